#pragma once

#include "shinpan/board/geometry.hpp"
#include "shinpan/board/point_set.hpp"

#include <optional>

namespace shinpan::count {

// How many eyes a region surrounded by one solid side is good for.
struct EyeSpace {
  int sure = 0;                       // eyes even if the opponent moves first: 1 or 2
  std::optional<board::Point> vital;  // where the owner makes the second eye if he moves first
};

// `dead`: opponent stones inside. Assumes that the walls cannot be captured from outside; shapes of
// seven points and more always give two eyes. Reads the play inside the space, knows no shapes by
// name.
[[nodiscard]] EyeSpace eye_space(const board::Geometry& geometry,
                                 const board::PointSet& points,
                                 const board::PointSet& dead);

}  // namespace shinpan::count
