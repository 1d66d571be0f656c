#pragma once

#include "shinpan/count/methods/counted.hpp"
#include "shinpan/explain/language.hpp"

#include <string>

namespace shinpan::explain {

// What is done in the step and what it yields, in a sentence or two.
[[nodiscard]] std::string step_text(Language language,
                                    board::Size size,
                                    count::Method method,
                                    const count::Step& step);

// "Black 17, White 13".
[[nodiscard]] std::string sides_text(Language language, const count::Both<rules::HalfPoints>& sums);

// The check that no point was lost: "Check: black stones 27 + ... = 81".
[[nodiscard]] std::string tally_text(Language language, const count::Tally& tally);

// Points in Chinese counting units, two points each: "3 3/4".
[[nodiscard]] std::string zi_text(rules::HalfPoints points);

// "In Chinese counting units: 1 1/4 zi.", whoever leads.
[[nodiscard]] std::string lead_in_zi_text(Language language, rules::HalfPoints lead);

}  // namespace shinpan::explain
