#pragma once

#include "shinpan/board/board.hpp"

namespace shinpan::life {

// Every stone of the chains that hold one of the points; empty points hold none.
[[nodiscard]] inline board::PointSet whole_chains(const board::Board& board,
                                                  const board::PointSet& points) {
  board::PointSet out;
  for (const board::Point p : points) {
    if (!board.is_empty(p) && !out.contains(p)) {
      out |= board.chain(p);
    }
  }
  return out;
}

}  // namespace shinpan::life
