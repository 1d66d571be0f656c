#pragma once

#include "shinpan/count/methods/method.hpp"
#include "shinpan/count/methods/step.hpp"
#include "shinpan/count/verdict.hpp"

namespace shinpan::count {

// What becomes of neutral points where stones or area are counted. Under territory they are worth
// nothing and stay as they are.
enum class NeutralPoints : std::uint8_t {
  Filled,  // taken in turn, the side to move first; then protecting stones are added
  Left,    // nobody's
};

// The end of a game as it is handed over to be counted. Statuses are not looked into again.
struct Stopped {
  rules::Position position;
  Terms terms;  // with the rule set that the players chose
  life::Life life;
  NeutralPoints neutral = NeutralPoints::Filled;
};

// A game counted by one method. The totals are in half points and include komi and what else the
// method's rule set gives; how a method counts decides what they are of, but their difference is
// the result.
struct Counted {
  Method method = Method::Territory;
  Terms terms;      // with the rule set that the method belongs to
  Verdict verdict;  // under that rule set, before anything is filled
  Both<board::PointSet> neutral_taken;
  std::vector<Step> steps;
  Both<rules::HalfPoints> total{};
  Outcome outcome;
};

// The rule set that a method counts by, made from the players' own where that fits.
[[nodiscard]] rules::Ruleset rules_of(Method method, const rules::Ruleset& chosen);

[[nodiscard]] Counted count_by(Method method, const Stopped& stopped);

}  // namespace shinpan::count
