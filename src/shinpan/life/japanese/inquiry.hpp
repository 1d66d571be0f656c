#pragma once

#include "shinpan/life/japanese/goals.hpp"
#include "shinpan/life/search/inquiry.hpp"

#include <array>
#include <map>
#include <memory>

namespace shinpan::life {

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
