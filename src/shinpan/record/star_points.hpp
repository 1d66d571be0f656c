#pragma once

#include "shinpan/record/game_record.hpp"

namespace shinpan::record {

// Puts the handicap stones of a server's record, which does not list them, on the usual points.
// Servers differ in where the third stone goes; the moves show it, for nobody plays where a stone
// stands. States the handicap too. A number that the board has no points for changes nothing.
void place_star_handicap(GameRecord& record, int stones);

}  // namespace shinpan::record
