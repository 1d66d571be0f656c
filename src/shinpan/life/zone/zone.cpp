#include "shinpan/life/zone/zone.hpp"

#include "shinpan/board/region.hpp"

#include <algorithm>
#include <vector>

namespace shinpan::life {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;

namespace {

constexpr int kReach = 4;
constexpr int kSmallChain = 6;

}  // namespace

PointSet ground_around(const Board& board, Color side, PointSet points) {
  for (int step = 0; step < kReach; ++step) {
    for (const Point p : board::border(board.geometry(), points)) {
      if (board.is_empty(p)) {
        points.insert(p);
      } else if (board.at(p) == board::stone_of(side) ||
                 board.chain_size(board.root(p)) <= kSmallChain) {
        points |= board.chain(p);
      }
    }
  }
  return points;
}

void keep_liberties(const Board& board, Color side, PointSet& zone) {
  PointSet stones = zone & board.stones(side);
  while (!stones.empty()) {
    const Point root = board.root(stones.first());
    const PointSet chain = board.chain(root);
    stones -= chain;
    zone |= chain;
    const PointSet& liberties = board.liberties(root);
    int kept = (liberties & zone).count();
    for (const Point p : liberties - zone) {
      if (kept >= 2) {
        break;
      }
      zone.insert(p);
      ++kept;
    }
  }
}

void keep_suicide(const Board& board, Point p, Color color, PointSet& zone) {
  for (const Point n : board.geometry().neighbors(p)) {
    zone.insert(n);
    if (board.at(n) == board::stone_of(color)) {
      const PointSet chain = board.chain(n);
      zone |= chain;
      zone |= board::border(board.geometry(), chain);
    }
  }
}

namespace {

// The vital eyes of one colour on a board, each for itself.
class Eyes {
 public:
  Eyes(const Board& board, const UnconditionalLife& life)
      : board_(board), eyes_(board::components(board.geometry(), life.eyes)), used_(eyes_.size()) {}

  // Two eyes that are vital to the chain, those in use first, then the small ones. Marks them as in
  // use; returns those that were not.
  std::vector<PointSet> take_two(const PointSet& chain) {
    const PointSet beside = board::border(board_.geometry(), chain);
    std::vector<std::size_t> vital;
    for (std::size_t i = 0; i < eyes_.size(); ++i) {
      if (eyes_[i].intersects(beside) && beside.includes(eyes_[i] & board_.empty_points())) {
        vital.push_back(i);
      }
    }
    std::stable_sort(vital.begin(), vital.end(), [&](std::size_t a, std::size_t b) {
      return used_[a] != used_[b] ? used_[a] : eyes_[a].count() < eyes_[b].count();
    });
    std::vector<PointSet> fresh;
    for (std::size_t i = 0; i < std::min<std::size_t>(2, vital.size()); ++i) {
      if (!used_[vital[i]]) {
        used_[vital[i]] = true;
        fresh.push_back(eyes_[vital[i]]);
      }
    }
    return fresh;
  }

 private:
  const Board& board_;
  std::vector<PointSet> eyes_;
  std::vector<bool> used_;
};

}  // namespace

PointSet living_core(const Board& board,
                     Color side,
                     const UnconditionalLife& life,
                     const PointSet& chains) {
  Eyes eyes(board, life);
  PointSet core;
  PointSet to_do = chains & life.stones;
  while (!to_do.empty()) {
    const PointSet chain = board.chain(to_do.first());
    core |= chain;
    for (const PointSet& eye : eyes.take_two(chain)) {
      core |= eye;
      to_do |= board::border(board.geometry(), eye) & board.stones(side);
    }
    to_do -= core;
  }
  return core;
}

}  // namespace shinpan::life
