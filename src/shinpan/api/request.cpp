#include "shinpan/api/request.hpp"

#include "shinpan/api/fields.hpp"
#include "shinpan/api/json_writer.hpp"
#include "shinpan/api/judge_request.hpp"
#include "shinpan/api/replay_report.hpp"
#include "shinpan/api/rules_json.hpp"
#include "shinpan/api/verdict_picture.hpp"
#include "shinpan/draw/svg.hpp"

#include <nlohmann/json.hpp>

namespace shinpan::api {

namespace {

using base::Error;
using base::ErrorCode;
using explain::Language;
using nlohmann::json;

std::string answer_replay(const JudgeRequest& request) {
  const base::Result<record::GameRecord> game = game_of(request);
  if (!game) {
    return error_json(request.origin, game.error(), request.language);
  }
  const rules::Ruleset rules = request.options.rules.value_or(rules_of(*game).rules);
  const base::Result<ReplayReport> report = replay_report(*game, rules, request.language);
  return report ? replay_json(request.origin, *report)
                : error_json(request.origin, report.error(), request.language);
}

base::Result<draw::Picture> picture_for(const JudgeRequest& request, bool with_verdict) {
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

std::string answer_draw(const JudgeRequest& request, bool with_verdict) {
  const base::Result<draw::Picture> picture = picture_for(request, with_verdict);
  if (!picture) {
    return error_json(request.origin, picture.error(), request.language);
  }
  JsonWriter out;
  out.open_object().key("svg").text(draw::to_svg(*picture)).close_object();
  return out.str();
}

std::string answer_rules(const JudgeRequest& request) {
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
  const JudgeRequest request = judge_request(object, Language::English);
  for (const std::optional<Error>& error : {fields.error(), request.error}) {
    if (error) {
      return error_json(request.origin, *error, request.language);
    }
  }
  if (command == "judge") {
    return answer_judge(request).line;
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
