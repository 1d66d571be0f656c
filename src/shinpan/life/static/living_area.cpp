#include "shinpan/life/static/living_area.hpp"

#include "shinpan/board/region.hpp"

namespace shinpan::life {
using board::Geometry;
using board::Point;
using board::PointSet;

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

std::vector<PointSet> living_areas(const Geometry& geometry, const PointSet& living) {
  std::vector<PointSet> out;
  if (living.empty()) {
    return out;
  }
  const PointSet beside = border(geometry, living);
  for (const PointSet& area : components(geometry, geometry.all - living)) {
    if (!has_two_apart(geometry, area - beside)) {
      out.push_back(area);
    }
  }
  return out;
}

}  // namespace shinpan::life
