#pragma once

#include "shinpan/board/board.hpp"
#include "shinpan/life/search/goals.hpp"

#include <vector>

namespace shinpan::life {

// A part of the board that can be searched by itself.
struct Area {
  board::PointSet points;
  std::vector<board::Point> chains;  // roots of the chains in it
  int free = 0;                      // empty points in it
};

// The board without the walls and without the vital eyes of unconditionally living walls, in
// connected parts. Two parts touch nothing but chains that cannot be captured, and passing is
// always allowed, so a side that can force or prevent something in one part alone can do so on the
// whole board: it answers a move elsewhere, which lifts no ban here, as it would answer a pass.
[[nodiscard]] std::vector<Area> separate_areas(const board::Board& board,
                                               const Walls& walls,
                                               const board::PointSet& eyes);

}  // namespace shinpan::life
