#include "shinpan/api/call_verdict.hpp"

#include "shinpan/api/count_json.hpp"
#include "shinpan/api/fields.hpp"
#include "shinpan/api/json_writer.hpp"
#include "shinpan/api/judge_request.hpp"
#include "shinpan/api/report.hpp"
#include "shinpan/api/sgf_text.hpp"
#include "shinpan/api/status.hpp"
#include "shinpan/api/verdict_picture.hpp"
#include "shinpan/draw/svg.hpp"
#include "shinpan/explain/method_text.hpp"

#include <nlohmann/json.hpp>

namespace shinpan::api {

namespace {

using base::Error;
using base::ErrorCode;
using explain::Language;
using nlohmann::json;

std::string failed(const JudgeRequest& request, const Error& error) {
  return error_json(request.origin, error, request.language);
}

// The request to judge that a call holds; what is wrong with the call's own fields comes first.
JudgeRequest request_with(const Fields& own, const json& object, Language language) {
  JudgeRequest request = judge_request(object, language);
  if (own.error()) {
    request.error = own.error();
  }
  return request;
}

std::string one_field(const char* name, std::string_view text) {
  JsonWriter out;
  out.open_object().key(name).text(text);
  return out.close_object().str();
}

std::string list_of_methods(Language language) {
  JsonWriter out;
  out.open_object().key("methods").open_array();
  for (const count::Method method : count::kMethods) {
    out.open_object().key("method").text(method_id(method));
    out.key("text").text(explain::method_text(language, method)).close_object();
  }
  return out.close_array().close_object().str();
}

std::string all_counts(const JudgeRequest& request, const CountedGame& game) {
  JsonWriter out;
  out.open_object().key("counts").open_array();
  for (const count::Counted& counted : game.counts) {
    out.json(count_json(request.origin, game, counted, request.language));
  }
  return out.close_array().close_object().str();
}

// Of one judged game; nothing for a form that is not known.
std::optional<std::string> exported(const std::string& as,
                                    const JudgeRequest& request,
                                    const record::Import& import,
                                    const record::GameRecord& game,
                                    const Judged& judged) {
  const Language language = request.language;
  if (as == "sgf") {
    const std::optional<std::string> own = verdict_in_sgf(request.record, import, judged, language);
    return one_field("text", own ? *own : verdict_to_sgf(game, judged, language));
  }
  if (as == "svg") {
    return one_field("text", draw::to_svg(verdict_picture(judged, language)));
  }
  if (as == "text") {
    return one_field("text", report(request.origin, judged, {language}));
  }
  if (as == "ruling") {
    JsonWriter out;
    out.open_object().key("pages").open_array();
    for (const std::string& page : ruling_pages(judged, language)) {
      out.text(page);
    }
    return out.close_array().close_object().str();
  }
  return std::nullopt;
}

bool is_export(const std::string& as) {
  return as == "sgf" || as == "svg" || as == "text" || as == "ruling";
}

base::Result<draw::Picture> picture_for(const JudgeRequest& request,
                                        const record::GameRecord& game,
                                        bool with_verdict) {
  if (with_verdict) {
    const base::Result<Judged> judged = judge(game, request.options);
    return judged ? base::Result<draw::Picture>(verdict_picture(*judged, request.language))
                  : base::Result<draw::Picture>(judged.error());
  }
  const rules::Ruleset rules = request.options.rules.value_or(rules_of(game).rules);
  const base::Result<record::Replay> replayed = record::replay(game, rules, request.options.at);
  return replayed ? base::Result<draw::Picture>(draw::picture_of(replayed->game.board()))
                  : base::Result<draw::Picture>(replayed.error());
}

}  // namespace

std::string answer_count(const json& object, Language language) {
  Fields fields(object);
  const std::string name = fields.text("method");
  CountOptions options;
  options.neutral =
      fields.flag("leave_neutral") ? count::NeutralPoints::Left : count::NeutralPoints::Filled;
  const std::optional<count::Method> method = count::method_of(name);
  if (!method && !name.empty() && name != "all") {
    fields.fail(ErrorCode::BadRequest, "method");
  }
  const JudgeRequest request = request_with(fields, object, language);
  if (request.error) {
    return failed(request, *request.error);
  }
  if (name.empty()) {
    return list_of_methods(request.language);
  }
  const base::Result<record::GameRecord> game = game_of(request);
  if (!game) {
    return failed(request, game.error());
  }
  options.judge = request.options;
  method ? options.methods.push_back(*method)
         : options.methods.assign(count::kMethods.begin(), count::kMethods.end());
  const base::Result<CountedGame> counted = count_game(*game, options);
  if (!counted) {
    return failed(request, counted.error());
  }
  return method ? count_json(request.origin, *counted, counted->counts.front(), request.language)
                : all_counts(request, *counted);
}

std::string answer_status(const json& object, Language language) {
  Fields fields(object);
  StatusOptions options;
  options.points = fields.texts("points");
  const JudgeRequest request = request_with(fields, object, language);
  if (request.error) {
    return failed(request, *request.error);
  }
  const base::Result<record::GameRecord> game = game_of(request);
  if (!game) {
    return failed(request, game.error());
  }
  options.at = request.options.at;
  options.limits = request.options.limits;
  const base::Result<StatusAnswer> answer = status(*game, options);
  return answer ? status_json(*answer, request.language) : failed(request, answer.error());
}

std::string answer_export(const json& object, Language language) {
  Fields fields(object);
  const std::string as = fields.text("as");
  if (!is_export(as)) {
    fields.fail(ErrorCode::BadRequest, "as");
  }
  const JudgeRequest request = request_with(fields, object, language);
  if (request.error) {
    return failed(request, *request.error);
  }
  const base::Result<record::Import> import = import_of(request);
  if (!import) {
    return failed(request, import.error());
  }
  const base::Result<record::GameRecord> game = game_of(request, *import);
  if (!game) {
    return failed(request, game.error());
  }
  const base::Result<Judged> judged = judge(*game, request.options);
  if (!judged) {
    return failed(request, judged.error());
  }
  return exported(as, request, *import, *game, *judged)
      .value_or(failed(request, {ErrorCode::BadRequest, {}, "as"}));
}

std::string answer_draw(const json& object, Language language) {
  Fields fields(object);
  const bool with_verdict = fields.flag("verdict");
  const JudgeRequest request = request_with(fields, object, language);
  if (request.error) {
    return failed(request, *request.error);
  }
  const base::Result<record::GameRecord> game = game_of(request);
  if (!game) {
    return failed(request, game.error());
  }
  const base::Result<draw::Picture> picture = picture_for(request, *game, with_verdict);
  return picture ? one_field("svg", draw::to_svg(*picture)) : failed(request, picture.error());
}

}  // namespace shinpan::api
