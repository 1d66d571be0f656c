#include "shinpan/count/eye_space.hpp"

#include "support/board_picture.hpp"

#include <gtest/gtest.h>

namespace shinpan::count {
namespace {

// Points of the space: a empty, b under a dead stone.
EyeSpace space(std::string_view picture) {
  const support::Picture p(picture);
  const board::PointSet dead = p.points_marked('b');
  return eye_space(board::geometry(p.size()), {p.points_marked('a') | dead, dead});
}

constexpr EyeSpace kOne{1, 1};
constexpr EyeSpace kTurnsOnTheMove{1, 2};
constexpr EyeSpace kTwo{2, 2};

TEST(EyeSpaceTest, One_or_two_points_are_one_eye) {
  EXPECT_EQ(space("a . ."), kOne);
  EXPECT_EQ(space("a a ."), kOne);
  EXPECT_EQ(space("a b ."), kOne);
}

TEST(EyeSpaceTest, Three_points_turn_on_the_middle) {
  EXPECT_EQ(space("a a a"), kTurnsOnTheMove);
  EXPECT_EQ(space("b a a"), kTurnsOnTheMove);
  EXPECT_EQ(space("a b a"), kOne);
}

TEST(EyeSpaceTest, Four_in_a_line_or_bent_are_two_eyes_and_a_square_is_one) {
  EXPECT_EQ(space("a a a a"), kTwo);
  EXPECT_EQ(space("a a a\n. . a"), kTwo);
  EXPECT_EQ(space("a b b a"), kOne);
  EXPECT_EQ(space("a a\na a"), kOne);
}

TEST(EyeSpaceTest, Shapes_with_a_vital_point_turn_on_the_move) {
  EXPECT_EQ(space("a a a\n. a ."), kTurnsOnTheMove);
  EXPECT_EQ(space(". a .\na a a\n. a ."), kTurnsOnTheMove);
  EXPECT_EQ(space("a a .\na a a"), kTurnsOnTheMove);
  EXPECT_EQ(space(". a .\na a a\na a ."), kTurnsOnTheMove);
  EXPECT_EQ(space(". a .\na b a\n. a ."), kOne);
}

TEST(EyeSpaceTest, Stones_that_can_be_taken_are_no_nakade_when_their_shape_gives_two_eyes) {
  EXPECT_EQ(space("a b b b b"), kTwo);
  EXPECT_EQ(space("a b b b"), kOne);
  EXPECT_EQ(space("a b b\n. b b"), kOne);
}

TEST(EyeSpaceTest, Five_in_a_line_and_two_by_three_are_two_eyes) {
  EXPECT_EQ(space("a a a a a"), kTwo);
  EXPECT_EQ(space("a a a\na a a"), kTwo);
}

TEST(EyeSpaceTest, Seven_points_are_two_eyes_whatever_the_shape) {
  EXPECT_EQ(space("a a a a\na a a ."), kTwo);
}

}  // namespace
}  // namespace shinpan::count
