#pragma once

#include "verify/board.hpp"

namespace verify {

// The stones that have been shown to live unconditionally, and the eyes that they live by. What is
// left of the board falls into areas. Play in an area changes nothing outside of it, for every wall
// has liberties in its eyes.
struct Walls {
  PointSet black;
  PointSet white;
  PointSet eyes;

  [[nodiscard]] const PointSet& of(Stone color) const {
    return color == Stone::Black ? black : white;
  }
};

inline bool touches(Point p, const PointSet& set) {
  return any_next_to(p, [&](Point n) { return set[n]; });
}

// Whether the chain of the stone at p holds a stone of a wall of its colour.
inline bool is_joined(const Board& board, const Walls& walls, Point p) {
  return (set_of(board.chain(p)) & walls.of(board.at(p))).any();
}

// Whether no stone of the colour can stay in those parts of the area in which the points lie.
inline bool is_enclosed(
    const Board& board, const Walls& walls, const Points& area, Stone color, const Points& points) {
  // The stones that nobody can take: the other side's walls and what is joined to them.
  PointSet firm = walls.of(other(color));
  for (const Point p : area) {
    if (board.at(p) == other(color) && !firm[p] && is_joined(board, walls, p)) {
      firm |= set_of(board.chain(p));
    }
  }
  const PointSet loose = set_of(area) & ~firm;
  PointSet seen = firm;
  for (const Point start : points) {
    if (seen[start]) {
      continue;
    }
    const Points part = connected(start, [&](Point q) { return loose[q]; });
    seen |= set_of(part);
    Points inner = part;
    std::erase_if(inner, [&](Point p) { return touches(p, firm); });
    const auto is_open = [&](Point p) { return touches(p, walls.of(color)); };
    // Of three points on a grid two always lie apart.
    if (inner.size() > 2 || (inner.size() == 2 && !touches(inner[0], set_of({inner[1]}))) ||
        std::any_of(part.begin(), part.end(), is_open)) {
      return false;
    }
  }
  return true;
}

}  // namespace verify
