#include "shinpan/record/finish_record.hpp"
#include "test_data.hpp"

#include <gtest/gtest.h>

namespace shinpan::record {
namespace {

using board::Color;

using Rows = std::vector<std::string>;

TEST(Replay, Moves_are_made_up_to_the_one_asked_for) {
  const GameRecord record = only_game("(;SZ[3];B[aa];W[bb];B[cc])");
  EXPECT_EQ(rows_of(replay(record, {})->game.board()), (Rows{"X..", ".O.", "..X"}));
  EXPECT_EQ(rows_of(replay(record, {}, 1)->game.board()), (Rows{"X..", "...", "..."}));
  EXPECT_EQ(replay(record, {}, 0)->moves, 0U);
  EXPECT_EQ(replay(record, {}, 4).error().code, base::ErrorCode::NoSuchMove);
}

TEST(Replay, An_illegal_move_is_made_and_named) {
  const GameRecord record = only_game("(;SZ[3];B[aa];W[aa];B[bb])");
  const base::Result<Replay> replayed = replay(record, {});
  ASSERT_TRUE(replayed);
  EXPECT_EQ(replayed->first_illegal, 2U);
  EXPECT_EQ(replayed->first_refusal, rules::Refusal::Occupied);
  EXPECT_TRUE(has_warning(replayed->warnings, WarningCode::IllegalMove));
  EXPECT_EQ(rows_of(replayed->game.board()), (Rows{"O..", ".X.", "..."}));
}

TEST(Replay, Past_a_hundred_illegal_moves_are_counted_and_not_named) {
  std::string text = "(;SZ[3]";
  for (int i = 0; i < 150; ++i) {
    text += i % 2 == 0 ? ";B[aa]" : ";W[aa]";
  }
  const base::Result<Replay> replayed = replay(only_game(text + ")"), {});
  ASSERT_TRUE(replayed);
  EXPECT_EQ(replayed->illegal, 149U);
  EXPECT_EQ(replayed->warnings.back().code, WarningCode::MoreIllegalMoves);
  EXPECT_EQ(replayed->warnings.back().detail, "49");
  EXPECT_EQ(replayed->warnings.back().where.move, 150U);
}

TEST(Replay, A_ko_retaken_at_once_is_illegal_and_made_all_the_same) {
  const GameRecord record = only_game("(;SZ[4]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb];W[bb];B[cb])");
  const base::Result<Replay> replayed = replay(record, {});
  ASSERT_TRUE(replayed);
  EXPECT_EQ(replayed->first_illegal, 2U);
  EXPECT_EQ(replayed->first_refusal, rules::Refusal::Ko);
  EXPECT_EQ(replayed->game.captured(Color::White), 2);
  EXPECT_EQ(replayed->game.captured(Color::Black), 1);
}

TEST(Replay, Passes_are_counted_for_each_side) {
  const base::Result<Replay> replayed = replay(only_game("(;SZ[3];B[];W[aa];B[tt];W[])"), {});
  ASSERT_TRUE(replayed);
  EXPECT_EQ(replayed->passes, (std::array<int, 2>{2, 1}));
  EXPECT_EQ(replayed->first_pass, Color::Black);
  EXPECT_EQ(replayed->moves, 4U);
}

TEST(Replay, Stones_put_down_in_mid_game_keep_the_captures) {
  const GameRecord record = only_game("(;SZ[3]AB[ab]AW[aa];B[ba];AE[ab]AW[cc]PL[B];B[bb])");
  const base::Result<Replay> replayed = replay(record, {});
  ASSERT_TRUE(replayed);
  EXPECT_EQ(rows_of(replayed->game.board()), (Rows{".X.", ".X.", "..O"}));
  EXPECT_EQ(replayed->game.captured(Color::White), 1);
  EXPECT_EQ(replayed->moves, 2U);
}

TEST(Replay, What_can_be_read_before_a_broken_move_stays) {
  const GameRecord record = only_game("(;SZ[9];B[aa];W[zz];B[bb])");
  EXPECT_EQ(move_count(record), 1U);
  ASSERT_TRUE(has_warning(record, WarningCode::CutShort));
  EXPECT_EQ(replay(record, {})->moves, 1U);
}

TEST(Record, Handicap_stones_that_are_not_written_down_are_put_on_the_usual_points) {
  const GameRecord placed = only_game("(;SZ[9]HA[2];W[ee];B[aa])");
  EXPECT_TRUE(has_warning(placed, WarningCode::HandicapPlaced));
  EXPECT_EQ(rows_of(placed.start)[2], "......X..");
  const GameRecord played_there = only_game("(;SZ[9]HA[2];W[gc];B[aa])");
  EXPECT_FALSE(has_warning(played_there, WarningCode::HandicapPlaced));
  const GameRecord free_placement = only_game("(;SZ[9]HA[2];B[cc];B[gg];W[ee])");
  EXPECT_FALSE(has_warning(free_placement, WarningCode::HandicapPlaced));
  EXPECT_FALSE(has_warning(free_placement, WarningCode::TwiceInARow));
}

TEST(Record, A_move_after_two_passes_is_warned_of_a_third_pass_is_not) {
  EXPECT_TRUE(has_warning(only_game("(;SZ[9];B[aa];W[];B[];W[bb])"), WarningCode::MovesAfterEnd));
  EXPECT_FALSE(has_warning(only_game("(;SZ[9];B[aa];W[];B[];W[])"), WarningCode::MovesAfterEnd));
}

TEST(Record, A_point_marked_for_both_sides_is_marked_for_none) {
  const GameRecord record = only_game("(;SZ[9];B[aa]TB[bb][cc]TW[cc][dd])");
  EXPECT_EQ(detail_of(record, WarningCode::ConflictingMarks), "C7");
  EXPECT_EQ(record.black_territory.count(), 1);
  EXPECT_EQ(record.white_territory.count(), 1);
}

TEST(Record, The_marks_of_the_last_node_that_has_any_count) {
  const GameRecord record = only_game("(;SZ[9];B[aa]TB[bb][cc];W[dd]TW[ee];B[ff])");
  EXPECT_TRUE(record.black_territory.empty());
  EXPECT_EQ(record.white_territory.count(), 1);
}

TEST(Record, Only_the_main_line_is_read) {
  const GameRecord record = only_game("(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd]))");
  EXPECT_EQ(move_count(record), 3U);
}

TEST(Record, Rules_that_nobody_knows_are_warned_of) {
  EXPECT_EQ(detail_of(only_game("(;SZ[9]RU[House rules of ours])"), WarningCode::UnknownRules),
            "House rules of ours");
  EXPECT_FALSE(has_warning(only_game("(;SZ[9]RU[Japanese])"), WarningCode::UnknownRules));
}

TEST(Record, Boards_may_be_rectangles) {
  EXPECT_EQ(only_game("(;SZ[5:3];B[ec])").size, (board::Size{5, 3}));
  EXPECT_EQ(only_game("(;SZ[19:19])").size, board::square(19));
}

TEST(Read, Inputs_that_cannot_be_read_say_why) {
  EXPECT_EQ(read("").error().code, base::ErrorCode::FileEmpty);
  EXPECT_EQ(read(" \r\n\t").error().code, base::ErrorCode::FileEmpty);
  EXPECT_EQ(read("hello there").error().code, base::ErrorCode::UnknownFormat);
  EXPECT_EQ(read("{\"record\":\"(;SZ[9];B[aa])\",\"rules\":\"chinese\"}", "x.json").error().code,
            base::ErrorCode::UnknownFormat);
  EXPECT_EQ(read("{ }").error().code, base::ErrorCode::UnknownFormat);
  EXPECT_EQ(read("hello there", "x.SGF").error().code, base::ErrorCode::SgfNoGame);
  EXPECT_EQ(read("hello there", "x.gib").error().code, base::ErrorCode::BadRecord);
  EXPECT_EQ(read("(;GM[2]SZ[8])")->games[0].error().code, base::ErrorCode::SgfWrongGame);
  EXPECT_EQ(read("\n(;GM[1]SZ[26])")->games[0].error().code, base::ErrorCode::BadSize);
  EXPECT_EQ(read("\n(;GM[1]SZ[26])")->games[0].error().where.line, 2U);
  EXPECT_EQ(read("(;SZ[0])")->games[0].error().code, base::ErrorCode::BadSize);
}

TEST(Read, Games_beyond_a_hundred_thousand_are_refused) {
  std::string text;
  for (int i = 0; i < 100'001; ++i) {
    text += "(;)";
  }
  const base::Result<Import> import = read(text);
  ASSERT_TRUE(import);
  ASSERT_EQ(import->games.size(), 100'001U);
  EXPECT_TRUE(import->games[99'999]);
  EXPECT_EQ(import->games.back().error().code, base::ErrorCode::TooLarge);
}

TEST(Read, One_bad_game_does_not_spoil_the_others) {
  const base::Result<Import> import = read("(;SZ[9];B[aa])(;SZ[99])(;SZ[5])");
  ASSERT_TRUE(import);
  ASSERT_EQ(import->games.size(), 3U);
  EXPECT_TRUE(import->games[0]);
  EXPECT_FALSE(import->games[1]);
  EXPECT_EQ(import->games[2]->size, board::square(5));
}

}  // namespace
}  // namespace shinpan::record
