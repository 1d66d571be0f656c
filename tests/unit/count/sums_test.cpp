#include "given.hpp"

#include <gtest/gtest.h>

namespace shinpan::count {
namespace {

using rules::HalfPoints;

// Black: 11 points, 2 of them under dead stones, and 9 stones. White: 4 points and 11 stones.
const Given kBoard(R"(
  . . . X O . O
  . o o X O O O
  . . . X O . O
  X X X X O O O
  . X . X O . .)");

int points(HalfPoints value) {
  return value.halves / 2;
}

Terms with_komi(Terms terms, int halves) {
  terms.komi = HalfPoints{halves};
  return terms;
}

TEST(SumsTest, Territory_adds_points_prisoners_and_dead_stones) {
  Given given = kBoard;
  given.setup.captured_black = 3;
  given.setup.captured_white = 5;
  const Verdict verdict = given.counted(with_komi(terms_of("japanese"), 13));
  const Side& black = verdict.side[0];
  const Side& white = verdict.side[1];
  EXPECT_EQ(points(black.territory), 11);
  EXPECT_EQ(points(black.prisoners), 5);
  EXPECT_EQ(points(black.dead), 2);
  EXPECT_EQ(black.stones, HalfPoints{});
  EXPECT_EQ(black.total, HalfPoints::points(18));
  EXPECT_EQ(points(white.territory), 4);
  EXPECT_EQ(white.komi, HalfPoints{13});
  EXPECT_EQ(white.total, HalfPoints{2 * 7 + 13});
  EXPECT_EQ(result_text(verdict.outcome), "B+4.5");
}

TEST(SumsTest, Area_adds_stones_and_points_and_no_prisoners) {
  Given given = kBoard;
  given.setup.captured_black = 3;
  const Verdict verdict = given.counted(with_komi(terms_of("chinese"), 15));
  EXPECT_EQ(points(verdict.side[0].stones), 9);
  EXPECT_EQ(points(verdict.side[0].territory), 11);
  EXPECT_EQ(verdict.side[1].prisoners, HalfPoints{});
  EXPECT_EQ(points(verdict.side[1].stones), 11);
  EXPECT_EQ(result_text(verdict.outcome), "W+2.5");
}

TEST(SumsTest, Stones_territory_and_neutral_points_make_up_the_board) {
  for (const rules::Ruleset& rules : rules::presets()) {
    for (const Reading reading : {Reading::Customary, Reading::Strict}) {
      Terms terms;
      terms.rules = rules;
      const Verdict verdict = kBoard.counted(terms, reading);
      int territory = 0;
      int living = 0;
      int neutral = 0;
      for (const Owner owner : verdict.owner) {
        territory += owner == Owner::Black || owner == Owner::White ? 1 : 0;
        living += owner == Owner::Stone ? 1 : 0;
        neutral += owner == Owner::Neutral ? 1 : 0;
      }
      EXPECT_EQ(points(verdict.side[0].territory + verdict.side[1].territory), territory)
          << rules.id;
      if (rules.scoring != rules::Scoring::Territory) {
        EXPECT_EQ(points(verdict.side[0].stones + verdict.side[1].stones), living) << rules.id;
      }
      EXPECT_EQ(living + territory + neutral, kBoard.setup.size.area()) << rules.id;
    }
  }
}

TEST(SumsTest, A_group_tax_takes_two_points_from_each_group) {
  const Verdict verdict = kBoard.counted(terms_of("stone-scoring"));
  EXPECT_EQ(points(verdict.side[0].tax), 2);
  EXPECT_EQ(points(verdict.side[1].tax), 2);
  EXPECT_EQ(points(verdict.side[0].total), 18);
}

TEST(SumsTest, Handicap_compensation_goes_to_white_where_area_is_counted) {
  Terms terms = terms_of("aga");
  terms.handicap = 4;
  EXPECT_EQ(points(kBoard.counted(terms).side[1].komi), 3);
  terms.rules = *rules::preset("chinese");
  EXPECT_EQ(points(kBoard.counted(terms).side[1].komi), 4);
  terms.rules = *rules::preset("japanese");
  EXPECT_EQ(points(kBoard.counted(terms).side[1].komi), 0);
}

TEST(SumsTest, Pass_stones_are_prisoners_and_white_passes_last) {
  Terms terms = terms_of("japanese");
  terms.rules.pass_stones = {true, true};
  terms.passes = {1, 1};
  terms.first_pass = board::Color::Black;
  EXPECT_EQ(points(kBoard.counted(terms).side[0].prisoners), 1);
  terms.first_pass = board::Color::White;
  EXPECT_EQ(points(kBoard.counted(terms).side[0].prisoners), 2);
  EXPECT_EQ(points(kBoard.counted(terms).side[1].prisoners), 1);
}

TEST(SumsTest, The_button_is_half_a_point_for_the_first_pass) {
  Terms terms = terms_of("aga-button");
  terms.first_pass = board::Color::Black;
  EXPECT_EQ(kBoard.counted(terms).side[0].komi, HalfPoints{1});
  terms.first_pass = board::Color::White;
  EXPECT_EQ(kBoard.counted(terms).side[1].komi, HalfPoints{1});
}

TEST(SumsTest, Penalties_are_subtracted) {
  Terms terms = terms_of("ing");
  terms.penalty[1] = HalfPoints::points(2);
  const Verdict verdict = kBoard.counted(terms);
  EXPECT_EQ(points(verdict.side[1].total), 13);
}

TEST(SumsTest, Results_have_their_words) {
  const auto text = [](Ending ending, int halves) {
    return result_text({ending, HalfPoints{halves}, false});
  };
  EXPECT_EQ(text(Ending::Counted, 5), "B+2.5");
  EXPECT_EQ(text(Ending::Counted, -2), "W+1");
  EXPECT_EQ(text(Ending::Counted, -1), "W+0.5");
  EXPECT_EQ(text(Ending::Counted, 0), "0");
  EXPECT_EQ(text(Ending::Void, 0), "void");
  EXPECT_EQ(text(Ending::BothLose, 0), "both-lose");
  EXPECT_EQ(text(Ending::Undecided, 7), "?");
  EXPECT_EQ(result_text({Ending::Counted, {}, true}), "B+");
}

}  // namespace
}  // namespace shinpan::count
