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
  PointSet left = within;
  std::array<std::uint16_t, kMaxArea> stack;
  std::size_t size = 0;
  left.erase(start);
  stack[size++] = start.index;
  while (size > 0) {
    for (const std::uint16_t n : geometry.around[stack[--size]]) {
      if (left.contains({n})) {
        left.erase({n});
        stack[size++] = n;
      }
    }
  }
  return within - left;
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
