#include "method_positions.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace shinpan::count {
namespace {

using board::PointSet;
using rules::HalfPoints;
using Kind = Step::Kind;

std::string sums(Method method, const Stopped& stopped) {
  return sums_text(count_by(method, stopped));
}

const Step* find(const Counted& counted, Kind kind) {
  const auto found = std::find_if(counted.steps.begin(),
                                  counted.steps.end(),
                                  [&](const Step& step) { return step.kind == kind; });
  return found == counted.steps.end() ? nullptr : &*found;
}

std::string drawn(const Step& step) {
  board::Board board(board::square(9));
  board.set_all(step.stones);
  return support::drawn(board);
}

TEST(MethodsTest, Every_method_has_a_name_that_is_read_back) {
  for (const Method method : kMethods) {
    EXPECT_EQ(method_of(method_id(method)), method);
  }
  EXPECT_EQ(method_of("guessing"), std::nullopt);
}

TEST(MethodsTest, Eighty_one_points_are_42_to_36_and_White_wins_by_one_and_a_half) {
  const Stopped game = stopped(eighty_one_points(), 15, NeutralPoints::Left);
  const Counted counted = count_by(Method::Area, game);
  EXPECT_EQ(sums_text(counted), "42:43.5 W+1.5");
  const Tally tally = counted.steps.back().tally;
  EXPECT_EQ(tally.stones, (Both<int>{27, 23}));
  EXPECT_EQ(tally.land, (Both<int>{15, 13}));
  EXPECT_EQ(tally.neutral, 3);
  EXPECT_EQ(tally.points(), 81);
  EXPECT_EQ(counted.steps[1].sums,
            (Both<HalfPoints>{HalfPoints::points(42), HalfPoints::points(36)}));
}

TEST(MethodsTest, Neutral_points_are_taken_in_turn) {
  EXPECT_EQ(sums(Method::Area, stopped(eighty_one_points(), 15)), "44:44.5 W+0.5");
}

TEST(MethodsTest, A_seki_is_worth_one_point_to_Black_by_territory_and_four_to_White_by_area) {
  const Stopped game = stopped(seki_between());
  EXPECT_EQ(sums(Method::Territory, game), "7:6 B+1");
  EXPECT_EQ(sums(Method::Area, game), "37:41 W+4");
}

TEST(MethodsTest, Five_historic_counts_of_one_position) {
  const Stopped game = stopped(five_counts());
  EXPECT_EQ(sums(Method::Territory, game), "17:13 B+4");
  EXPECT_EQ(sums(Method::Area, game), "43:38 B+5");
  EXPECT_EQ(sums(Method::Stones, game), "43:38 B+5");
  EXPECT_EQ(sums(Method::StonesTaxed, game), "39:34 B+5");
  EXPECT_EQ(sums(Method::Filling, game), "43:38 B+5");
}

TEST(MethodsTest, Prisoners_are_laid_into_territory_and_the_rest_lies_together) {
  const Counted counted = count_by(Method::Japanese, stopped(five_counts()));
  EXPECT_EQ(sums_text(counted), "11:7 B+4");
  const Step* const laid = find(counted, Kind::LayPrisoners);
  ASSERT_NE(laid, nullptr);
  EXPECT_EQ(laid->points[0].count(), 3);
  EXPECT_EQ(laid->points[1].count(), 3);
  EXPECT_EQ(laid->tally.held, (Both<int>{0, 0}));
}

TEST(MethodsTest, Territory_is_moved_into_a_rectangle_of_ten) {
  const Given given(R"(
    . . . X . . X O O
    . X . . . . X O O
    . . . X . . X O .
    X X X X X X X O .
    O O O O O O O O .
    O O O O O O O O O
    O . O O O O O O O
    O O O O O O O O O
    . O O O O O O O O)");
  const Counted counted = count_by(Method::Japanese, stopped(given));
  const Step* const moved = find(counted, Kind::Rearrange);
  ASSERT_NE(moved, nullptr);
  EXPECT_EQ(drawn(*moved), support::drawn(R"(
    . . . . . X X O .
    . . . . . X X O .
    . . . . . X X O .
    X X X X X X X O .
    O O O O O O O O .
    O O O O O O O O O
    O O O O O O O O O
    O O O O O O O O O
    O O O O O O O O O)"));
}

TEST(MethodsTest, Prisoners_beyond_the_territory_are_subtracted) {
  Given given = five_counts();
  given.setup.captured_white = 20;
  const Stopped game = stopped(given);
  EXPECT_EQ(count_by(Method::Japanese, game).outcome, count_by(Method::Territory, game).outcome);
  EXPECT_NE(find(count_by(Method::Japanese, game), Kind::ShortPrisoners), nullptr);
}

TEST(MethodsTest, One_side_is_compared_with_half_of_the_board) {
  const Counted counted = count_by(Method::Chinese, stopped(five_counts()));
  EXPECT_EQ(sums_text(counted), "43:38 B+5");
  const Step* const half = find(counted, Kind::CompareWithHalf);
  ASSERT_NE(half, nullptr);
  EXPECT_EQ(half->figures, (Both<HalfPoints>{HalfPoints::points(43), HalfPoints{81}}));
}

TEST(MethodsTest, Pass_stones_make_territory_give_the_lead_of_area) {
  Stopped game = stopped(five_counts());
  game.terms.passes = {1, 1};
  const Counted counted = count_by(Method::Aga, game);
  EXPECT_EQ(sums_text(counted), "19:14 B+5");
  EXPECT_EQ(find(counted, Kind::PassStones)->figures,
            (Both<HalfPoints>{HalfPoints::points(1), HalfPoints::points(2)}));
  EXPECT_EQ(counted.steps.back().figures,
            (Both<HalfPoints>{HalfPoints::points(43), HalfPoints::points(38)}));
}

TEST(MethodsTest, The_opponents_bowl_gives_the_lead_of_area) {
  const Counted counted = count_by(Method::Bowl, stopped(five_counts()));
  EXPECT_EQ(sums_text(counted), "26:21 B+5");
  EXPECT_EQ(find(counted, Kind::ReturnPrisoners)->figures,
            (Both<HalfPoints>{HalfPoints::points(11), HalfPoints::points(12)}));
}

TEST(MethodsTest, Ing_filling_leaves_what_the_winner_has_over) {
  const Counted counted = count_by(Method::Ing, stopped(five_counts()));
  EXPECT_EQ(counted.outcome.margin, HalfPoints::points(5));
  EXPECT_EQ(find(counted, Kind::CountOver)->figures,
            (Both<HalfPoints>{HalfPoints::points(3), HalfPoints::points(-2)}));
  EXPECT_EQ(find(counted, Kind::FillOther)->points[1].count(), 2);
  EXPECT_EQ(counted.steps.back().tally.land, (Both<int>{1, 0}));
}

TEST(MethodsTest, Two_eyes_stay_in_each_group) {
  const Counted counted = count_by(Method::StonesTaxed, stopped(five_counts()));
  const Step* const eyes = find(counted, Kind::KeepEyes);
  ASSERT_NE(eyes, nullptr);
  EXPECT_EQ(eyes->points[0].count(), 4);
  EXPECT_EQ(eyes->points[1].count(), 4);
  // At D9 the stone beside it could be taken.
  EXPECT_FALSE(eyes->points[0].contains(support::at(board::square(9), "D9")));
  EXPECT_EQ(drawn(*eyes), support::drawn(R"(
    . X X X X O O . O
    X X X X O O . O O
    X X X . X O O O O
    X X X X X O O O O
    X X X X X O O O O
    O O O O X O X X X
    O O O O O X X X X
    . O . O X X . X .
    O O O X X X X X X)"));
}

TEST(MethodsTest, Complete_filling_leaves_nothing_empty) {
  const Counted counted = count_by(Method::Filling, stopped(five_counts()));
  EXPECT_EQ(counted.steps.back().tally.stones, (Both<int>{43, 38}));
}

TEST(MethodsTest, The_first_pass_earns_half_a_point) {
  Stopped game = stopped(five_counts());
  game.terms.first_pass = board::Color::White;
  EXPECT_EQ(sums(Method::Button, game), "43:38.5 B+4.5");
}

TEST(MethodsTest, A_handicap_is_compensated_where_the_rules_say_so) {
  Stopped game = stopped(five_counts());
  game.terms.handicap = 3;
  EXPECT_EQ(sums(Method::Area, game), "43:38 B+5");
  EXPECT_EQ(sums(Method::Chinese, game), "43:41 B+2");
  EXPECT_EQ(count_by(Method::Aga, game).outcome.margin, HalfPoints::points(3));
}

TEST(MethodsTest, Equal_sums_are_Blacks_by_Ings_rules) {
  const Counted counted = count_by(Method::Ing, stopped(five_counts(), 10));
  EXPECT_EQ(result_text(counted.outcome), "B+");
}

TEST(MethodsTest, An_undecided_group_leaves_the_result_open) {
  Stopped game = stopped(five_counts());
  game.life.groups.front().status = life::Status::Undecided;
  for (const Method method : kMethods) {
    EXPECT_EQ(result_text(count_by(method, game).outcome), "?") << method_id(method);
  }
}

}  // namespace
}  // namespace shinpan::count
