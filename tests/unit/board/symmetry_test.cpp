#include "shinpan/board/symmetry.hpp"

#include "shinpan/board/geometry.hpp"

#include <gtest/gtest.h>

namespace shinpan::board {
namespace {

constexpr Size kOblong{5, 3};

TEST(SymmetryTest, Every_symmetry_has_a_way_back) {
  for (const Symmetry s : kSymmetries) {
    for (const Point p : geometry(kOblong).all) {
      const Point there = image(s, kOblong, p);
      EXPECT_EQ(image(inverse(s), image(s, kOblong), there), p);
    }
  }
}

TEST(SymmetryTest, Exchanging_columns_and_rows_turns_the_board) {
  EXPECT_EQ(image(Symmetry{4}, kOblong), (Size{3, 5}));
  EXPECT_EQ(image(Symmetry{4}, kOblong, point_at(kOblong, 4, 0)), point_at({3, 5}, 0, 4));
}

TEST(SymmetryTest, Images_are_different_points) {
  for (const Symmetry s : kSymmetries) {
    PointSet seen;
    for (const Point p : geometry(kOblong).all) {
      seen.insert(image(s, kOblong, p));
    }
    EXPECT_EQ(seen.count(), kOblong.area());
  }
}

TEST(SymmetryTest, Neighbours_stay_neighbours) {
  for (const Symmetry s : kSymmetries) {
    const Geometry& turned = geometry(image(s, kOblong));
    for (const Point p : geometry(kOblong).all) {
      PointSet images;
      for (const Point n : geometry(kOblong).neighbors(p)) {
        images.insert(image(s, kOblong, n));
      }
      PointSet beside;
      for (const Point n : turned.neighbors(image(s, kOblong, p))) {
        beside.insert(n);
      }
      EXPECT_EQ(images, beside);
    }
  }
}

}  // namespace
}  // namespace shinpan::board
