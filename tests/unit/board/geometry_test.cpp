#include "shinpan/board/geometry.hpp"

#include <gtest/gtest.h>

namespace shinpan::board {
namespace {

TEST(GeometryTest, A_corner_a_side_and_the_middle_have_two_three_and_four_neighbours) {
  const Geometry& g = geometry(square(9));
  EXPECT_EQ(g.neighbors(point_at(g.size, 0, 0)).size(), 2U);
  EXPECT_EQ(g.neighbors(point_at(g.size, 4, 0)).size(), 3U);
  EXPECT_EQ(g.neighbors(point_at(g.size, 4, 4)).size(), 4U);
  EXPECT_EQ(g.diagonals(point_at(g.size, 0, 0)).size(), 1U);
  EXPECT_EQ(g.diagonals(point_at(g.size, 4, 0)).size(), 2U);
  EXPECT_EQ(g.diagonals(point_at(g.size, 4, 4)).size(), 4U);
}

TEST(GeometryTest, A_single_point_has_no_neighbours) {
  const Geometry& g = geometry(square(1));
  EXPECT_TRUE(g.neighbors({0}).empty());
  EXPECT_EQ(g.all.count(), 1);
  EXPECT_EQ(g.first_col, g.last_col);
}

TEST(GeometryTest, Rows_do_not_touch_at_their_ends) {
  const Size size{5, 4};
  const Geometry& g = geometry(size);
  for (const Point n : g.neighbors(point_at(size, 4, 1))) {
    EXPECT_NE(n, point_at(size, 0, 2));
  }
}

TEST(GeometryTest, The_tables_of_a_size_are_made_once) {
  EXPECT_EQ(&geometry(square(19)), &geometry(square(19)));
  EXPECT_NE(&geometry({19, 18}), &geometry({18, 19}));
}

}  // namespace
}  // namespace shinpan::board
