#pragma once

#include "shinpan/count/cleared.hpp"
#include "shinpan/count/methods/step.hpp"
#include "shinpan/count/verdict.hpp"

namespace shinpan::count {

// Who gets which neutral points when they are filled in turn and `first` begins. A side fills
// points beside its own stones, never takes a stone by it nor leaves one without liberties, and
// passes when it finds none; points that a side needs to join its chains are its own. The shared
// liberties of a seki and open borders stay. A model of play: threats that would gain a turn are
// not read.
[[nodiscard]] Both<board::PointSet> neutral_shares(const Cleared& cleared,
                                                   const Verdict& verdict,
                                                   board::Color first);

}  // namespace shinpan::count
