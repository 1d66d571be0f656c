#pragma once

#include "shinpan/count/verdict.hpp"
#include "shinpan/explain/language.hpp"

#include <string>

namespace shinpan::explain {

[[nodiscard]] std::string note_text(Language language, board::Size size, const count::Note& note);

// Why an owner must still add a stone at the point.
[[nodiscard]] std::string teire_text(Language language,
                                     board::Size size,
                                     const count::Teire& teire);

}  // namespace shinpan::explain
