#pragma once

#include "shinpan/referee/match.hpp"

#include <optional>

namespace shinpan::referee {

// What the engine plays in hypothetical play for the side to move.
struct TrialAnswer {
  Action action;  // Play or Pass, allowed in the match as it stands
  // Proved: that side gets its way about the chain whatever the other does.
  bool sure = false;
};

// In Phase::Confirmation only, else nothing. `limits` as in life::reply.
[[nodiscard]] std::optional<TrialAnswer> trial_answer(const Match& match,
                                                      const life::Limits& limits);

}  // namespace shinpan::referee
