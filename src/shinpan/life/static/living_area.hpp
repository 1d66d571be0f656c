#pragma once

#include "shinpan/board/geometry.hpp"

#include <vector>

namespace shinpan::life {

// Areas that no opponent can live in: maximal connected sets of points without a stone of `living`
// (chains of one colour that cannot be captured), in which the points that touch none of these
// chains leave no room for two eyes. An eye must consist of such points, whatever is captured
// inside, so two of them that do not touch each other are needed. Opponent stones in these areas
// are dead even if they move first: the owner, who cannot be captured, fills their liberties from
// outside whenever he likes.
[[nodiscard]] std::vector<board::PointSet> living_areas(const board::Geometry& geometry,
                                                        const board::PointSet& living);

// Whether two of the points do not touch each other; on a board of one line, whether there are two.
[[nodiscard]] bool has_two_apart(const board::Geometry& geometry, const board::PointSet& points);

}  // namespace shinpan::life
