#pragma once

#include "shinpan/api/judge.hpp"
#include "shinpan/count/methods/causes.hpp"

#include <vector>

namespace shinpan::api {

struct CountOptions {
  JudgeOptions judge;  // `reading` is not looked at: a count is of the customary end
  std::vector<count::Method> methods;
  count::NeutralPoints neutral = count::NeutralPoints::Filled;
};

// One judged position and its counts, in the order in which they were asked for.
struct CountedGame {
  Judged judged;
  count::Stopped stopped;
  std::vector<count::Counted> counts;
};

// Judges the record's position once and counts it by each method with the statuses found.
[[nodiscard]] base::Result<CountedGame> count_game(const record::GameRecord& record,
                                                   const CountOptions& options);

// A cause for which methods differ from territory, with all methods that have it.
struct SharedCause {
  count::Cause cause;
  std::vector<count::Method> methods;
};

// Why the counts differ from the first one among them by territory; nothing without one.
[[nodiscard]] std::vector<SharedCause> shared_causes(const CountedGame& game);

}  // namespace shinpan::api
