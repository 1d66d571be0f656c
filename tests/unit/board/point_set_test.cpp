#include "shinpan/board/point_set.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace shinpan::board {
namespace {

PointSet set_of(const std::vector<int>& numbers) {
  PointSet out;
  for (const int n : numbers) {
    out.insert({static_cast<std::uint16_t>(n)});
  }
  return out;
}

TEST(PointSetTest, A_new_set_is_empty) {
  EXPECT_TRUE(PointSet().empty());
  EXPECT_EQ(PointSet().count(), 0);
}

TEST(PointSetTest, Points_go_in_and_out) {
  PointSet set = set_of({0, 63, 64, 624});
  EXPECT_EQ(set.count(), 4);
  EXPECT_TRUE(set.contains({624}));
  EXPECT_FALSE(set.contains({1}));
  set.erase({63});
  EXPECT_EQ(set, set_of({0, 64, 624}));
}

TEST(PointSetTest, Points_are_visited_in_the_order_of_their_numbers) {
  std::vector<int> visited;
  for (const Point p : set_of({624, 0, 64, 63, 300})) {
    visited.push_back(p.index);
  }
  EXPECT_EQ(visited, (std::vector<int>{0, 63, 64, 300, 624}));
  EXPECT_EQ(set_of({300, 64}).first(), Point{64});
}

TEST(PointSetTest, Sets_are_united_cut_and_subtracted) {
  const PointSet a = set_of({1, 100, 500});
  const PointSet b = set_of({100, 501});
  EXPECT_EQ(a | b, set_of({1, 100, 500, 501}));
  EXPECT_EQ(a & b, set_of({100}));
  EXPECT_EQ(a - b, set_of({1, 500}));
}

TEST(PointSetTest, Sets_meet_or_include_each_other) {
  const PointSet a = set_of({1, 100, 500});
  EXPECT_TRUE(a.intersects(set_of({500, 7})));
  EXPECT_FALSE(a.intersects(set_of({2, 499})));
  EXPECT_TRUE(a.includes(set_of({1, 500})));
  EXPECT_FALSE(a.includes(set_of({1, 2})));
  EXPECT_TRUE(a.includes({}));
}

}  // namespace
}  // namespace shinpan::board
