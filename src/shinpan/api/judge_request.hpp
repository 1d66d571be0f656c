#pragma once

#include "shinpan/api/judged_json.hpp"
#include "shinpan/record/game_record.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::api {

class Fields;

// A request to judge, with the fields that call.hpp lists.
struct JudgeRequest {
  Origin origin{"request", 0};
  explain::Language language = explain::Language::English;
  std::string record;  // as it was sent; may be empty
  JudgeOptions options;
  // What is wrong with the request; then only `origin` and `language` are of use.
  std::optional<base::Error> error{};
};

// `otherwise`: the language where the request names none; `defaults`: what is asked where it does
// not say. With "time_limit" or "nodes" a request sets both limits.
[[nodiscard]] JudgeRequest judge_request(const nlohmann::json& object,
                                         explain::Language otherwise,
                                         const JudgeOptions& defaults = {});
[[nodiscard]] JudgeRequest judge_request(std::string_view json, explain::Language otherwise);
// So many in one array: each takes far more room than the few bytes that it may be written in.
inline constexpr std::size_t kMostRequests = 10000;
// An array of requests, each by itself; anything else is one. A longer array is one too, with the
// error TooLarge.
[[nodiscard]] std::vector<JudgeRequest> judge_requests(std::string_view json,
                                                       explain::Language otherwise);

// The answer to a request about one game.
struct JudgeAnswer {
  std::string line;  // JSON, without a line end
  bool judged = false;
  bool settled = false;  // judged, and no limit cut it short
};

// About the game of `request.record` that its origin names.
[[nodiscard]] JudgeAnswer answer_judge(const JudgeRequest& request);

// About a game that has been read.
[[nodiscard]] JudgeAnswer answer_judge(const JudgeRequest& request,
                                       const base::Result<record::GameRecord>& game);

// All that an answer depends on apart from its origin: equal questions have equal answers but for
// the time that they took. Nothing when the game cannot be replayed.
struct Question {
  std::string position;  // rows of the board, top first, and the side to move
  std::string rules;     // as JSON
  std::string terms;     // the rest, the program's version and what that JSON leaves out with it
};

[[nodiscard]] std::optional<Question> question_of(const JudgeRequest& request,
                                                  const record::GameRecord& game);

// All of `request.record`; it must not be empty.
[[nodiscard]] base::Result<record::Import> import_of(const JudgeRequest& request);

// The game of `request.record` that its origin names.
[[nodiscard]] base::Result<record::GameRecord> game_of(const JudgeRequest& request);
[[nodiscard]] base::Result<record::GameRecord> game_of(const JudgeRequest& request,
                                                       const record::Import& import);

// "time_limit", "nodes" and "seed".
[[nodiscard]] life::Limits limits_from(Fields& fields);

}  // namespace shinpan::api
