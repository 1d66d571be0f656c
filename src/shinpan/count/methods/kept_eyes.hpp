#pragma once

#include "shinpan/count/cleared.hpp"
#include "shinpan/count/methods/step.hpp"
#include "shinpan/count/verdict.hpp"

namespace shinpan::count {

// The points that stay empty when each group fills its land up to two eyes: two for each group that
// lives by its own eyes, as far as it has them, in two parts of its land where it can be, else
// apart from each other.
[[nodiscard]] Both<board::PointSet> kept_eyes(const Cleared& cleared,
                                              const Terms& terms,
                                              const Verdict& verdict);

}  // namespace shinpan::count
