#include "shinpan/board/region.hpp"

#include <array>

namespace shinpan::board {

PointSet border(const Geometry& geometry, const PointSet& set) {
  PointSet out;
  for (const Point p : set) {
    for (const Point n : geometry.neighbors(p)) {
      out.insert(n);
    }
  }
  return out -= set;
}

PointSet component(const Geometry& geometry, const PointSet& within, Point start) {
  PointSet found;
  std::array<Point, kMaxArea> stack;
  std::size_t size = 0;
  found.insert(start);
  stack[size++] = start;
  while (size > 0) {
    const Point p = stack[--size];
    for (const Point n : geometry.neighbors(p)) {
      if (within.contains(n) && !found.contains(n)) {
        found.insert(n);
        stack[size++] = n;
      }
    }
  }
  return found;
}

std::vector<PointSet> components(const Geometry& geometry, PointSet within) {
  std::vector<PointSet> out;
  while (!within.empty()) {
    out.push_back(component(geometry, within, within.first()));
    within -= out.back();
  }
  return out;
}

}  // namespace shinpan::board
