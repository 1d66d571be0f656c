#pragma once

#include "shinpan/api/count.hpp"
#include "shinpan/api/judged_json.hpp"

#include <string>

namespace shinpan::api {

// One count as a JSON object on one line, without a line end: terms, each step with the board after
// it and the sums so far, both totals and the result.
[[nodiscard]] std::string count_json(const Origin& origin,
                                     const CountedGame& game,
                                     const count::Counted& counted,
                                     explain::Language language);

}  // namespace shinpan::api
