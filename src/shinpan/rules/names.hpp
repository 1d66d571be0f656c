#pragma once

#include "shinpan/rules/ruleset.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace shinpan::rules {

// What is left of a name when it is compared: letters and digits, without case (Latin, Cyrillic and
// fullwidth Latin), spaces and punctuation.
[[nodiscard]] std::string name_key(std::string_view text);

// Reads KataGo's compact form; nothing when the text is not of that form or a value is not known.
[[nodiscard]] std::optional<Ruleset> parse_katago_compact(std::string_view text);

// The id of the preset with the same fields, id and komi apart; the id that `rules` has already is
// preferred, "custom" when there is none.
[[nodiscard]] std::string matching_id(const Ruleset& rules);

}  // namespace shinpan::rules
