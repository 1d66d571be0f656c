#pragma once

#include "shinpan/base/result.hpp"
#include "shinpan/board/point.hpp"
#include "shinpan/rules/ruleset.hpp"

#include <vector>

namespace shinpan::rules {

// The traditional points for `stones` handicap stones (2 to 9, as GTP's fixed_handicap): on square
// boards of odd size from 9 up to 9 stones, on 7x7 and of even size from 8 up to 4. BadSetup when
// the board has no such points.
[[nodiscard]] base::Result<std::vector<board::Point>> fixed_handicap(board::Size size, int stones);

// The points that White is given for `stones` handicap stones under area counting; none for fewer
// than two stones or under territory counting.
[[nodiscard]] HalfPoints handicap_compensation(const Ruleset& rules, int stones);

}  // namespace shinpan::rules
