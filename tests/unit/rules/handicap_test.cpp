#include "shinpan/rules/handicap.hpp"

#include <gtest/gtest.h>

#include <string>

namespace shinpan::rules {
namespace {

std::string vertices(board::Size size, int stones) {
  std::string out;
  const auto points = fixed_handicap(size, stones);
  if (!points) {
    return "refused";
  }
  for (const board::Point p : *points) {
    out += (out.empty() ? "" : " ") + board::vertex(size, p);
  }
  return out;
}

TEST(HandicapTest, Points_on_19x19_are_those_of_GTP) {
  const board::Size size = board::square(19);
  EXPECT_EQ(vertices(size, 2), "D4 Q16");
  EXPECT_EQ(vertices(size, 3), "D4 Q16 D16");
  EXPECT_EQ(vertices(size, 4), "D4 Q16 D16 Q4");
  EXPECT_EQ(vertices(size, 5), "D4 Q16 D16 Q4 K10");
  EXPECT_EQ(vertices(size, 6), "D4 Q16 D16 Q4 D10 Q10");
  EXPECT_EQ(vertices(size, 7), "D4 Q16 D16 Q4 D10 Q10 K10");
  EXPECT_EQ(vertices(size, 8), "D4 Q16 D16 Q4 D10 Q10 K4 K16");
  EXPECT_EQ(vertices(size, 9), "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10");
}

TEST(HandicapTest, Small_boards_use_the_third_line) {
  EXPECT_EQ(vertices(board::square(9), 5), "C3 G7 C7 G3 E5");
  EXPECT_EQ(vertices(board::square(13), 2), "D4 K10");
  EXPECT_EQ(vertices(board::square(7), 4), "C3 E5 C5 E3");
}

TEST(HandicapTest, Even_and_very_small_boards_have_fewer_points) {
  EXPECT_EQ(vertices(board::square(8), 4), "C3 F6 C6 F3");
  EXPECT_EQ(vertices(board::square(8), 5), "refused");
  EXPECT_EQ(vertices(board::square(7), 5), "refused");
  EXPECT_EQ(vertices(board::square(5), 2), "refused");
  EXPECT_EQ(vertices({19, 13}, 2), "refused");
}

TEST(HandicapTest, One_and_ten_stones_are_no_fixed_handicap) {
  for (const int stones : {-1, 0, 1, 10}) {
    EXPECT_EQ(vertices(board::square(19), stones), "refused") << stones;
  }
}

TEST(HandicapTest, White_is_compensated_as_the_rule_set_says) {
  const auto compensation = [](const char* id, int stones) {
    return handicap_compensation(*preset(id), stones);
  };
  EXPECT_EQ(compensation("chinese", 4), HalfPoints::points(4));
  EXPECT_EQ(compensation("aga", 4), HalfPoints::points(3));
  EXPECT_EQ(compensation("new-zealand", 4), HalfPoints{});
  EXPECT_EQ(compensation("japanese-1989", 9), HalfPoints{});
  EXPECT_EQ(compensation("chinese", 0), HalfPoints{});
  EXPECT_EQ(compensation("chinese", 1), HalfPoints{});
}

TEST(HandicapTest, Territory_counting_needs_no_compensation) {
  Ruleset rules = *preset("aga");
  rules.scoring = Scoring::Territory;
  EXPECT_EQ(handicap_compensation(rules, 4), HalfPoints{});
}

}  // namespace
}  // namespace shinpan::rules
