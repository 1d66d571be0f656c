#include "shinpan/life/static/living_area.hpp"

#include "shinpan/board/region.hpp"

namespace shinpan::life {
namespace {

using board::Geometry;
using board::Point;
using board::PointSet;

// Whether two of the points do not touch each other.
bool has_two_apart(const Geometry& geometry, const PointSet& points) {
  const int count = points.count();
  if (count <= 1) {
    return false;
  }
  if (count > 2) {
    return true;  // three points of a grid never all touch one another
  }
  for (const Point n : geometry.neighbors(points.first())) {
    if (points.contains(n)) {
      return false;
    }
  }
  return true;
}

}  // namespace

bool leaves_no_two_eyes(const Geometry& geometry, const PointSet& area, const PointSet& living) {
  return !has_two_apart(geometry, area - border(geometry, living));
}

std::vector<PointSet> living_areas(const Geometry& geometry, const PointSet& living) {
  std::vector<PointSet> out;
  if (living.empty()) {
    return out;
  }
  for (const PointSet& area : components(geometry, geometry.all - living)) {
    if (leaves_no_two_eyes(geometry, area, living)) {
      out.push_back(area);
    }
  }
  return out;
}

}  // namespace shinpan::life
