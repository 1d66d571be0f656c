#pragma once

#include "shinpan/explain/language.hpp"
#include "shinpan/rules/ruleset.hpp"

#include <optional>
#include <string>

namespace shinpan::cli {

// Reads --rules and --komi; an empty text changes nothing. False, with a sentence on the errors,
// when one of them cannot be read.
[[nodiscard]] bool read_terms(const std::string& rules_text,
                              const std::string& komi_text,
                              explain::Language language,
                              rules::Ruleset& rules,
                              std::optional<rules::HalfPoints>& komi);

}  // namespace shinpan::cli
