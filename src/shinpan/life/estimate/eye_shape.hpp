#pragma once

#include "shinpan/board/geometry.hpp"

#include <optional>

namespace shinpan::life {

// The point on which a nakade reduces a connected eye space of 3 to 6 points to one eye, if its
// shape has one: three in a row or bent, the square's none, the T and cross of four and five, the
// bulky five, the rabbity six. Found by the numbers of neighbours of its points, whatever the
// orientation.
[[nodiscard]] std::optional<board::Point> nakade_point(const board::Geometry& geometry,
                                                       const board::PointSet& space);

// Whether a chain that is captured in this shape leaves a space in which at most one eye can be
// made when the capturer's opponent moves first there.
[[nodiscard]] bool leaves_one_eye(const board::Geometry& geometry, const board::PointSet& stones);

}  // namespace shinpan::life
