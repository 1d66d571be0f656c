#include "shinpan/record/charset.hpp"
#include "shinpan/record/finish_record.hpp"
#include "test_data.hpp"

#include <gtest/gtest.h>

namespace shinpan::record {
namespace {

using board::Color;
using board::point_at;
using rules::HalfPoints;
using rules::Move;
using Kind = StatedResult::Kind;

constexpr board::Size k19 = board::square(19);

GameRecord sample(const std::string& name) {
  return only_game(bytes_of(data_folder() / "formats" / name), name);
}

bool has_black_stone(const GameRecord& record, int col, int row) {
  return record.start.stones[point_at(record.size, col, row).index] == board::Stone::Black;
}

TEST(Gib, A_counted_game_is_read) {
  const GameRecord record = sample("even.gib");
  EXPECT_EQ(record.black, "Kuro(1D)");
  EXPECT_EQ(record.white, "Shiro(2D)");
  EXPECT_EQ(record.komi, HalfPoints{13});
  EXPECT_EQ(record.result, (StatedResult{Kind::Points, Color::White, {7}}));
  ASSERT_EQ(move_count(record), 4U);
  EXPECT_EQ(move_at(record, 0), Move::play(Color::Black, point_at(k19, 15, 3)));
  EXPECT_EQ(move_at(record, 3), Move::pass(Color::White));
  EXPECT_TRUE(record.warnings.empty());
}

TEST(Gib, The_third_handicap_stone_stands_where_nobody_plays) {
  const GameRecord record = sample("handicap.gib");
  EXPECT_EQ(record.handicap, 3);
  EXPECT_TRUE(has_black_stone(record, 3, 15));
  EXPECT_TRUE(has_black_stone(record, 15, 3));
  EXPECT_TRUE(has_black_stone(record, 15, 15));
  EXPECT_FALSE(has_black_stone(record, 3, 3));
  EXPECT_EQ(record.result, (StatedResult{Kind::Resignation, Color::Black, {}}));
}

TEST(Gib, A_point_off_the_board_ends_the_line_there) {
  const GameRecord record = sample("handicap.gib");
  EXPECT_EQ(move_count(record), 2U);
  ASSERT_TRUE(has_warning(record, WarningCode::CutShort));
  EXPECT_EQ(record.warnings.back().where.move, 3U);
}

TEST(Ngf, Header_moves_and_passes_are_read) {
  const GameRecord record = sample("even.ngf");
  EXPECT_EQ(record.komi, HalfPoints{13});
  EXPECT_EQ(record.result, (StatedResult{Kind::Points, Color::White, {37}}));
  EXPECT_EQ(record.event, "Rating game");
  ASSERT_EQ(move_count(record), 4U);
  EXPECT_EQ(move_at(record, 0), Move::play(Color::Black, point_at(k19, 15, 3)));
  EXPECT_EQ(move_at(record, 2), Move::pass(Color::Black));
}

TEST(Ngf, The_title_may_be_missing) {
  const GameRecord record = sample("no-title.ngf");
  EXPECT_EQ(record.size, k19);
  EXPECT_EQ(record.komi, HalfPoints{13});
  EXPECT_EQ(move_count(record), 4U);
}

TEST(Ngf, Komi_is_not_raised_in_handicap_games) {
  if (!convert("a", "Shift_JIS", Malformed::Refused)) {
    GTEST_SKIP() << "built without ICU";
  }
  const GameRecord record = sample("japanese.ngf");
  EXPECT_EQ(record.size, board::square(9));
  EXPECT_EQ(record.handicap, 2);
  EXPECT_EQ(record.komi, HalfPoints{0});
  EXPECT_EQ(record.result, (StatedResult{Kind::Points, Color::Black, {5}}));
  EXPECT_EQ(record.start.to_play, Color::White);
}

TEST(Ugf, Rows_count_from_the_bottom_in_the_coordinates_of_igs) {
  const GameRecord record = sample("igs.ugi");
  EXPECT_EQ(record.handicap, 2);
  EXPECT_EQ(record.komi, HalfPoints{1});
  EXPECT_EQ(record.rules_text, "Japanese");
  EXPECT_EQ(record.result, (StatedResult{Kind::Points, Color::White, {5}}));
  EXPECT_TRUE(has_black_stone(record, 15, 15));
  EXPECT_TRUE(has_black_stone(record, 3, 3));
  ASSERT_EQ(move_count(record), 3U);
  EXPECT_EQ(move_at(record, 0), Move::play(Color::White, point_at(k19, 2, 16)));
  EXPECT_EQ(move_at(record, 2), Move::pass(Color::White));
}

TEST(Ugf, A_size_stated_again_behind_the_data_changes_nothing) {
  const auto import =
      read("[Header]\nSize=9\n[Data]\nCC,B1,1,1\n[Header]\nSize=19\n[Data]\nTT,W1,2,1\n", "x.ugf");
  ASSERT_TRUE(import && import->games.size() == 1 && import->games[0]);
  EXPECT_EQ(import->games[0]->size, board::square(9));
  EXPECT_EQ(import->games[0]->start.stones.size(), 81U);
}

TEST(Ugf, A_line_that_is_no_move_ends_the_line_there) {
  const GameRecord record = sample("plain.ugf");
  EXPECT_EQ(record.size, board::square(9));
  EXPECT_EQ(record.rules_text, "Chinese");
  EXPECT_EQ(record.result, (StatedResult{Kind::Resignation, Color::Black, {}}));
  EXPECT_EQ(move_at(record, 0), Move::play(Color::Black, point_at(record.size, 2, 2)));
  EXPECT_EQ(move_count(record), 2U);
  EXPECT_EQ(detail_of(record, WarningCode::CutShort), "Q,B1,3,1");
}

}  // namespace
}  // namespace shinpan::record
