#include "shinpan/api/judge_request.hpp"

#include "shinpan/api/fields.hpp"
#include "shinpan/api/json_value.hpp"

#include <cmath>

namespace shinpan::api {

namespace {

using base::Error;
using base::ErrorCode;
using nlohmann::json;

// A limit of nodes alone means no clock, which would make the answer depend on the machine.
std::int64_t time_limit_of(Fields& fields, std::uint64_t nodes) {
  constexpr double kLongest = 86400;
  const json* value = fields.find("time_limit");
  if (value == nullptr) {
    return nodes == 0 ? life::Limits{}.milliseconds : 0;
  }
  const double seconds = value->is_number() ? value->get<double>() : -1;
  if (!(seconds >= 0 && seconds <= kLongest)) {
    fields.fail(ErrorCode::BadNumber, "time_limit");
    return 0;
  }
  return static_cast<std::int64_t>(std::ceil(seconds * 1000));
}

JudgeOptions options_of(Fields& fields) {
  JudgeOptions out;
  if (const json* rules = fields.find("rules")) {
    const base::Result<rules::Ruleset> read = ruleset_from(*rules);
    if (read) {
      out.rules = *read;
    } else {
      fields.fail(read.error());
    }
  }
  if (const json* komi = fields.find("komi")) {
    out.komi = half_points_from(*komi);
    if (!out.komi) {
      fields.fail(ErrorCode::BadNumber, "komi");
    }
  }
  out.reading = fields.flag("strict") ? count::Reading::Strict : count::Reading::Customary;
  out.dead = fields.texts("dead");
  out.alive = fields.texts("alive");
  out.use_marks = fields.flag("use_marks");
  if (const std::optional<std::uint64_t> at = fields.whole("at")) {
    out.at = static_cast<std::size_t>(*at);
  }
  out.limits.nodes = fields.whole("nodes").value_or(0);
  out.limits.milliseconds = time_limit_of(fields, out.limits.nodes);
  out.limits.seed = fields.whole("seed").value_or(out.limits.seed);
  return out;
}

}  // namespace

JudgeRequest judge_request(const json& object, explain::Language otherwise) {
  JudgeRequest out;
  out.language = otherwise;
  if (!object.is_object()) {
    out.error = Error{ErrorCode::BadJson, {}, {}};
    return out;
  }
  Fields fields(object);
  out.language = explain::parse_language(fields.text("lang")).value_or(otherwise);
  if (const std::string source = fields.text("source"); !source.empty()) {
    out.origin.source = source;
  }
  out.origin.game = static_cast<std::size_t>(fields.whole("game").value_or(0));
  out.record = fields.text(fields.find("record") != nullptr ? "record" : "sgf");
  out.options = options_of(fields);
  out.error = fields.error();
  return out;
}

JudgeRequest judge_request(std::string_view text, explain::Language otherwise) {
  return judge_request(json::parse(text, nullptr, false), otherwise);
}

base::Result<record::GameRecord> game_of(const JudgeRequest& request) {
  if (request.record.empty()) {
    return Error{ErrorCode::BadRequest, {}, "record"};
  }
  base::Result<record::Import> import = record::read(request.record);
  if (!import) {
    return import.error();
  }
  if (request.origin.game >= import->games.size()) {
    return Error{ErrorCode::BadRequest, {}, "game"};
  }
  return import->games[request.origin.game];
}

JudgeAnswer answer_judge(const JudgeRequest& request) {
  if (request.error) {
    return {error_json(request.origin, *request.error, request.language)};
  }
  return answer_judge(request, game_of(request));
}

JudgeAnswer answer_judge(const JudgeRequest& request,
                         const base::Result<record::GameRecord>& game) {
  if (!game) {
    return {error_json(request.origin, game.error(), request.language)};
  }
  const base::Result<Judged> judged = judge(*game, request.options);
  if (!judged) {
    return {error_json(request.origin, judged.error(), request.language)};
  }
  return {judged_json(request.origin, *judged, request.language), true};
}

}  // namespace shinpan::api
