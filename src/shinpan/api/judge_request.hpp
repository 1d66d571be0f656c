#pragma once

#include "shinpan/api/judged_json.hpp"
#include "shinpan/record/game_record.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace shinpan::api {

// A request to judge, with the fields that request.hpp lists.
struct JudgeRequest {
  Origin origin{"request", 0};
  explain::Language language = explain::Language::English;
  std::string record;  // as it was sent; may be empty
  JudgeOptions options;
  // What is wrong with the request; then only `origin` and `language` are of use.
  std::optional<base::Error> error{};
};

// `otherwise`: the language where the request names none.
[[nodiscard]] JudgeRequest judge_request(const nlohmann::json& object, explain::Language otherwise);
[[nodiscard]] JudgeRequest judge_request(std::string_view json, explain::Language otherwise);

// The answer to a request about one game.
struct JudgeAnswer {
  std::string line;  // JSON, without a line end
  bool judged = false;
};

// About the game of `request.record` that its origin names.
[[nodiscard]] JudgeAnswer answer_judge(const JudgeRequest& request);

// About a game that has been read.
[[nodiscard]] JudgeAnswer answer_judge(const JudgeRequest& request,
                                       const base::Result<record::GameRecord>& game);

// The game of `request.record` that its origin names.
[[nodiscard]] base::Result<record::GameRecord> game_of(const JudgeRequest& request);

}  // namespace shinpan::api
