#include "shinpan/life/japanese/goals.hpp"

namespace shinpan::life {
namespace {

using board::Color;
using board::Geometry;
using board::Point;
using board::PointSet;

}  // namespace

Capturing::Question::Question(
    const Geometry& geometry, Color attacker, Point stone, const PointSet& area, const Walls& walls)
    : goal(geometry, attacker, stone, area, walls), solver(goal) {}

Capturing::Question& Capturing::about(const PlayState& state, Point stone) {
  std::unique_ptr<Question>& question = questions_[stone];
  if (!question) {
    question =
        std::make_unique<Question>(state.board().geometry(), attacker_, stone, area_, walls_);
  }
  return *question;
}

Answer Capturing::ask(PlayState& state, Point stone) {
  const Unwatched unwatched(state);
  return about(state, stone).solver.solve(state, *budget_);
}

bool Capturing::write(PlayState& state, Point stone, Answer expected, StrategyWriter& out) {
  const Unwatched unwatched(state);
  Solver& solver = about(state, stone).solver;
  return solver.solve(state, *budget_) == expected && solver.write(state, expected, *budget_, out);
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

// One new stone of each chain that has any on the points.
std::vector<Point> NewStoneGoal::fresh(const PlayState& state) const {
  std::vector<Point> out;
  PointSet left = (points_ & state.board().stones(prover())) - state.watched();
  while (!left.empty()) {
    out.push_back(left.first());
    left -= state.board().chain(out.back());
  }
  return out;
}

bool NewStoneGoal::stands(PlayState& state) {
  for (const Point p : fresh(state)) {
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

Glance NewStoneGoal::look_behind(PlayState&, const Action&) {
  return {Outlook::Open, 1};
}

bool NewStoneGoal::write_settled(PlayState& state, Outlook outlook, StrategyWriter& out) {
  using Kind = proof::Word::Kind;
  if (outlook == Outlook::Unreachable) {
    out.word(Kind::Enclosed);
    return true;
  }
  for (const Point p : fresh(state)) {
    if (capturing_.ask(state, p) == Answer::Prevented) {
      out.word(Kind::New, p);
      out.word(Kind::OpenOne);
      const bool written = capturing_.write(state, p, Answer::Prevented, out);
      out.word(Kind::CloseOne);
      return written;
    }
  }
  return false;
}

// Where the opponent prevents it, he can take every new stone that stands when he is to move.
bool NewStoneGoal::write_beside(PlayState& state, bool forced, StrategyWriter& out) {
  using Kind = proof::Word::Kind;
  if (forced || state.to_move() == prover()) {
    return true;
  }
  for (const Point p : fresh(state)) {
    out.word(Kind::OpenOne);
    out.word(Kind::About, p);
    const bool written = capturing_.write(state, p, Answer::Forced, out);
    out.word(Kind::CloseOne);
    if (!written) {
      return false;
    }
  }
  return true;
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
      points_(points),
      enclosure_(geometry, opposite(attacker), area, walls),
      capture_(geometry, attacker, target, area, walls),
      new_stone_(geometry, opposite(attacker), points, area, walls, capturing),
      new_stone_solver_(new_stone_),
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

// While the chain stands a play that takes nothing matters to its capture alone.
Glance CleanCaptureGoal::look_behind(PlayState& state, const Action& action) {
  return state.takes(action) ? Goal::look_behind(state, action)
                             : capture_.look_behind(state, action);
}

bool CleanCaptureGoal::write_settled(PlayState& state, Outlook outlook, StrategyWriter& out) {
  if (outlook == Outlook::Reached && enclosure_.nothing_can_stay(state.board())) {
    out.word(proof::Word::Kind::Enclosed);
    return true;
  }
  if (capture_.look(state) == Outlook::Reached) {
    Budget& budget = capturing_.budget();
    const Answer expected = outlook == Outlook::Reached ? Answer::Prevented : Answer::Forced;
    return new_stone_solver_.solve(state, budget) == expected &&
           new_stone_solver_.write(state, expected, budget, out);
  }
  if (capture_.look(state) == Outlook::Open && state.to_move() == prover() &&
      new_stone_.stands(state)) {
    return new_stone_.write_settled(state, Outlook::Reached, out);
  }
  return capture_.write_settled(state, outlook, out);
}

bool CleanCaptureGoal::write_beside(PlayState& state, bool forced, StrategyWriter& out) {
  return !forced || new_stone_.write_beside(state, false, out);
}

}  // namespace shinpan::life
