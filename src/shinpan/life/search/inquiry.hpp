#pragma once

#include "shinpan/life/search/solver.hpp"

#include <utility>

namespace shinpan::life {

// A question with the search that has been made for it, to be taken up again where it stopped.
template <class AnyGoal>
struct Inquiry {
  AnyGoal goal;
  Solver solver;
  PlayState state;
  Answer answer = Answer::Unknown;

  template <class... GoalArguments>
  explicit Inquiry(PlayState begin, GoalArguments&&... arguments)
      : goal(std::forward<GoalArguments>(arguments)...), solver(goal), state(std::move(begin)) {}

  Answer pursue(Budget& budget) {
    if (answer == Answer::Unknown) {
      answer = solver.solve(state, budget);
    }
    return answer;
  }
};

}  // namespace shinpan::life
