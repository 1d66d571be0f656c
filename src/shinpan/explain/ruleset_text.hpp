#pragma once

#include "shinpan/explain/language.hpp"
#include "shinpan/rules/ruleset.hpp"

#include <string>

namespace shinpan::explain {

// The name people use: "Japanese rules of 1989". For a set that began as a preset and was changed,
// and for one without a name here: its identifier.
[[nodiscard]] std::string ruleset_name(Language language, const rules::Ruleset& rules);

// One line made from the fields: how it counts, ko, suicide, disputes, komi.
[[nodiscard]] std::string ruleset_summary(Language language, const rules::Ruleset& rules);

}  // namespace shinpan::explain
