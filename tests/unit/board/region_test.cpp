#include "shinpan/board/region.hpp"

#include "support/board_picture.hpp"

#include <gtest/gtest.h>

namespace shinpan::board {
namespace {

using support::Picture;

TEST(RegionTest, The_border_is_beside_the_set_and_not_in_it) {
  const Picture p(R"(
    . b . .
    b X b .
    b X X b
    . b b .)");
  EXPECT_EQ(border(geometry(p.size()), p.points_marked('X')), p.points_marked('b'));
}

TEST(RegionTest, A_component_does_not_jump_over_corners) {
  const Picture p(R"(
    a a . b
    . a . b
    b . a .
    b b . b)");
  const PointSet marked = p.points_marked('a') | p.points_marked('b');
  const PointSet first = component(geometry(p.size()), marked, {0});
  EXPECT_EQ(first.count(), 3);
  EXPECT_TRUE(p.points_marked('a').includes(first));
  EXPECT_EQ(components(geometry(p.size()), marked).size(), 5U);
}

TEST(RegionTest, The_components_of_nothing_are_none) {
  EXPECT_TRUE(components(geometry(square(9)), {}).empty());
}

}  // namespace
}  // namespace shinpan::board
