#pragma once

#include "verify/board.hpp"

namespace verify {

// Whether no stone of the colour can stay in those parts of the area that hold points of `asked`.
inline bool is_enclosed(const Board& board,
                        const Sides& walls,
                        const PointSet& area,
                        Color color,
                        const PointSet& asked) {
  // The stones that nobody can take: the other side's walls and what is joined to them.
  const PointSet firm = connected(walls.of(other(color)), board.stones.of(other(color)));
  for (const PointSet& part : parts_of(connected(asked, area & ~firm))) {
    const PointSet inner = part & ~next_to(firm);
    // Of three points on a grid two always lie apart.
    const bool lie_apart = inner.count() == 2 && (inner & next_to(inner)).none();
    if ((part & next_to(walls.of(color))).any() || inner.count() > 2 || lie_apart) {
      return false;
    }
  }
  return true;
}

}  // namespace verify
