#pragma once

#include "shinpan/api/judge_request.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan::api {

// Requests to judge as lines of text, one JSON object a line, and their answers, a line each: what
// passes between programs that split and join a long batch. A request has the fields of `judge` in
// call.hpp and "id", a string or a number that comes back with the answer. Whole numbers beyond 64
// bits are refused as ids: they would not come back as they were.
struct JudgeLine {
  std::string id = "null";  // as JSON; null where the line gives none that can be used
  JudgeRequest request;
};

// `defaults`: what is asked where the line does not say otherwise; `otherwise`: the language then.
// A line that cannot be read is a request with an error.
[[nodiscard]] JudgeLine judge_line(std::string_view text,
                                   const JudgeOptions& defaults,
                                   explain::Language otherwise);

struct LineAnswer {
  std::string text;  // one line of JSON, without a line end
  bool judged = false;
};

// The object of `shinpan judge --json` with "id" before its other keys; or, where nothing could be
// judged, {"id", "line", "source", "game", "error"}, `number` being the line's in its input from 1.
[[nodiscard]] LineAnswer answer_line(const JudgeLine& line, std::uint64_t number);

// The answer to a line that is too long to be read.
[[nodiscard]] LineAnswer refused_line(std::uint64_t number, explain::Language language);

// The id of an answer, as JudgeLine has it; nothing for text that is no answer or has no id.
[[nodiscard]] std::optional<std::string> answered_id(std::string_view answer);

}  // namespace shinpan::api
