#include "shinpan/life/estimate/eye_shape.hpp"

#include "shinpan/board/symmetry.hpp"
#include "support/board_picture.hpp"

#include <gtest/gtest.h>

namespace shinpan::life {
namespace {

using board::geometry;
using board::Point;
using board::PointSet;
using board::Size;
using board::Symmetry;
using support::Picture;

// A shape: a its points, k the one that kills it, if any.
struct Shape {
  const char* name;
  const char* picture;
  bool leaves_one_eye;
};

constexpr Shape kShapes[] = {
    {"one", "a . . . / . . . . / . . . .", true},
    {"two", "a a . . / . . . . / . . . .", true},
    {"straight three", "a k a . / . . . . / . . . .", true},
    {"bent three", "k a . . / a . . . / . . . .", true},
    {"straight four", "a a a a / . . . . / . . . .", false},
    {"bent four", "a a a . / a . . . / . . . .", false},
    {"zigzag four", "a a . . / . a a . / . . . .", false},
    {"pyramid four", "a k a . / . a . . / . . . .", true},
    {"square four", "a a . . / a a . . / . . . .", true},
    {"bulky five", "a a . . / a k a . / . . . .", true},
    {"cross five", ". a . . / a k a . / . a . .", true},
    {"u five", "a . a . / a a a . / . . . .", false},
    {"rabbity six", ". a a . / a k a . / . a . .", true},
    {"rectangular six", "a a a . / a a a . / . . . .", false},
    {"seven", "a a a a / a a a . / . . . .", false},
};

PointSet turned(const PointSet& points, Size size, Symmetry symmetry) {
  PointSet out;
  for (const Point p : points) {
    out.insert(board::image(symmetry, size, p));
  }
  return out;
}

Picture picture_of(const Shape& shape) {
  std::string text = shape.picture;
  for (char& c : text) {
    c = c == '/' ? '\n' : c;
  }
  return Picture(text);
}

TEST(EyeShapeTest, The_point_of_a_nakade_is_found_however_the_shape_is_turned) {
  for (const Shape& shape : kShapes) {
    const Picture p = picture_of(shape);
    const PointSet space = p.points_marked('a') | p.points_marked('k');
    for (const Symmetry symmetry : board::kSymmetries) {
      const Size size = board::image(symmetry, p.size());
      const std::optional<Point> found =
          nakade_point(geometry(size), turned(space, p.size(), symmetry));
      if (p.points_marked('k').empty()) {
        EXPECT_FALSE(found) << shape.name;
      } else {
        EXPECT_EQ(found, board::image(symmetry, p.size(), p.point_marked('k'))) << shape.name;
      }
    }
  }
}

TEST(EyeShapeTest, What_a_captured_shape_leaves_does_not_depend_on_its_orientation) {
  for (const Shape& shape : kShapes) {
    const Picture p = picture_of(shape);
    const PointSet space = p.points_marked('a') | p.points_marked('k');
    for (const Symmetry symmetry : board::kSymmetries) {
      EXPECT_EQ(leaves_one_eye(geometry(board::image(symmetry, p.size())),
                               turned(space, p.size(), symmetry)),
                shape.leaves_one_eye)
          << shape.name;
    }
  }
}

}  // namespace
}  // namespace shinpan::life
