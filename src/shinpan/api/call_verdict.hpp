#pragma once

#include "shinpan/explain/language.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace shinpan::api {

// The calls of call.hpp that judge, count or draw a record; the request must be an object.
[[nodiscard]] std::string answer_count(const nlohmann::json& request, explain::Language language);
[[nodiscard]] std::string answer_status(const nlohmann::json& request, explain::Language language);
[[nodiscard]] std::string answer_export(const nlohmann::json& request, explain::Language language);
[[nodiscard]] std::string answer_draw(const nlohmann::json& request, explain::Language language);

}  // namespace shinpan::api
