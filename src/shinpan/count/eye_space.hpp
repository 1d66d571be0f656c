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

// `dead`: opponent stones inside. Assumes that the walls cannot be captured from outside; shapes of
// seven points and more always give two eyes. Reads the play inside the space, knows no shapes by
// name.
[[nodiscard]] EyeSpace eye_space(const board::Geometry& geometry,
                                 const board::PointSet& points,
                                 const board::PointSet& dead);

}  // namespace shinpan::count
