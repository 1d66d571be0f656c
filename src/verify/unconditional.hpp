#pragma once

#include "verify/board.hpp"

#include <algorithm>

namespace verify {

// Life by Benson's theorem (1976). An eye is a maximal connected set of points without a stone of
// the colour. It is vital to a chain when every empty point of it is a liberty of the chain; where
// suicide is allowed, when every point of it is next to the chain. The answer is the largest part
// of `among`, a set of whole chains and eyes, in which each chain has two eyes that are vital to it
// and each eye is next to chains of that part only.
inline PointSet living(const Board& board, Color color, bool is_suicide_allowed, PointSet among) {
  const PointSet& own = board.stones.of(color);
  const PointSet counted = is_suicide_allowed ? board.points : board.empty();
  for (PointSet before; before != among;) {
    before = among;
    const auto eyes = parts_of(among & ~own);
    const auto chains = parts_of(among & own);
    for (const PointSet& eye : eyes) {
      if ((next_to(eye) & own & ~among).any()) {
        among &= ~eye;
      }
    }
    for (const PointSet& chain : chains) {
      const PointSet liberties = next_to(chain);
      const auto is_vital = [&](const PointSet& eye) {
        return (eye & ~among).none() && (eye & counted & ~liberties).none();
      };
      if (std::count_if(eyes.begin(), eyes.end(), is_vital) < 2) {
        among &= ~chain;
      }
    }
  }
  return among;
}

}  // namespace verify
