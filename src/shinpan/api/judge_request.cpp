#include "shinpan/api/judge_request.hpp"

#include "shinpan/api/fields.hpp"
#include "shinpan/api/json_value.hpp"
#include "shinpan/api/json_writer.hpp"
#include "shinpan/api/rules_json.hpp"
#include "shinpan/base/version.hpp"
#include "shinpan/record/sgf_export.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace shinpan::api {

namespace {

using base::Error;
using base::ErrorCode;
using Json = nlohmann::json;

// A limit of nodes alone means no clock, which would make the answer depend on the machine.
std::int64_t time_limit_of(Fields& fields, std::uint64_t nodes) {
  constexpr double kLongest = 86400;
  const Json* value = fields.find("time_limit");
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

// What is too large for the machine's own numbers is larger than all that is counted here as well.
std::optional<std::size_t> number_from(Fields& fields, const char* name) {
  const std::optional<std::uint64_t> value = fields.whole(name);
  constexpr std::uint64_t kMost = std::numeric_limits<std::size_t>::max();
  return value ? std::optional(static_cast<std::size_t>(std::min(*value, kMost))) : std::nullopt;
}

bool has(const Fields& fields, const char* name) {
  return fields.find(name) != nullptr;
}

life::Limits limits_of(Fields& fields, const life::Limits& defaults) {
  const bool limited = has(fields, "time_limit") || has(fields, "nodes");
  const life::Limits own = limits_from(fields);
  life::Limits out = limited ? own : defaults;
  out.seed = has(fields, "seed") ? own.seed : defaults.seed;
  return out;
}

JudgeOptions options_of(Fields& fields, const JudgeOptions& defaults) {
  JudgeOptions out = defaults;
  if (const Json* rules = fields.find("rules")) {
    const base::Result<rules::Ruleset> read = ruleset_from(*rules);
    if (read) {
      out.rules = *read;
    } else {
      fields.fail(read.error());
    }
  }
  if (const Json* komi = fields.find("komi")) {
    out.komi = half_points_from(*komi);
    if (!out.komi) {
      fields.fail(ErrorCode::BadNumber, "komi");
    }
  }
  if (has(fields, "strict")) {
    out.reading = fields.flag("strict") ? count::Reading::Strict : count::Reading::Customary;
  }
  if (has(fields, "dead")) {
    out.dead = fields.texts("dead");
  }
  if (has(fields, "alive")) {
    out.alive = fields.texts("alive");
  }
  if (has(fields, "use_marks")) {
    out.use_marks = fields.flag("use_marks");
  }
  if (has(fields, "at")) {
    out.at = number_from(fields, "at");
  }
  out.limits = limits_of(fields, defaults.limits);
  return out;
}

// The fields of a rule set that its JSON leaves out or writes alike.
void write_rest(JsonWriter& json, const rules::Ruleset& rules) {
  json.open_array();
  json.integer(static_cast<int>(rules.scoring)).integer(static_cast<int>(rules.settlement));
  json.integer(static_cast<int>(rules.ko_pass)).boolean(rules.pass_stones.given);
  json.boolean(rules.pass_stones.white_passes_last).boolean(rules.opponent_resumes);
  json.boolean(rules.black_wins_ties).close_array();
}

// What is asked besides the record and the rules, and by which version it is answered.
std::string terms_text(const JudgeRequest& request, const rules::Ruleset& rules) {
  const JudgeOptions& options = request.options;
  JsonWriter json;
  json.open_array().text(base::kVersion);
  write_rest(json, rules);
  json.text(request.language == explain::Language::Russian ? "ru" : "en");
  json.integer(options.komi ? options.komi->halves : -1).boolean(options.komi.has_value());
  json.boolean(options.reading == count::Reading::Strict).boolean(options.use_marks);
  json.integer(options.at ? static_cast<std::int64_t>(*options.at) : -1);
  json.integer(options.limits.milliseconds);
  json.integer(static_cast<std::int64_t>(options.limits.nodes));
  json.integer(static_cast<std::int64_t>(options.limits.seed));
  for (const std::vector<std::string>* const stones : {&options.dead, &options.alive}) {
    json.open_array();
    for (const std::string& stone : *stones) {
      json.text(stone);
    }
    json.close_array();
  }
  return json.close_array().str() + '\n';
}

// Of the import: the record as SGF does not say them.
std::string warnings_text(const record::GameRecord& game) {
  std::string out;
  for (const record::Warning& warning : game.warnings) {
    out += std::to_string(static_cast<int>(warning.code)) + ' ' +
           std::to_string(warning.where.move) + ' ' + json_string(warning.detail) + '\n';
  }
  return out;
}

}  // namespace

JudgeRequest judge_request(const Json& object,
                           explain::Language otherwise,
                           const JudgeOptions& defaults) {
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
  out.origin.game = number_from(fields, "game").value_or(0);
  out.record = fields.text(fields.find("record") != nullptr ? "record" : "sgf");
  out.options = options_of(fields, defaults);
  out.error = fields.error();
  return out;
}

JudgeRequest judge_request(std::string_view text, explain::Language otherwise) {
  return judge_request(Json::parse(text, nullptr, false), otherwise);
}

std::vector<JudgeRequest> judge_requests(std::string_view text, explain::Language otherwise) {
  const Json value = Json::parse(text, nullptr, false);
  if (!value.is_array()) {
    return {judge_request(value, otherwise)};
  }
  if (value.size() > kMostRequests) {
    JudgeRequest refused;
    refused.language = otherwise;
    refused.error = Error{ErrorCode::TooLarge, {}, {}};
    return {refused};
  }
  std::vector<JudgeRequest> out;
  for (const Json& object : value) {
    out.push_back(judge_request(object, otherwise));
  }
  return out;
}

std::optional<Question> question_of(const JudgeRequest& request, const record::GameRecord& game) {
  const JudgeOptions& options = request.options;
  const rules::Ruleset rules = options.rules ? *options.rules : rules_of(game).rules;
  const base::Result<record::Replay> replayed = record::replay(game, rules, options.at);
  if (!replayed) {
    return std::nullopt;
  }
  const rules::Position position = replayed->game.position();
  Question out;
  for (const std::string& row : position_rows(position.board())) {
    out.position += row + '\n';
  }
  out.position += position.to_play() == board::Color::Black ? 'B' : 'W';
  out.rules = ruleset_to_json(rules);
  out.terms = terms_text(request, rules) + warnings_text(game) + record::to_sgf(game);
  return out;
}

life::Limits limits_from(Fields& fields) {
  life::Limits out;
  out.nodes = fields.whole("nodes").value_or(0);
  out.milliseconds = time_limit_of(fields, out.nodes);
  out.seed = fields.whole("seed").value_or(out.seed);
  return out;
}

base::Result<record::Import> import_of(const JudgeRequest& request) {
  if (request.record.empty()) {
    return Error{ErrorCode::BadRequest, {}, "record"};
  }
  return record::read(request.record);
}

base::Result<record::GameRecord> game_of(const JudgeRequest& request,
                                         const record::Import& import) {
  if (request.origin.game >= import.games.size()) {
    return Error{ErrorCode::BadRequest, {}, "game"};
  }
  return import.games[request.origin.game];
}

base::Result<record::GameRecord> game_of(const JudgeRequest& request) {
  const base::Result<record::Import> import = import_of(request);
  return import ? game_of(request, *import) : base::Result<record::GameRecord>(import.error());
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
  return {judged_json(request.origin, *judged, request.language),
          true,
          !judged->verdict.life.limit_reached};
}

}  // namespace shinpan::api
