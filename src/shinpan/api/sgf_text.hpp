#pragma once

#include "shinpan/api/judge.hpp"
#include "shinpan/explain/language.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace shinpan::api {

// The record's main line as SGF with the verdict in a last node, or in a variation behind the move
// after which it was judged: territory as TB and TW (area rules: living stones too), dead stones as
// MA, seki stones as TR, neutral points as SQ, protecting stones as CR, the sums and reasons as the
// comment. RU and KM are those of the verdict; RE is the record's own when it states a result.
[[nodiscard]] std::string verdict_to_sgf(const record::GameRecord& record,
                                         const Judged& judged,
                                         explain::Language language);

// The same node in the record's own text, with its comments and variations and all else untouched;
// `bytes` is what `import` was read from. Nothing when that is no SGF of one game or says of its
// characters something that is not true of the answer, which is in UTF-8.
[[nodiscard]] std::optional<std::string> verdict_in_sgf(std::string_view bytes,
                                                        const record::Import& import,
                                                        const Judged& judged,
                                                        explain::Language language);

}  // namespace shinpan::api
