#pragma once

#include "shinpan/base/result.hpp"
#include "shinpan/rules/ruleset.hpp"

#include <string>
#include <string_view>

namespace shinpan::api {

// A rule set as KataGo writes it: ko, scoring, tax, suicide, hasButton, whiteHandicapBonus,
// friendlyPassOk; komi and our identifier besides.
[[nodiscard]] std::string ruleset_to_json(const rules::Ruleset& rules);

// All presets, as an array.
[[nodiscard]] std::string rulesets_to_json();

// Reads the same. Fields that are not known are passed over; those that are left out keep the value
// of the preset named by "id" or "rules", else of japanese-1989. BadJson or BadRules.
[[nodiscard]] base::Result<rules::Ruleset> ruleset_from_json(std::string_view text);

// What a person or program names a rule set by: JSON when it begins with a brace, else a name.
[[nodiscard]] base::Result<rules::Ruleset> ruleset_from_text(std::string_view text);

}  // namespace shinpan::api
