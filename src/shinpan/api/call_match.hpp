#pragma once

#include "shinpan/explain/language.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace shinpan::api {

// The calls of call.hpp about a match; the request must be an object.
[[nodiscard]] std::string answer_match(const nlohmann::json& request, explain::Language language);
[[nodiscard]] std::string answer_try(const nlohmann::json& request, explain::Language language);

}  // namespace shinpan::api
