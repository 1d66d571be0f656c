#pragma once

#include "shinpan/board/geometry.hpp"
#include "shinpan/board/point_set.hpp"

namespace shinpan::count {

// Where the empty points of a side may lie so that they are easily counted: as many as in `land`,
// in tens of two by five and then fives in a row as far as there is room, moved as little as that
// allows, within `room`, which holds `land`.
[[nodiscard]] board::PointSet rearranged(const board::Geometry& geometry,
                                         const board::PointSet& land,
                                         const board::PointSet& room);

}  // namespace shinpan::count
