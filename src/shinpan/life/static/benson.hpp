#pragma once

#include "shinpan/board/board.hpp"

#include <cstdint>

namespace shinpan::life {

// Whether a player may play so that the own chain is left without liberties and taken off.
enum class SelfCapture : std::uint8_t {
  Forbidden,
  Allowed,
};

// The chains of one colour that live whatever the opponent does, even if their owner never answers
// (Benson, "Life in the game of Go", 1976).
struct UnconditionalLife {
  board::PointSet stones;  // of the living chains
  board::PointSet eyes;    // the vital regions that they live by

  [[nodiscard]] bool empty() const { return stones.empty(); }
};

// A region is a maximal connected set of points without a stone of `color`. It is vital to a chain
// when each of its empty points is a liberty of the chain; where suicide is allowed, each of its
// points must touch the chain, for the opponent can then empty a region by filling it. Chains with
// two vital regions whose borders all live, live. Takes a few microseconds on 19x19 and allocates
// nothing.
[[nodiscard]] UnconditionalLife unconditional_life(const board::Board& board,
                                                   board::Color color,
                                                   SelfCapture self_capture);

}  // namespace shinpan::life
