#pragma once

#include "shinpan/referee/match.hpp"

#include <string>

namespace shinpan::api {

// The match as an SGF game that holds all of it: the moves as nodes, at the end the count as marks
// and, as lines of the comment, every event from the first stop on (event_json.hpp).
[[nodiscard]] std::string match_to_sgf(const rules::Position& start, const referee::Match& match);

}  // namespace shinpan::api
