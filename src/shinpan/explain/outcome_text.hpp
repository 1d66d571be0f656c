#pragma once

#include "shinpan/count/verdict.hpp"
#include "shinpan/explain/language.hpp"

#include <string>

namespace shinpan::explain {

// "White wins by 4.5 points."
[[nodiscard]] std::string outcome_text(Language language, const count::Outcome& outcome);

// The same for a game that may not be over: then who is ahead, not who wins.
[[nodiscard]] std::string standing_text(Language language,
                                        const count::Outcome& outcome,
                                        bool finished);

// What White's or a button's compensation holds besides komi.
struct Compensation {
  rules::HalfPoints handicap{};
  rules::HalfPoints button{};
};

// "Black: territory 40 + prisoners 3 + dead stones 2 = 45". Parts that are zero are left out, but
// what the method counts first is always named.
[[nodiscard]] std::string sum_text(Language language,
                                   board::Color color,
                                   const count::Side& side,
                                   rules::Scoring scoring,
                                   Compensation compensation = {});

}  // namespace shinpan::explain
