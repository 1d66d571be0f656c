#include "shinpan/api/judge_line.hpp"

#include "shinpan/api/json_writer.hpp"

#include <nlohmann/json.hpp>

#include <cmath>

namespace shinpan::api {

namespace {

using base::Error;
using base::ErrorCode;
using Json = nlohmann::json;

constexpr const char* kNoId = "null";
constexpr const char* kStandardInput = "-";

// As JSON; nothing for what can be no id.
std::optional<std::string> id_text(const Json& id) {
  constexpr double kExact = 9007199254740992;  // 2^53: beyond it doubles skip whole numbers
  if (id.is_number_float() && std::fabs(id.get<double>()) >= kExact) {
    return std::nullopt;
  }
  if (id.is_string() || id.is_number()) {
    return id.dump(-1, ' ', false, Json::error_handler_t::replace);
  }
  return std::nullopt;
}

// `object`, a JSON object on one line, with keys before its own.
std::string with_keys_before(const JsonWriter& keys, std::string_view object) {
  std::string out = keys.str();
  out += ',';
  out += object.substr(1);
  return out;
}

}  // namespace

JudgeLine judge_line(std::string_view text,
                     const JudgeOptions& defaults,
                     explain::Language otherwise) {
  const Json object = Json::parse(text, nullptr, false);
  JudgeLine out;
  out.request = judge_request(object, otherwise, defaults);
  if (!object.is_object()) {
    out.request.origin.source = kStandardInput;
    return out;
  }
  if (object.find("source") == object.end()) {
    out.request.origin.source = kStandardInput;
  }
  const auto given = object.find("id");
  if (given == object.end() || given->is_null()) {
    return out;
  }
  const std::optional<std::string> id = id_text(*given);
  out.id = id.value_or(kNoId);
  if (!id && !out.request.error) {
    out.request.error = Error{ErrorCode::BadRequest, {}, "id"};
  }
  return out;
}

LineAnswer answer_line(const JudgeLine& line, std::uint64_t number) {
  const JudgeAnswer answer = answer_judge(line.request);
  JsonWriter keys;
  keys.open_object().key("id").json(line.id);
  if (!answer.judged) {
    keys.key("line").integer(static_cast<std::int64_t>(number));
  }
  return {with_keys_before(keys, answer.line), answer.judged};
}

LineAnswer refused_line(std::uint64_t number, explain::Language language) {
  JudgeLine line;
  line.request.language = language;
  line.request.origin.source = kStandardInput;
  line.request.error = Error{ErrorCode::TooLarge, {}, {}};
  return answer_line(line, number);
}

std::optional<std::string> answered_id(std::string_view answer) {
  const Json object = Json::parse(answer, nullptr, false);
  const auto id = object.is_object() ? object.find("id") : object.end();
  return object.is_object() && id != object.end() ? id_text(*id) : std::nullopt;
}

}  // namespace shinpan::api
