#pragma once

#include "shinpan/board/point_set.hpp"

namespace shinpan::count {

// The first so many points in reading order, or all where there are fewer.
[[nodiscard]] inline board::PointSet first_points(const board::PointSet& points, int number) {
  board::PointSet out;
  for (const board::Point p : points) {
    if (number-- <= 0) {
      break;
    }
    out.insert(p);
  }
  return out;
}

}  // namespace shinpan::count
