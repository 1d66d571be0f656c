#pragma once

#include "shinpan/base/result.hpp"
#include "shinpan/rules/ruleset.hpp"

#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace shinpan::api {

// Half points out of a JSON number; nothing when it is no multiple of one half within a board's
// reach.
[[nodiscard]] std::optional<rules::HalfPoints> half_points_from(const nlohmann::json& value);

// A rule set out of a JSON string or object.
[[nodiscard]] base::Result<rules::Ruleset> ruleset_from(const nlohmann::json& value);

}  // namespace shinpan::api
