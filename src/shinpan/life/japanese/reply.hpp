#pragma once

#include "shinpan/life/adjudicate.hpp"
#include "shinpan/life/search/state.hpp"

#include <vector>

namespace shinpan::life {

// What one side does next in hypothetical play about a chain.
struct Reply {
  Action action{};
  // Proved: the side gets its way in the question of Article 7.1 whatever the other does. The
  // attacker's way is that the chain is dead: taken, and no new uncapturable stone appears in its
  // surroundings. The owner's way is the opposite.
  bool sure = false;
};

// The engine as either side of hypothetical play about the chain of a stone: the chain's opponent
// moved first, `line` is what has been played so far, each action legal. Whoever has no way to
// force his will plays on as well as the search knows; where it knows nothing he passes.
// The nodes of `limits` are for each of the few searches behind an answer, the time is for all.
[[nodiscard]] Reply reply(const rules::Position& start,
                          board::Point stone,
                          const std::vector<Action>& line,
                          rules::KoPass ko_pass,
                          const Limits& limits);

}  // namespace shinpan::life
