#include "shinpan/record/charset.hpp"
#include "shinpan/record/finish_record.hpp"
#include "test_data.hpp"

#include <gtest/gtest.h>

#include <algorithm>

// Every file of data/odd reads as its README says.
namespace shinpan::record {
namespace {

using board::Color;
using rules::HalfPoints;
using rules::Move;
using Kind = StatedResult::Kind;

GameRecord odd(const std::string& name) {
  return only_game(bytes_of(data_folder() / "odd" / name), name);
}

bool without_icu() {
  return !convert("a", "GB18030", Malformed::Refused);
}

const StatedResult kBlackByResignation{Kind::Resignation, Color::Black, {}};

TEST(OddFiles, Second_bytes_of_Shift_JIS_do_not_escape_a_bracket) {
  if (without_icu()) {
    GTEST_SKIP() << "built without ICU";
  }
  const GameRecord record = odd("sjis-backslash.sgf");
  EXPECT_EQ(record.size, board::square(19));
  EXPECT_EQ(record.komi, HalfPoints{13});
  EXPECT_EQ(record.black, "\u9ed2\u30bd");
  EXPECT_EQ(record.white, "\u8868\u793a");
  EXPECT_EQ(record.result, kBlackByResignation);
  EXPECT_EQ(move_count(record), 6U);
  EXPECT_FALSE(has_warning(record, WarningCode::GuessedEncoding));
}

TEST(OddFiles, Gbk_without_a_declaration_is_guessed_before_it_is_parsed) {
  if (without_icu()) {
    GTEST_SKIP() << "built without ICU";
  }
  const GameRecord record = odd("gbk-bracket-no-ca.sgf");
  EXPECT_EQ(record.komi, HalfPoints{15});
  EXPECT_EQ(record.result_text, "\u9ed1\u4e2d\u76d8\u80dc");
  EXPECT_EQ(record.result, kBlackByResignation);
  EXPECT_EQ(move_count(record), 6U);
  EXPECT_EQ(detail_of(record, WarningCode::GuessedEncoding), "GB18030");
}

TEST(OddFiles, A_false_declaration_of_utf8_is_not_believed) {
  if (without_icu()) {
    GTEST_SKIP() << "built without ICU";
  }
  const GameRecord record = odd("cp949-but-says-utf8.sgf");
  EXPECT_EQ(record.size, board::square(19));
  EXPECT_EQ(record.komi, HalfPoints{15});
  EXPECT_EQ(record.result, (StatedResult{Kind::Resignation, Color::White, {}}));
  EXPECT_EQ(move_count(record), 6U);
  EXPECT_EQ(detail_of(record, WarningCode::GuessedEncoding), "EUC-KR");
  EXPECT_TRUE(has_warning(record, WarningCode::DefaultSize));
  EXPECT_EQ(detail_of(record, WarningCode::SyntaxRepaired), "extra-bracket");
}

TEST(OddFiles, A_root_without_semicolon_and_a_komi_in_words_are_read) {
  if (without_icu()) {
    GTEST_SKIP() << "built without ICU";
  }
  const GameRecord record = odd("kiin-no-first-semicolon.sgf");
  EXPECT_EQ(record.size, board::square(19));
  EXPECT_EQ(record.komi, HalfPoints{13});
  EXPECT_EQ(record.result, kBlackByResignation);
  EXPECT_EQ(move_count(record), 6U);
}

TEST(OddFiles, Long_names_of_the_old_format_are_read) {
  const GameRecord record = odd("ff3-lowercase.sgf");
  EXPECT_EQ(record.handicap, 2);
  EXPECT_EQ(record.komi, HalfPoints{1});
  EXPECT_EQ(record.result, (StatedResult{Kind::Points, Color::White, {69}}));
  EXPECT_EQ(move_count(record), 5U);
  EXPECT_EQ(move_at(record, 3), Move::pass(Color::Black));
  EXPECT_EQ(move_at(record, 4), Move::pass(Color::White));
  EXPECT_EQ(record.start.to_play, Color::White);
}

TEST(OddFiles, tt_is_a_pass_up_to_nineteen_lines) {
  const GameRecord record = odd("tt-pass-19.sgf");
  EXPECT_EQ(move_count(record), 4U);
  EXPECT_EQ(move_at(record, 2), Move::pass(Color::Black));
}

TEST(OddFiles, tt_is_a_point_on_larger_boards) {
  const GameRecord record = odd("tt-is-a-point-21.sgf");
  EXPECT_EQ(record.size, board::square(21));
  EXPECT_EQ(move_at(record, 0), Move::play(Color::Black, board::point_at(record.size, 19, 19)));
}

TEST(OddFiles, Rectangles_of_points_are_spread) {
  const GameRecord record = odd("compressed-lists.sgf");
  int black = 0;
  int white = 0;
  for (const board::Stone stone : record.start.stones) {
    black += stone == board::Stone::Black ? 1 : 0;
    white += stone == board::Stone::White ? 1 : 0;
  }
  EXPECT_EQ(black, 10);
  EXPECT_EQ(white, 2);
  EXPECT_EQ(record.black_territory.count(), 71);
  EXPECT_TRUE(record.white_territory.empty());
  EXPECT_TRUE(record.has_marks);
}

TEST(OddFiles, Two_games_of_one_file_are_read) {
  const base::Result<Import> import = read(bytes_of(data_folder() / "odd/two-games.sgf"));
  ASSERT_TRUE(import);
  ASSERT_EQ(import->games.size(), 2U);
  EXPECT_EQ(import->games[0]->size, board::square(9));
  EXPECT_EQ(import->games[1]->size, board::square(13));
  EXPECT_EQ(import->games[1]->handicap, 2);
}

TEST(OddFiles, Three_thousand_nested_variations_are_one_line) {
  const GameRecord record = odd("deep-3000.sgf");
  EXPECT_EQ(move_count(record), 3000U);
  const base::Result<Replay> replayed = replay(record, rules::Ruleset{});
  ASSERT_TRUE(replayed);
  EXPECT_EQ(replayed->moves, 3000U);
}

TEST(OddFiles, A_bare_bracket_in_a_comment_costs_no_move) {
  const GameRecord record = odd("unescaped-bracket.sgf");
  EXPECT_EQ(move_count(record), 3U);
  EXPECT_EQ(record.result, (StatedResult{Kind::Points, Color::Black, {7}}));
  EXPECT_EQ(detail_of(record, WarningCode::SyntaxRepaired), "stray-text");
}

TEST(OddFiles, What_only_looks_like_a_game_in_other_bytes_is_none) {
  for (const char* const text :
       {"\x01\x02(;fB)\x03", "junk (;) more (;x) end", "see (;C[here])!"}) {
    const base::Result<Import> import = read(text, "junk.sgf");
    ASSERT_TRUE(import) << text;
    ASSERT_EQ(import->games.size(), 1U) << text;
    ASSERT_FALSE(import->games[0]) << text;
    EXPECT_EQ(import->games[0].error().code, base::ErrorCode::SgfNoGame) << text;
  }
  EXPECT_TRUE(read("(;C[only words])", "words.sgf")->games[0]);
}

TEST(OddFiles, Each_kind_of_damage_is_warned_of_once) {
  const base::Result<Import> import = read("(;SZ[5] stray ;B[aa] stray ;W[bb] stray ;B[cc])");
  ASSERT_TRUE(import);
  const auto& warnings = import->games[0]->warnings;
  EXPECT_EQ(std::count_if(
                warnings.begin(),
                warnings.end(),
                [](const Warning& warning) { return warning.code == WarningCode::SyntaxRepaired; }),
            1);
}

TEST(OddFiles, Komi_and_margin_in_zi_become_points) {
  const GameRecord record = odd("fox-zi-units.sgf");
  EXPECT_EQ(record.komi, HalfPoints{15});
  EXPECT_EQ(record.result, (StatedResult{Kind::Points, Color::Black, {7}}));
  EXPECT_EQ(detail_of(record, WarningCode::KomiUnits), "375");
  EXPECT_FALSE(has_warning(record, WarningCode::KomiAgainstResult));
}

TEST(OddFiles, A_komi_that_cannot_give_the_margin_is_warned_of) {
  const GameRecord record = odd("fox-km0.sgf");
  EXPECT_EQ(record.komi, HalfPoints{0});
  EXPECT_EQ(detail_of(record, WarningCode::KomiAgainstResult), "6.5");
}

TEST(OddFiles, Handicap_stones_of_a_second_node_stand_before_the_first_move) {
  const GameRecord record = odd("handicap-in-second-node.sgf");
  EXPECT_EQ(record.handicap, 2);
  EXPECT_EQ(record.start.stones[board::point_at(record.size, 15, 3).index], board::Stone::Black);
  EXPECT_EQ(move_count(record), 4U);
  ASSERT_TRUE(has_warning(record, WarningCode::TwiceInARow));
  for (const Warning& warning : record.warnings) {
    if (warning.code == WarningCode::TwiceInARow) {
      EXPECT_EQ(warning.where.move, 2U);
    }
  }
}

}  // namespace
}  // namespace shinpan::record
