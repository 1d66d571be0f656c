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

std::vector<PointSet> living_areas(const board::Board& board,
                                   board::Color color,
                                   const PointSet& living) {
  std::vector<PointSet> out;
  if (living.empty()) {
    return out;
  }
  const Geometry& geometry = board.geometry();
  const PointSet beside = border(geometry, living);
  for (const PointSet& area : components(geometry, geometry.all - living)) {
    const bool own_inside = area.intersects(board.stones(color));
    if (!own_inside && !has_two_apart(geometry, area - beside)) {
      out.push_back(area);
    }
  }
  return out;
}

}  // namespace shinpan::life
