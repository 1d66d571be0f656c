#include "shinpan/life/search/goals.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/life/static/benson.hpp"
#include "shinpan/life/static/living_area.hpp"

#include <algorithm>

namespace shinpan::life {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;

PointSet joined_walls(const Board& board, Color color, const PointSet& walls) {
  PointSet out = walls;
  for (const Point root : board.roots()) {
    if (board.at(root) == stone_of(color) && !out.contains(root)) {
      const PointSet chain = board.chain(root);
      if (chain.intersects(walls)) {
        out |= chain;
      }
    }
  }
  return out;
}

Outlook CaptureGoal::look(PlayState& state) {
  const Board& board = state.board();
  const Color defender = opposite(prover());
  if (board.at(target_) != stone_of(defender)) {
    return Outlook::Reached;
  }
  if (board.chain(target_).intersects(walls_.of(defender))) {
    return Outlook::Unreachable;
  }
  return Outlook::Open;
}

// Only a move of the defender can make its chain alive.
Outlook CaptureGoal::study(PlayState& state) {
  const Board& board = state.board();
  const bool lives = state.to_move() == prover() && board.liberty_count(board.root(target_)) >= 2 &&
                     unconditional_life(board, opposite(prover()), SelfCapture::Forbidden)
                         .stones.contains(target_);
  return lives ? Outlook::Unreachable : Outlook::Open;
}

std::uint32_t CaptureGoal::distance(const PlayState& state) const {
  return static_cast<std::uint32_t>(state.board().liberty_count(state.board().root(target_)));
}

Outlook KillGoal::look(PlayState&) {
  return Outlook::Open;
}

Outlook KillGoal::study(PlayState& state) {
  const Board& board = state.board();
  const PointSet living = joined_walls(board, prover(), walls_.of(prover()));
  bool dead = true;
  for (const PointSet& part : components(board.geometry(), area() - living)) {
    dead = dead && leaves_no_two_eyes(board.geometry(), part, living);
  }
  if (dead) {
    return Outlook::Reached;
  }
  const bool lives = state.to_move() == prover() &&
                     unconditional_life(board, opposite(prover()), SelfCapture::Forbidden)
                         .stones.intersects(area());
  return lives ? Outlook::Unreachable : Outlook::Open;
}

std::uint32_t KillGoal::distance(const PlayState& state) const {
  const PointSet living = joined_walls(state.board(), prover(), walls_.of(prover()));
  const PointSet free = area() - living - border(state.board().geometry(), living);
  return static_cast<std::uint32_t>(std::max(1, free.count()));
}

}  // namespace shinpan::life
