#pragma once

#include "shinpan/api/judge.hpp"
#include "shinpan/explain/language.hpp"

#include <string>

namespace shinpan::api {

// The record's main line as SGF with the verdict in a last node, or in a variation behind the move
// after which it was judged: territory as TB and TW (area rules: living stones too), dead stones as
// MA, seki stones as TR, neutral points as SQ, protecting stones as CR, the sums and reasons as the
// comment. RU and KM are those of the verdict, and so is RE unless the game was not counted.
[[nodiscard]] std::string verdict_to_sgf(const record::GameRecord& record,
                                         const Judged& judged,
                                         explain::Language language);

}  // namespace shinpan::api
