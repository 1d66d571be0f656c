#include "shinpan/life/estimate/eye_shape.hpp"

#include <algorithm>
#include <array>

namespace shinpan::life {
namespace {

using board::Geometry;
using board::Point;
using board::PointSet;

struct Degrees {
  std::array<int, 6> sorted{};  // of the points, smallest first
  int size = 0;
  Point busiest{};  // a point with the most neighbours inside
};

Degrees degrees(const Geometry& geometry, const PointSet& space) {
  Degrees d;
  int most = -1;
  for (const Point p : space) {
    int inside = 0;
    for (const Point n : geometry.neighbors(p)) {
      inside += space.contains(n) ? 1 : 0;
    }
    if (inside > most) {
      most = inside;
      d.busiest = p;
    }
    d.sorted[static_cast<std::size_t>(d.size++)] = inside;
  }
  std::sort(d.sorted.begin(), d.sorted.begin() + d.size);
  return d;
}

using Shape = std::array<int, 6>;

constexpr Shape kThree{1, 1, 2, 0, 0, 0};
constexpr Shape kPyramidFour{1, 1, 1, 3, 0, 0};
constexpr Shape kSquareFour{2, 2, 2, 2, 0, 0};
constexpr Shape kBulkyFive{1, 2, 2, 2, 3, 0};
constexpr Shape kCrossFive{1, 1, 1, 1, 4, 0};
constexpr Shape kRabbitySix{1, 1, 2, 2, 2, 4};

}  // namespace

std::optional<Point> nakade_point(const Geometry& geometry, const PointSet& space) {
  const int size = space.count();
  if (size < 3 || size > 6) {
    return std::nullopt;
  }
  const Degrees d = degrees(geometry, space);
  const bool vital = d.sorted == kThree || d.sorted == kPyramidFour || d.sorted == kBulkyFive ||
                     d.sorted == kCrossFive || d.sorted == kRabbitySix;
  return vital ? std::optional<Point>(d.busiest) : std::nullopt;
}

bool leaves_one_eye(const Geometry& geometry, const PointSet& stones) {
  const int size = stones.count();
  if (size <= 2) {
    return true;
  }
  if (size > 6) {
    return false;
  }
  const Degrees d = degrees(geometry, stones);
  return d.sorted == kSquareFour || nakade_point(geometry, stones).has_value();
}

}  // namespace shinpan::life
