#pragma once

#include "shinpan/api/judge.hpp"
#include "shinpan/explain/language.hpp"

#include <string>

namespace shinpan::api {

// The record's main line as SGF FF[4] in UTF-8, its game information with it.
[[nodiscard]] std::string record_to_sgf(const record::GameRecord& record);

// The same up to the judged move, with the verdict in the last node: territory as TB and TW (area
// rules: living stones too), dead stones as MA, seki stones as TR, neutral points as SQ, protecting
// stones as CR, the sums and reasons as the comment; RE is the verdict's result.
[[nodiscard]] std::string verdict_to_sgf(const record::GameRecord& record,
                                         const Judged& judged,
                                         explain::Language language);

}  // namespace shinpan::api
