#pragma once

#include "shinpan/referee/match.hpp"

#include <optional>

namespace shinpan::referee {

// What the engine makes of a stopped board. No event by itself: a player who agrees claims `dead`
// (ClaimAll), so what a match keeps does not depend on how far a search came.
struct Suggestion {
  board::PointSet dead;
  // Stones whose fate hangs on who moves first, or is not known: the players had better resume, and
  // if they neither do nor agree, Article 13.1 is near. The verdict's notes name the deciding
  // moves.
  board::PointSet undecided;
  count::Verdict verdict;
};

// Judged around what the players agree on already. In Phase::Stopped only, else nothing. `limits`
// bound the search; with a node limit and no time limit the answer is the same everywhere.
[[nodiscard]] std::optional<Suggestion> suggested(const Match& match, const life::Limits& limits);

}  // namespace shinpan::referee
