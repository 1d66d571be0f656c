#include "shinpan/life/static/living_area.hpp"

#include "shinpan/board/region.hpp"

#include <algorithm>

namespace shinpan::life {
using board::Geometry;
using board::Point;
using board::PointSet;

bool has_two_apart(const Geometry& geometry, const PointSet& points) {
  const int count = points.count();
  if (count <= 1) {
    return false;
  }
  // Three points of a grid never all touch one another. On a board of one line even two neighbours
  // are too many: taking what stands there may cost the side that encloses it its other eye.
  const bool is_line = std::min(geometry.size.cols, geometry.size.rows) == 1;
  if (count > 2 || is_line) {
    return true;
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
