#include "shinpan/life/search/goals.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/life/static/benson.hpp"
#include "shinpan/life/static/living_area.hpp"

#include <algorithm>
#include <array>

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
  const PointSet enemies = area_ & board.stones(opposite(inside_));
  Joined out{enemies & beside_enemy_walls_, beside_enemy_walls_};
  std::array<Point, board::kMaxArea> stack;
  std::size_t size = 0;
  for (const Point p : out.stones) {
    stack[size++] = p;
  }
  while (size > 0) {
    const Point p = stack[--size];
    for (const Point n : board.geometry().neighbors(p)) {
      out.beside.insert(n);
      if (enemies.contains(n) && !out.stones.contains(n)) {
        out.stones.insert(n);
        stack[size++] = n;
      }
    }
  }
  return out;
}

// The whole of the part is walked only where it is hopeless; most are known not to be by a few of
// their points.
std::optional<PointSet> Enclosure::hopeless_part(const Geometry& geometry,
                                                 const PointSet& within,
                                                 Point start,
                                                 const PointSet& beside) const {
  std::array<Point, board::kMaxArea> stack;
  std::size_t size = 0;
  PointSet part;
  PointSet inner;
  int inner_count = 0;
  part.insert(start);
  stack[size++] = start;
  while (size > 0) {
    const Point p = stack[--size];
    if (!beside.contains(p)) {
      inner.insert(p);
      ++inner_count;
    }
    if (beside_own_walls_.contains(p) || inner_count > 2) {
      return std::nullopt;
    }
    for (const Point n : geometry.neighbors(p)) {
      if (within.contains(n) && !part.contains(n)) {
        part.insert(n);
        stack[size++] = n;
      }
    }
  }
  return has_two_apart(geometry, inner) ? std::nullopt : std::optional(part);
}

bool Enclosure::nothing_can_stay(const Board& board) const {
  const Joined enemy = joined(board);
  PointSet rest = area_ - enemy.stones;
  while (!rest.empty()) {
    const auto part = hopeless_part(board.geometry(), rest, rest.first(), enemy.beside);
    if (!part) {
      return false;
    }
    rest -= *part;
  }
  return true;
}

bool Enclosure::nothing_can_stay_at(const Board& board, Point p) const {
  const Joined enemy = joined(board);
  return hopeless_part(board.geometry(), area_ - enemy.stones, p, enemy.beside).has_value();
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

// Only at a liberty of the chain can a play that takes nothing change anything for it.
Glance CaptureGoal::look_behind(PlayState& state, const Action& action) {
  const Board& board = state.board();
  const Point root = board.root(target_);
  if (state.takes(action)) {
    return Goal::look_behind(state, action);
  }
  const int now = board.liberty_count(root);
  if (action.kind != Action::Kind::Play || !board.liberties(root).contains(action.point)) {
    return {Outlook::Open, static_cast<std::uint32_t>(now)};
  }
  if (state.to_move() == prover()) {
    return {Outlook::Open, static_cast<std::uint32_t>(now - 1)};
  }
  PointSet liberties = board.liberties(root);
  for (const Point n : board.geometry().neighbors(action.point)) {
    if (board.is_empty(n)) {
      liberties.insert(n);
    } else if (board.at(n) == stone_of(state.to_move()) && board.root(n) != root) {
      if (!own_walls_.empty()) {
        return Goal::look_behind(state, action);
      }
      liberties |= board.liberties(board.root(n));
    }
  }
  liberties.erase(action.point);
  return {Outlook::Open, static_cast<std::uint32_t>(liberties.count())};
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

namespace {

std::uint32_t distance_of(int enemies) {
  return static_cast<std::uint32_t>(std::max(1, enemies / 2));
}

}  // namespace

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
  return distance_of((area() & state.board().stones(opposite(prover()))).count());
}

Glance KillGoal::look_behind(PlayState& state, const Action& action) {
  if (state.takes(action)) {
    return Goal::look_behind(state, action);
  }
  const bool adds = action.kind == Action::Kind::Play && state.to_move() != prover();
  const int stones = (area() & state.board().stones(opposite(prover()))).count();
  return {Outlook::Open, distance_of(stones + (adds ? 1 : 0))};
}

}  // namespace shinpan::life
