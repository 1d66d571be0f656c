#include "shinpan/life/static/living_area.hpp"

#include "support/board_picture.hpp"

#include <gtest/gtest.h>

namespace shinpan::life {
namespace {

using board::geometry;
using board::PointSet;
using support::Picture;

std::vector<PointSet> areas_of(const Picture& p) {
  return living_areas(geometry(p.size()), p.points_marked('X'));
}

TEST(LivingAreaTest, One_point_inside_is_room_for_one_eye) {
  const Picture p(R"(
    X X X X X
    X a a a X
    X a a a X
    X a a a X
    X X X X X)");
  ASSERT_EQ(areas_of(p).size(), 1U);
  EXPECT_EQ(areas_of(p).front(), p.points_marked('a'));
}

TEST(LivingAreaTest, Two_points_side_by_side_are_room_for_one_eye) {
  const Picture p(R"(
    X X X X X X
    X a a a a X
    X a a a a X
    X a a a a X
    X X X X X X)");
  EXPECT_EQ(areas_of(p).size(), 1U);
}

// To empty it X would have to give up the eye that it is.
TEST(LivingAreaTest, On_a_line_two_points_side_by_side_are_too_many) {
  EXPECT_EQ(areas_of(Picture(". X a a a")).size(), 1U);  // the point on the left
  EXPECT_EQ(areas_of(Picture(". X a a")).size(), 2U);
}

TEST(LivingAreaTest, Two_points_apart_are_room_for_two_eyes) {
  const Picture straight(R"(
    X X X X X X X
    X . . . . . X
    X . . . . . X
    X . . . . . X
    X X X X X X X)");
  EXPECT_TRUE(areas_of(straight).empty());
  const Picture diagonal(R"(
    . . X
    . . X
    X X X)");
  EXPECT_EQ(areas_of(diagonal).size(), 1U) << "only the corner touches no wall";
  const Picture wide(R"(
    . . . X
    . . X X
    . X X .
    X X . .)");
  EXPECT_EQ(areas_of(wide).size(), 1U) << "the lower right alone";
}

TEST(LivingAreaTest, The_edge_is_no_wall) {
  const Picture p(R"(
    . . . X
    . . . X
    X X X X
    a a a a)");
  ASSERT_EQ(areas_of(p).size(), 2U) << "of the corner two neighbours touch no wall";
  EXPECT_EQ(areas_of(p).back(), p.points_marked('a'));
}

TEST(LivingAreaTest, Enemy_stones_are_part_of_an_area) {
  const Picture p(R"(
    . O X .
    O . X O
    X X X .)");
  ASSERT_EQ(areas_of(p).size(), 2U);
  EXPECT_EQ(areas_of(p).front().count(), 4);
}

TEST(LivingAreaTest, Without_living_chains_there_is_no_area) {
  EXPECT_TRUE(living_areas(geometry(board::square(5)), {}).empty());
}

}  // namespace
}  // namespace shinpan::life
