#include "shinpan/life/estimate/eye_shape.hpp"

#include <array>

namespace shinpan::life {
namespace {

using board::Geometry;
using board::Point;
using board::PointSet;

// How many points of a shape have no, one, two, three, four neighbours in it: enough to tell the
// nakade shapes of up to six points apart from the others, whatever their orientation.
using Shape = std::array<int, 5>;

constexpr Shape kThree{0, 2, 1, 0, 0};
constexpr Shape kPyramidFour{0, 3, 0, 1, 0};
constexpr Shape kSquareFour{0, 0, 4, 0, 0};
constexpr Shape kBulkyFive{0, 1, 3, 1, 0};
constexpr Shape kCrossFive{0, 4, 0, 0, 1};
constexpr Shape kRabbitySix{0, 2, 3, 0, 1};

int neighbors_inside(const Geometry& geometry, const PointSet& space, Point p) {
  int inside = 0;
  for (const Point n : geometry.neighbors(p)) {
    inside += space.contains(n) ? 1 : 0;
  }
  return inside;
}

Shape shape_of(const Geometry& geometry, const PointSet& space) {
  Shape shape{};
  for (const Point p : space) {
    ++shape[static_cast<std::size_t>(neighbors_inside(geometry, space, p))];
  }
  return shape;
}

Point busiest_point(const Geometry& geometry, const PointSet& space) {
  Point best = space.first();
  for (const Point p : space) {
    if (neighbors_inside(geometry, space, p) > neighbors_inside(geometry, space, best)) {
      best = p;
    }
  }
  return best;
}

}  // namespace

std::optional<Point> nakade_point(const Geometry& geometry, const PointSet& space) {
  const int size = space.count();
  if (size < 3 || size > 6) {
    return std::nullopt;
  }
  const Shape shape = shape_of(geometry, space);
  const bool vital = shape == kThree || shape == kPyramidFour || shape == kBulkyFive ||
                     shape == kCrossFive || shape == kRabbitySix;
  return vital ? std::optional<Point>(busiest_point(geometry, space)) : std::nullopt;
}

bool leaves_one_eye(const Geometry& geometry, const PointSet& stones) {
  const int size = stones.count();
  if (size <= 2) {
    return true;
  }
  if (size > 6) {
    return false;
  }
  return shape_of(geometry, stones) == kSquareFour || nakade_point(geometry, stones).has_value();
}

}  // namespace shinpan::life
