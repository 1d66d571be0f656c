#pragma once

#include "shinpan/count/cleared.hpp"

namespace shinpan::count {

// Neutral points at which a stone of one side would still gain: the border there is not closed, and
// the points cannot be filled by agreement (Article 9).
[[nodiscard]] board::PointSet open_borders(const Cleared& cleared);

}  // namespace shinpan::count
