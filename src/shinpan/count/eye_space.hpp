#pragma once

#include "shinpan/board/geometry.hpp"
#include "shinpan/board/point_set.hpp"

namespace shinpan::count {

// How many eyes a region surrounded by one solid side is good for, 1 or 2.
struct EyeSpace {
  int attacked = 1;  // the opponent moves first
  int defended = 1;  // the owner moves first

  bool operator==(const EyeSpace&) const = default;
};

struct EyeShape {
  board::PointSet points;  // all of the region
  board::PointSet dead;    // those under opponent stones
};

// Assumes that the walls cannot be captured from outside; shapes of
// seven points and more always give two eyes. Reads the play inside the space, knows no shapes by
// name.
[[nodiscard]] EyeSpace eye_space(const board::Geometry& geometry, const EyeShape& shape);

}  // namespace shinpan::count
