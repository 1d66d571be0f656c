#pragma once

#include "shinpan/count/cleared.hpp"
#include "shinpan/count/methods/step.hpp"
#include "shinpan/count/verdict.hpp"

namespace shinpan::count {

// The points that stay empty when each group fills its land up to two eyes: two for each group that
// lives by its own eyes, as far as it has them, where they can be such that no stone beside them
// can be taken. `stones` are those on the board once neutral points are filled.
[[nodiscard]] Both<board::PointSet> kept_eyes(const Cleared& cleared,
                                              const Terms& terms,
                                              const Verdict& verdict,
                                              const Both<board::PointSet>& stones);

}  // namespace shinpan::count
