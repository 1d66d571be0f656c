#include "shinpan/life/japanese/goals.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/life/static/living_area.hpp"

#include <algorithm>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Geometry;
using board::Point;
using board::PointSet;

constexpr std::size_t kTableEntries = std::size_t{1} << 20U;

}  // namespace

Capturing::Question::Question(
    const Geometry& geometry, Color attacker, Point stone, const PointSet& area, const Walls& walls)
    : goal(geometry, attacker, stone, area, walls), solver(goal, kTableEntries) {}

Answer Capturing::ask(PlayState& state, Point stone) {
  std::unique_ptr<Question>& question = questions_[stone];
  if (!question) {
    question =
        std::make_unique<Question>(state.board().geometry(), attacker_, stone, area_, walls_);
  }
  return question->solver.solve(state, *budget_);
}

NewStoneGoal::NewStoneGoal(const Geometry& geometry,
                           Color owner,
                           const PointSet& points,
                           const PointSet& area,
                           const Walls& walls,
                           Capturing& capturing)
    : Goal(owner, area),
      points_(points),
      enclosure_(geometry, owner, area, walls),
      capturing_(capturing) {}

bool NewStoneGoal::stands(PlayState& state) {
  const Board& board = state.board();
  const PointSet fresh = (points_ & board.stones(prover())) - state.watched();
  PointSet asked;
  for (const Point p : fresh) {
    const Point root = board.root(p);
    if (asked.contains(root)) {
      continue;
    }
    asked.insert(root);
    const Answer answer = capturing_.ask(state, p);
    unsure_ = unsure_ || answer == Answer::Unknown;
    if (answer == Answer::Prevented) {
      return true;
    }
  }
  return false;
}

Outlook NewStoneGoal::look(PlayState&) {
  return Outlook::Open;
}

Outlook NewStoneGoal::study(PlayState& state) {
  if (state.to_move() == prover()) {
    return enclosure_.nothing_can_stay(state.board()) ? Outlook::Unreachable : Outlook::Open;
  }
  return stands(state) ? Outlook::Reached : Outlook::Open;
}

std::uint32_t NewStoneGoal::distance(const PlayState&) const {
  return 1;
}

CleanCaptureGoal::CleanCaptureGoal(const Geometry& geometry,
                                   Color attacker,
                                   Point target,
                                   const PointSet& points,
                                   const PointSet& area,
                                   const Walls& walls,
                                   Capturing& capturing)
    : Goal(attacker, area),
      target_(target),
      enclosure_(geometry, opposite(attacker), area, walls),
      capture_(geometry, attacker, target, area, walls),
      new_stone_(geometry, opposite(attacker), points, area, walls, capturing),
      new_stone_solver_(new_stone_, kTableEntries),
      capturing_(capturing) {}

// A removal is not yet the goal: what comes after it needs study.
Outlook CleanCaptureGoal::look(PlayState& state) {
  const Outlook capture = capture_.look(state);
  return capture == Outlook::Reached ? Outlook::Open : capture;
}

Outlook CleanCaptureGoal::study(PlayState& state) {
  if (enclosure_.nothing_can_stay(state.board())) {
    return Outlook::Reached;
  }
  if (capture_.look(state) == Outlook::Reached) {
    return after_removal(state);
  }
  if (state.to_move() == prover() && new_stone_.stands(state)) {
    return Outlook::Unreachable;
  }
  // That the chain alone is lost says nothing of new stones elsewhere.
  const Outlook capture = capture_.study(state);
  return capture == Outlook::Reached ? Outlook::Open : capture;
}

// The chain is gone: from here on only the new stone matters.
Outlook CleanCaptureGoal::after_removal(PlayState& state) {
  switch (new_stone_solver_.solve(state, capturing_.budget())) {
    case Answer::Prevented:
      return new_stone_.unsure() ? Outlook::Unreachable : Outlook::Reached;
    case Answer::Forced:
      return Outlook::Unreachable;
    case Answer::Unknown:
      unsure_ = true;
      break;
  }
  return Outlook::Unreachable;
}

std::uint32_t CleanCaptureGoal::distance(const PlayState& state) const {
  const bool removed = state.board().at(target_) != stone_of(opposite(prover()));
  return removed ? 1 : capture_.distance(state);
}

}  // namespace shinpan::life
