#pragma once

#include "shinpan/explain/language.hpp"
#include "shinpan/life/fate.hpp"

#include <string>

namespace shinpan::explain {

// The identifier of an outcome in JSON: "alive", "seki", "dead", "ko", "undecided".
[[nodiscard]] const char* outcome_id(life::Fate::Outcome outcome);

// "Black moves first: dead. Moves: C1, B2." and, where one is known, the line.
[[nodiscard]] std::string fate_text(Language language,
                                    board::Size size,
                                    board::Color owner,
                                    board::Color first,
                                    const life::Fate& fate);

// Who must win which ko: "Dead if White wins the ko at E5, alive if Black does".
[[nodiscard]] std::string ko_text(Language language,
                                  board::Size size,
                                  board::Color owner,
                                  board::Point ko);

}  // namespace shinpan::explain
