#pragma once

#include "verify/board.hpp"

namespace verify {

// Life by Benson's theorem (1976). An eye is a maximal connected set of points without a stone of
// the colour. It is vital to a chain when every empty point of it is a liberty of the chain; where
// suicide is allowed, when every point of it is next to the chain. The answer is the largest part
// of `among`, a set of whole chains and eyes, in which each chain has two eyes that are vital to it
// and each eye is next to chains of that part only.
inline PointSet living(const Board& board, Color color, bool is_suicide_allowed, PointSet among) {
  const PointSet& own = board.stones[color];
  const PointSet counted = is_suicide_allowed ? board.points : board.empty();
  for (PointSet before; before != among;) {
    before = among;
    const auto eyes = parts_of(among & ~own);
    for (const PointSet& eye : eyes) {
      among &= ~((next_to(eye) & own & ~before).any() ? eye : PointSet());
    }
    for (const PointSet& chain : parts_of(among & own)) {
      const PointSet liberties = next_to(chain);
      const auto is_vital = [&](const PointSet& eye) {
        return (eye & ~among).none() && (eye & counted & ~liberties).none();
      };
      among &= ~(std::count_if(eyes.begin(), eyes.end(), is_vital) < 2 ? chain : PointSet());
    }
  }
  return among;
}

// Whether no stone of the colour can stay in those parts of the area that hold points of `asked`.
inline bool is_enclosed(const Board& board,
                        const Sides& walls,
                        const PointSet& area,
                        Color color,
                        const PointSet& asked) {
  // The stones that nobody can take: the other side's walls and what is joined to them.
  const PointSet firm = connected(walls[other(color)], board.stones[other(color)]);
  const PointSet reached = connected(asked, area & ~firm);
  const PointSet& all = board.points;
  const bool is_line = (all & all << 1).none() || (all & all << kStride).none();
  const auto is_small = [&](const PointSet& part) {
    const PointSet inner = part & ~next_to(firm);
    // Two never lie apart: of three points on a grid two always do. On a line one is the most.
    return inner.count() <= (!is_line && (inner & next_to(inner)).any() ? 2 : 1);
  };
  const auto parts = parts_of(reached);
  return (reached & next_to(walls[color])).none() &&
         std::all_of(parts.begin(), parts.end(), is_small);
}

}  // namespace verify
