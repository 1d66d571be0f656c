#include "shinpan/life/search/group_goals.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/life/static/benson.hpp"

#include <algorithm>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Geometry;
using board::Point;
using board::PointSet;

bool joined_to(const PlayState& state, const PointSet& walls) {
  PointSet left = walls.empty() ? PointSet{} : state.watched();
  while (!left.empty()) {
    const PointSet chain = state.board().chain(left.first());
    if (chain.intersects(walls)) {
      return true;
    }
    left -= chain;
  }
  return false;
}

bool lives_unconditionally(const PlayState& state, Color color) {
  return unconditional_life(state.board(), color, SelfCapture::Forbidden)
      .stones.intersects(state.watched());
}

// The liberties of the watched chain that has most.
std::uint32_t most_liberties(const PlayState& state) {
  int most = 1;
  PointSet left = state.watched();
  while (!left.empty()) {
    const Point root = state.board().root(left.first());
    most = std::max(most, state.board().liberty_count(root));
    left -= state.board().chain(root);
  }
  return static_cast<std::uint32_t>(most);
}

}  // namespace

CaptureAllGoal::CaptureAllGoal(const Geometry& geometry,
                               Color attacker,
                               const PointSet& area,
                               const Walls& walls)
    : Goal(attacker, area),
      own_walls_(walls.of(opposite(attacker))),
      enclosure_(geometry, opposite(attacker), area, walls) {}

Outlook CaptureAllGoal::look(PlayState& state) {
  if (state.watched().empty()) {
    return Outlook::Reached;
  }
  return joined_to(state, own_walls_) ? Outlook::Unreachable : Outlook::Open;
}

// Only a move of the defender can make its chains alive.
Outlook CaptureAllGoal::study(PlayState& state) {
  if (enclosure_.nothing_can_stay(state.board())) {
    return Outlook::Reached;
  }
  const bool lives =
      state.to_move() == prover() && lives_unconditionally(state, opposite(prover()));
  return lives ? Outlook::Unreachable : Outlook::Open;
}

std::uint32_t CaptureAllGoal::distance(const PlayState& state) const {
  return most_liberties(state);
}

// No claim of a proof is about several chains under ordinary play, but the strategy can be read.
bool CaptureAllGoal::write_settled(PlayState&, Outlook outlook, StrategyWriter& out) {
  using Kind = proof::Word::Kind;
  out.word(outlook == Outlook::Reached ? Kind::Captured : Kind::Alive);
  return true;
}

TwoEyesGoal::TwoEyesGoal(const Geometry& geometry,
                         Color owner,
                         const PointSet& area,
                         const Walls& walls)
    : Goal(owner, area), own_walls_(walls.of(owner)), enclosure_(geometry, owner, area, walls) {}

Outlook TwoEyesGoal::look(PlayState& state) {
  if (state.watched().empty()) {
    return Outlook::Unreachable;
  }
  return joined_to(state, own_walls_) ? Outlook::Reached : Outlook::Open;
}

Outlook TwoEyesGoal::study(PlayState& state) {
  if (enclosure_.nothing_can_stay(state.board())) {
    return Outlook::Unreachable;
  }
  const bool lives = state.to_move() != prover() && lives_unconditionally(state, prover());
  return lives ? Outlook::Reached : Outlook::Open;
}

std::uint32_t TwoEyesGoal::distance(const PlayState&) const {
  return 1;
}

bool TwoEyesGoal::write_settled(PlayState&, Outlook, StrategyWriter&) {
  return false;
}

}  // namespace shinpan::life
