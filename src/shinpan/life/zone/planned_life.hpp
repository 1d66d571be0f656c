#pragma once

#include "shinpan/life/fate.hpp"
#include "shinpan/life/search/budget.hpp"

namespace shinpan::life {

// The fate of the stones, of one colour, where a plan of few moves (zone/securing) gives one of
// their chains two eyes: on any board, with nothing said where there is none. At most one first
// move is named.
[[nodiscard]] std::optional<Fate> planned_life(const board::Board& board,
                                               const board::PointSet& stones,
                                               board::Color first,
                                               Budget& budget);

}  // namespace shinpan::life
