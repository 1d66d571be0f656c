#pragma once

#include "shinpan/board/board.hpp"

namespace shinpan::life {

// Moves of the side among the points that may be the last one it needs for unconditional life: that
// join two of its chains, take stones, leave a region without points off its liberties, or cut a
// region in two. Others cannot give a chain a new vital eye.
[[nodiscard]] board::PointSet finishing_moves(const board::Board& board,
                                              board::Color side,
                                              const board::PointSet& among);

}  // namespace shinpan::life
