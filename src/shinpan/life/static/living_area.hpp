#pragma once

#include "shinpan/board/board.hpp"

#include <vector>

namespace shinpan::life {

// Areas that no opponent can live in: maximal connected sets of points without a stone of `living`
// (chains of one colour that cannot be captured), bordered by such chains only, in which the points
// that touch none of them leave no room for two eyes: an eye must consist of such points, so there
// must not be two of them that do not touch each other. Opponent stones in these areas are dead:
// the owner, who cannot be captured, fills their liberties from outside whenever he likes.
[[nodiscard]] std::vector<board::PointSet> living_areas(const board::Board& board,
                                                        board::Color color,
                                                        const board::PointSet& living);

}  // namespace shinpan::life
