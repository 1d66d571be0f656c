#pragma once

#include "shinpan/explain/language.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace shinpan::api {

// The calls of call.hpp that read a record and judge nothing; the request must be an object.
[[nodiscard]] std::string answer_games(const nlohmann::json& request, explain::Language language);
[[nodiscard]] std::string answer_board(const nlohmann::json& request, explain::Language language);
[[nodiscard]] std::string answer_replay(const nlohmann::json& request, explain::Language language);

}  // namespace shinpan::api
