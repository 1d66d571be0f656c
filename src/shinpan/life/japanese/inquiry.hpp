#pragma once

#include "shinpan/life/japanese/goals.hpp"
#include "shinpan/life/search/solver.hpp"

#include <array>
#include <map>
#include <memory>
#include <utility>

namespace shinpan::life {

// A question with the search that has been made for it, to be taken up again where it stopped.
template <class AnyGoal>
struct Inquiry {
  static constexpr std::size_t kTableEntries = std::size_t{1} << 22U;

  AnyGoal goal;
  Solver solver;
  PlayState state;
  Answer answer = Answer::Unknown;

  template <class... GoalArguments>
  explicit Inquiry(PlayState begin, GoalArguments&&... arguments)
      : goal(std::forward<GoalArguments>(arguments)...),
        solver(goal, kTableEntries),
        state(std::move(begin)) {}

  Answer pursue(Budget& budget) {
    if (answer == Answer::Unknown) {
      answer = solver.solve(state, budget);
    }
    return answer;
  }
};

// The questions about one chain.
struct ChainQuestions {
  std::unique_ptr<Inquiry<CaptureGoal>> level_1;
  std::unique_ptr<Inquiry<CleanCaptureGoal>> level_2;
  std::unique_ptr<Inquiry<CleanCaptureGoal>> level_3;
  std::unique_ptr<Inquiry<CaptureGoal>> owner_first;
};

// All that is asked about one area.
struct AreaQuestions {
  std::map<board::Point, ChainQuestions> chains;              // by root
  std::array<std::unique_ptr<Inquiry<KillGoal>>, 2> killing;  // by the colour that would die
  std::array<Capturing, 2> capturing;                         // by the attacker's colour

  Capturing& capturing_by(board::Color attacker) { return capturing[board::index_of(attacker)]; }

  void pay_from(Budget& budget) {
    for (Capturing& each : capturing) {
      each.use(budget);
    }
  }
};

}  // namespace shinpan::life
