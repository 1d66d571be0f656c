#include "shinpan/api/request.hpp"

#include "shinpan/api/json_value.hpp"
#include "shinpan/api/json_writer.hpp"
#include "shinpan/api/judged_json.hpp"
#include "shinpan/api/replay_report.hpp"
#include "shinpan/api/rules_json.hpp"
#include "shinpan/api/verdict_picture.hpp"
#include "shinpan/draw/svg.hpp"

#include <nlohmann/json.hpp>

#include <cmath>

namespace shinpan::api {

namespace {

using base::Error;
using base::ErrorCode;
using explain::Language;
using nlohmann::json;

// Reads typed fields of a request; the first one that is wrong is remembered.
class Fields {
 public:
  explicit Fields(const json& object) : object_(object) {}

  [[nodiscard]] const std::optional<Error>& error() const { return error_; }

  [[nodiscard]] const json* find(const char* name) const {
    const auto at = object_.find(name);
    return at == object_.end() || at->is_null() ? nullptr : &*at;
  }

  std::string text(const char* name) {
    const json* value = find(name);
    if (value == nullptr) {
      return {};
    }
    if (!value->is_string()) {
      fail(ErrorCode::BadRequest, name);
      return {};
    }
    return value->get_ref<const std::string&>();
  }

  bool flag(const char* name) {
    const json* value = find(name);
    if (value != nullptr && !value->is_boolean()) {
      fail(ErrorCode::BadRequest, name);
      return false;
    }
    return value != nullptr && value->get<bool>();
  }

  std::optional<std::uint64_t> whole(const char* name) {
    const json* value = find(name);
    if (value == nullptr) {
      return std::nullopt;
    }
    if (!value->is_number_unsigned()) {
      fail(ErrorCode::BadNumber, name);
      return std::nullopt;
    }
    return value->get<std::uint64_t>();
  }

  std::vector<std::string> texts(const char* name) {
    std::vector<std::string> out;
    const json* value = find(name);
    if (value == nullptr) {
      return out;
    }
    if (!value->is_array()) {
      fail(ErrorCode::BadRequest, name);
      return out;
    }
    for (const json& item : *value) {
      if (!item.is_string()) {
        fail(ErrorCode::BadRequest, name);
        return out;
      }
      out.push_back(item.get_ref<const std::string&>());
    }
    return out;
  }

  void fail(ErrorCode code, std::string detail) {
    if (!error_) {
      error_ = Error{code, {}, std::move(detail)};
    }
  }

  void fail(const Error& error) {
    if (!error_) {
      error_ = error;
    }
  }

 private:
  const json& object_;
  std::optional<Error> error_;
};

// What every command may say.
struct Request {
  Origin origin;
  Language language = Language::English;
  std::string record;
  JudgeOptions options;
};

std::int64_t time_limit_of(Fields& fields) {
  constexpr double kLongest = 86400;
  const json* value = fields.find("time_limit");
  if (value == nullptr) {
    return life::Limits{}.milliseconds;
  }
  const double seconds = value->is_number() ? value->get<double>() : -1;
  if (!(seconds >= 0 && seconds <= kLongest)) {
    fields.fail(ErrorCode::BadNumber, "time_limit");
    return 0;
  }
  return static_cast<std::int64_t>(std::llround(seconds * 1000));
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
  out.limits.milliseconds = time_limit_of(fields);
  out.limits.nodes = fields.whole("nodes").value_or(0);
  out.limits.seed = fields.whole("seed").value_or(out.limits.seed);
  return out;
}

Request request_of(Fields& fields) {
  Request out;
  const std::string lang = fields.text("lang");
  out.language = explain::parse_language(lang).value_or(Language::English);
  const std::string source = fields.text("source");
  out.origin.source = source.empty() ? "request" : source;
  out.origin.game = static_cast<std::size_t>(fields.whole("game").value_or(0));
  out.record = fields.text(fields.find("record") != nullptr ? "record" : "sgf");
  out.options = options_of(fields);
  return out;
}

base::Result<record::GameRecord> game_of(const Request& request) {
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

std::string answer_judge(const Request& request) {
  const base::Result<record::GameRecord> game = game_of(request);
  if (!game) {
    return error_json(request.origin, game.error(), request.language);
  }
  const base::Result<Judged> judged = judge(*game, request.options);
  return judged ? judged_json(request.origin, *judged, request.language)
                : error_json(request.origin, judged.error(), request.language);
}

std::string answer_replay(const Request& request) {
  const base::Result<record::GameRecord> game = game_of(request);
  if (!game) {
    return error_json(request.origin, game.error(), request.language);
  }
  const rules::Ruleset rules = request.options.rules.value_or(rules_of(*game).rules);
  const base::Result<ReplayReport> report = replay_report(*game, rules, request.language);
  return report ? replay_json(request.origin, *report)
                : error_json(request.origin, report.error(), request.language);
}

base::Result<draw::Picture> picture_for(const Request& request, bool with_verdict) {
  const base::Result<record::GameRecord> game = game_of(request);
  if (!game) {
    return game.error();
  }
  if (with_verdict) {
    const base::Result<Judged> judged = judge(*game, request.options);
    return judged ? base::Result<draw::Picture>(verdict_picture(*judged, request.language))
                  : base::Result<draw::Picture>(judged.error());
  }
  const rules::Ruleset rules = request.options.rules.value_or(rules_of(*game).rules);
  const base::Result<record::Replay> replayed = record::replay(*game, rules, request.options.at);
  return replayed ? base::Result<draw::Picture>(draw::picture_of(replayed->game.board()))
                  : base::Result<draw::Picture>(replayed.error());
}

std::string answer_draw(const Request& request, bool with_verdict) {
  const base::Result<draw::Picture> picture = picture_for(request, with_verdict);
  if (!picture) {
    return error_json(request.origin, picture.error(), request.language);
  }
  JsonWriter out;
  out.open_object().key("svg").text(draw::to_svg(*picture)).close_object();
  return out.str();
}

std::string answer_rules(const Request& request) {
  if (request.options.rules) {
    return ruleset_to_json(*request.options.rules);
  }
  std::string out = "[";
  for (const rules::Ruleset& rules : rules::presets()) {
    out += (out.size() > 1 ? "," : "") + ruleset_to_json(rules);
  }
  return out + ']';
}

}  // namespace

std::string handle_request(std::string_view text) {
  const json object = json::parse(text, nullptr, false);
  if (object.is_discarded() || !object.is_object()) {
    return error_json({"request", 0}, {ErrorCode::BadJson, {}, {}}, Language::English);
  }
  Fields fields(object);
  const std::string command = fields.text("command");
  const bool with_verdict = fields.flag("verdict");
  const Request request = request_of(fields);
  if (fields.error()) {
    return error_json(request.origin, *fields.error(), request.language);
  }
  if (command == "judge") {
    return answer_judge(request);
  }
  if (command == "replay") {
    return answer_replay(request);
  }
  if (command == "draw") {
    return answer_draw(request, with_verdict);
  }
  if (command == "rules") {
    return answer_rules(request);
  }
  return error_json(request.origin, {ErrorCode::BadRequest, {}, "command"}, request.language);
}

}  // namespace shinpan::api
