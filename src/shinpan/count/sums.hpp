#pragma once

#include "shinpan/count/settled.hpp"

#include <array>

namespace shinpan::count {

// Both sides' sums under the rule set's own method, Black first.
[[nodiscard]] std::array<Side, 2> sums(const Cleared& cleared,
                                       const Settled& settled,
                                       const rules::Position& position,
                                       const Terms& terms);

}  // namespace shinpan::count
