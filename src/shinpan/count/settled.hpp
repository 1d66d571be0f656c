#pragma once

#include "shinpan/count/cleared.hpp"
#include "shinpan/count/verdict.hpp"

#include <vector>

namespace shinpan::count {

// Whose the points are, before anything is added up.
struct Settled {
  std::vector<Owner> owner;          // one for each point
  std::vector<bool> seki;            // for each chain of Cleared
  std::vector<std::uint16_t> group;  // for each chain of Cleared: which chains live together
  board::PointSet seki_liberties;
  board::PointSet taken;  // dead stones that are taken off
  std::vector<Teire> teire;
};

// By the letter of Article 8: every unfilled dame makes a seki, needed protection is nobody's
// concern.
[[nodiscard]] Settled settle_strict(const Cleared& cleared, rules::Tax tax);

// As players do it under Article 9: neutral points count as filled. `known`: protection that was
// found needed by life and death.
[[nodiscard]] Settled settle_customary(const Cleared& cleared,
                                       const rules::Ruleset& rules,
                                       const std::vector<Teire>& known);

}  // namespace shinpan::count
