#include "shinpan/life/search/goals.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/life/static/benson.hpp"
#include "shinpan/life/static/living_area.hpp"

#include <algorithm>

namespace shinpan::life {

using board::Board;
using board::Color;
using board::Geometry;
using board::Point;
using board::PointSet;

Enclosure::Enclosure(const Geometry& geometry,
                     Color inside,
                     const PointSet& area,
                     const Walls& walls)
    : inside_(inside),
      area_(area),
      beside_enemy_walls_(border(geometry, walls.of(opposite(inside)))),
      beside_own_walls_(border(geometry, walls.of(inside))) {}

Enclosure::Joined Enclosure::joined(const Board& board) const {
  const Geometry& geometry = board.geometry();
  const PointSet enemies = area_ & board.stones(opposite(inside_));
  Joined out{{}, beside_enemy_walls_};
  PointSet seeds = enemies & beside_enemy_walls_;
  while (!seeds.empty()) {
    const PointSet chain = component(geometry, enemies, seeds.first());
    seeds -= chain;
    out.stones |= chain;
    out.beside |= border(geometry, chain);
  }
  return out;
}

bool Enclosure::hopeless(const Geometry& geometry,
                         const PointSet& part,
                         const PointSet& beside) const {
  return !part.intersects(beside_own_walls_) && !has_two_apart(geometry, part - beside);
}

bool Enclosure::nothing_can_stay(const Board& board) const {
  const Joined enemy = joined(board);
  for (const PointSet& part : components(board.geometry(), area_ - enemy.stones)) {
    if (!hopeless(board.geometry(), part, enemy.beside)) {
      return false;
    }
  }
  return true;
}

bool Enclosure::nothing_can_stay_at(const Board& board, Point p) const {
  const Joined enemy = joined(board);
  return hopeless(
      board.geometry(), component(board.geometry(), area_ - enemy.stones, p), enemy.beside);
}

CaptureGoal::CaptureGoal(const Geometry& geometry,
                         Color attacker,
                         Point target,
                         const PointSet& area,
                         const Walls& walls)
    : Goal(attacker, area),
      target_(target),
      own_walls_(walls.of(opposite(attacker))),
      enclosure_(geometry, opposite(attacker), area, walls) {}

Outlook CaptureGoal::look(PlayState& state) {
  const Board& board = state.board();
  const Color defender = opposite(prover());
  if (board.at(target_) != stone_of(defender)) {
    return Outlook::Reached;
  }
  const bool joined = !own_walls_.empty() && board.chain(target_).intersects(own_walls_);
  return joined ? Outlook::Unreachable : Outlook::Open;
}

// Only a move of the defender can make its chain alive.
Outlook CaptureGoal::study(PlayState& state) {
  const Board& board = state.board();
  if (enclosure_.nothing_can_stay_at(board, target_)) {
    return Outlook::Reached;
  }
  const bool lives = state.to_move() == prover() && board.liberty_count(board.root(target_)) >= 2 &&
                     unconditional_life(board, opposite(prover()), SelfCapture::Forbidden)
                         .stones.contains(target_);
  return lives ? Outlook::Unreachable : Outlook::Open;
}

std::uint32_t CaptureGoal::distance(const PlayState& state) const {
  return static_cast<std::uint32_t>(state.board().liberty_count(state.board().root(target_)));
}

bool CaptureGoal::write_settled(PlayState& state, Outlook outlook, StrategyWriter& out) {
  using Kind = proof::Word::Kind;
  if (outlook == Outlook::Reached) {
    const bool captured = state.board().at(target_) != stone_of(opposite(prover()));
    out.word(captured ? Kind::Captured : Kind::Enclosed);
  } else {
    const bool joined = state.board().chain(target_).intersects(own_walls_);
    out.word(joined ? Kind::Joined : Kind::Alive);
  }
  return true;
}

Outlook KillGoal::look(PlayState&) {
  return Outlook::Open;
}

Outlook KillGoal::study(PlayState& state) {
  const Board& board = state.board();
  if (enclosure_.nothing_can_stay(board)) {
    return Outlook::Reached;
  }
  const bool lives = state.to_move() == prover() &&
                     unconditional_life(board, opposite(prover()), SelfCapture::Forbidden)
                         .stones.intersects(area());
  return lives ? Outlook::Unreachable : Outlook::Open;
}

// That some stone lives there is no proof of anything that is claimed.
bool KillGoal::write_settled(PlayState&, Outlook outlook, StrategyWriter& out) {
  out.word(proof::Word::Kind::Enclosed);
  return outlook == Outlook::Reached;
}

std::uint32_t KillGoal::distance(const PlayState& state) const {
  return static_cast<std::uint32_t>(
      std::max(1, (area() & state.board().stones(opposite(prover()))).count() / 2));
}

}  // namespace shinpan::life
