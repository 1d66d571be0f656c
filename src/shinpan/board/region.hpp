#pragma once

#include "shinpan/board/geometry.hpp"

#include <vector>

namespace shinpan::board {

// The points beside the set, without the set itself.
[[nodiscard]] PointSet border(const Geometry& geometry, const PointSet& set);

// The maximal connected part of `within` that contains `start`, which must lie in it.
[[nodiscard]] PointSet component(const Geometry& geometry, const PointSet& within, Point start);

// All maximal connected parts, in the order of their first points.
[[nodiscard]] std::vector<PointSet> components(const Geometry& geometry, PointSet within);

}  // namespace shinpan::board
