#pragma once

#include "shinpan/count/neutral_filling.hpp"

#include <vector>

namespace shinpan::count {

// Where a side must protect its land because filling the neutral points took liberties away: with
// these points filled the opponent, moving first, would take a stone there that he could not take
// before. What he could take before is the business of life and death. Reads threats of capture two
// moves deep, in regions without dead stones; a group needs at most one point here, the best single
// one.
[[nodiscard]] std::vector<Teire> needed_protection(const Cleared& cleared,
                                                   const NeutralFilling& filled);

}  // namespace shinpan::count
