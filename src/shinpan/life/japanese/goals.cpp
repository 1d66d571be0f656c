#include "shinpan/life/japanese/goals.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/life/static/living_area.hpp"

#include <algorithm>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;

constexpr std::size_t kTableEntries = std::size_t{1} << 20U;

// No stone of `color` can stay in the area: each part of it without the opponent's walls leaves no
// room for two eyes and touches no wall of the color to join.
bool nothing_can_stay(const Board& board, Color color, const PointSet& area, const Walls& walls) {
  const Color other = opposite(color);
  const PointSet living = joined_walls(board, other, walls.of(other));
  for (const PointSet& part : components(board.geometry(), area - living)) {
    if (border(board.geometry(), part).intersects(walls.of(color)) ||
        !leaves_no_two_eyes(board.geometry(), part, living)) {
      return false;
    }
  }
  return true;
}

}  // namespace

Capturing::Question::Question(Color attacker, Point stone, const PointSet& area, const Walls& walls)
    : goal(attacker, stone, area, walls), solver(goal, kTableEntries) {}

Answer Capturing::ask(PlayState& state, Point stone) {
  std::unique_ptr<Question>& question = questions_[stone];
  if (!question) {
    question = std::make_unique<Question>(attacker_, stone, area_, walls_);
  }
  return question->solver.solve(state, *budget_);
}

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
    return nothing_can_stay(state.board(), prover(), area(), walls_) ? Outlook::Unreachable
                                                                     : Outlook::Open;
  }
  return stands(state) ? Outlook::Reached : Outlook::Open;
}

std::uint32_t NewStoneGoal::distance(const PlayState&) const {
  return 1;
}

CleanCaptureGoal::CleanCaptureGoal(Color attacker,
                                   Point target,
                                   const PointSet& points,
                                   const PointSet& area,
                                   const Walls& walls,
                                   Capturing& capturing)
    : Goal(attacker, area),
      target_(target),
      walls_(walls),
      capture_(attacker, target, area, walls),
      new_stone_(opposite(attacker), points, area, walls, capturing),
      new_stone_solver_(new_stone_, kTableEntries),
      capturing_(capturing) {}

// A removal is not yet the goal: what comes after it needs study.
Outlook CleanCaptureGoal::look(PlayState& state) {
  const Outlook capture = capture_.look(state);
  return capture == Outlook::Reached ? Outlook::Open : capture;
}

Outlook CleanCaptureGoal::study(PlayState& state) {
  if (capture_.look(state) == Outlook::Reached) {
    return after_removal(state);
  }
  if (state.to_move() == prover() && new_stone_.stands(state)) {
    return Outlook::Unreachable;
  }
  return capture_.study(state);
}

// The chain is gone: from here on only the new stone matters.
Outlook CleanCaptureGoal::after_removal(PlayState& state) {
  if (nothing_can_stay(state.board(), opposite(prover()), area(), walls_)) {
    return Outlook::Reached;
  }
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
