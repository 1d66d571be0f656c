#pragma once

#include "verify/board.hpp"

#include <map>

namespace verify {

// Unconditional life (Benson 1976). An eye is a maximal connected set of points without a stone of
// the colour. It is vital to a chain when every empty point of it is a liberty of the chain; where
// suicide is allowed, when every point is next to the chain. The answer is the largest part of
// `among`, a set of whole chains and eyes, in which each chain has two eyes that are vital to it
// and each eye is next to chains of that part only.
inline PointSet unconditional(const Board& board,
                              Stone color,
                              bool suicide_allowed,
                              PointSet among) {
  // Chains and eyes are named by the first of their points.
  std::array<Point, kIndices> part{};
  const auto is_same = [&](Point p, Point q) {
    return board.at(q) != Stone::Off && (board.at(p) == color) == (board.at(q) == color);
  };
  const Points points = board.points();
  for (const Point p : points) {
    for (const Point q :
         part[p] ? Points{} : connected(p, [&](Point n) { return is_same(p, n); })) {
      part[q] = p;
    }
  }
  std::map<Point, int> size;                      // of an eye: points that count
  std::map<std::pair<Point, Point>, int> common;  // of those, next to the chain: by eye, chain
  for (const Point p : points) {
    if (board.at(p) == color) {
      continue;
    }
    const int counts = suicide_allowed || board.is_empty(p) ? 1 : 0;
    size[part[p]] += counts;
    PointSet chains;
    for (const Point n : next_to(p)) {
      if (board.at(n) == color && !chains[part[n]]) {
        chains.set(part[n]);
        common[{part[p], part[n]}] += counts;
      }
    }
  }
  // What drops out takes along what rests on it, until nothing changes.
  PointSet before;
  while (before != among) {
    before = among;
    std::map<Point, int> vital;
    for (const auto& [pair, count] : common) {
      if (!among[pair.second]) {
        among.reset(pair.first);
      }
    }
    for (const auto& [pair, count] : common) {
      vital[pair.second] += among[pair.first] && count == size[pair.first] ? 1 : 0;
    }
    for (const auto& [chain, eyes] : vital) {
      if (eyes < 2) {
        among.reset(chain);
      }
    }
  }
  // A part is in while its first point is.
  for (const Point p : points) {
    among.set(p, among[part[p]]);
  }
  return among;
}

}  // namespace verify
