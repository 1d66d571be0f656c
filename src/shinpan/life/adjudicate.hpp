#pragma once

#include "shinpan/life/search/budget.hpp"
#include "shinpan/life/status.hpp"
#include "shinpan/rules/position.hpp"
#include "shinpan/rules/ruleset.hpp"

namespace shinpan::life {

// Statuses that the players agreed on. Each point names the whole chain that stands there, and
// nothing but that chain: an agreement never spreads through empty points.
struct Agreement {
  board::PointSet dead;
  board::PointSet alive;
};

// How the end of a game is looked at.
enum class Reading : std::uint8_t {
  Customary,  // neutral points count as filled, needed protection is found and counted
  Strict,     // the position exactly as it stands
};

class Kept;

struct Limits {
  std::int64_t milliseconds = 10000;  // past it what is left is estimated; 0: no limit
  std::uint64_t nodes = 0;  // the same for search nodes, repeatable on every machine; 0: none
  std::uint64_t seed = 1;   // of the estimate
  // Of each transposition table, 16 bytes each; fewer cost search, never the answer's truth.
  std::size_t table_entries = kUsualTableEntries;
  const Stop* stop = nullptr;  // the caller's; nothing: the search cannot be stopped
  Kept* kept = nullptr;        // the caller's; nothing: everything is worked out
};

enum class Proofs : std::uint8_t {
  None,
  Written,  // Life::proof says why each proved status holds
};

// The front door of this room: the status of every stone of the position under the rule set, each
// with its evidence. Nothing else in the program decides life or death. The answer does not depend
// on the orientation of the board or on the names of the colours.
//
// Chains that hold a point of `closely` are searched much longer than others, at the price of time:
// for those whose estimate is known to be worth little.
//
// Statuses stated by `agreement` get Basis::Agreement and everything else is judged around them:
// stones agreed dead are looked at as taken off, stones agreed alive as uncapturable.
[[nodiscard]] Life adjudicate(const rules::Position& position,
                              const rules::Ruleset& rules,
                              const Agreement& agreement,
                              Reading reading,
                              const Limits& limits,
                              Proofs proofs = Proofs::None,
                              const board::PointSet& closely = {});

}  // namespace shinpan::life
