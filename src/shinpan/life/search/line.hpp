#pragma once

#include "shinpan/life/search/state.hpp"
#include "shinpan/life/status.hpp"

#include <vector>

namespace shinpan::life {

// Actions of a search as moves of a line that `first` begins.
[[nodiscard]] std::vector<LineMove> line_moves(const std::vector<Action>& actions,
                                               board::Color first);

}  // namespace shinpan::life
