#include "shinpan/api/call_match.hpp"

#include "shinpan/api/event_json.hpp"
#include "shinpan/api/fields.hpp"
#include "shinpan/api/json_writer.hpp"
#include "shinpan/api/judge_request.hpp"
#include "shinpan/api/match_json.hpp"
#include "shinpan/api/match_sgf.hpp"
#include "shinpan/explain/error_text.hpp"
#include "shinpan/explain/objection_text.hpp"
#include "shinpan/referee/trial_answer.hpp"

#include <nlohmann/json.hpp>

namespace shinpan::api {

namespace {

using base::Error;
using base::ErrorCode;
using explain::Language;
using nlohmann::json;

// A match as far as its events may happen, and what is said against the first that may not.
struct Played {
  rules::Position start;
  referee::Match match;
  std::optional<std::size_t> refused{};
  std::string code{};
  std::string message{};
};

void refuse(Played& played, std::size_t number, std::string code, std::string message) {
  played.refused = number;
  played.code = std::move(code);
  played.message = std::move(message);
}

void happen(Played& played, const json& events, Language language) {
  const board::Size size = played.start.size();
  for (std::size_t i = 0; i < events.size() && !played.refused; ++i) {
    const base::Result<referee::Event> event = event_of(events[i], size);
    if (!event) {
      refuse(played,
             i,
             base::error_id(event.error().code),
             explain::error_text(language, event.error()));
    } else if (const auto objection = played.match.apply(*event)) {
      refuse(played,
             i,
             referee::objection_id(objection->code),
             explain::objection_text(language, *objection, size));
    }
  }
}

base::Result<Played> played_from(const json& object, Language language) {
  const Fields fields(object);
  const json* const begin = fields.find("start");
  const json* const events = fields.find("events");
  if (events != nullptr && !events->is_array()) {
    return Error{ErrorCode::BadRequest, {}, "events"};
  }
  const base::Result<MatchStart> start =
      begin == nullptr ? match_start_from("{}") : match_start_of(*begin);
  if (!start) {
    return start.error();
  }
  Played out{start->position, referee::Match(start->position, start->terms)};
  if (events != nullptr) {
    happen(out, *events, language);
  }
  return out;
}

void write_refused(JsonWriter& out, const Played& played) {
  if (!played.refused) {
    return;
  }
  out.key("refused").open_object();
  out.key("event").integer(static_cast<std::int64_t>(*played.refused));
  out.key("code").text(played.code);
  out.key("message").text(played.message).close_object();
}

}  // namespace

std::string answer_match(const json& object, Language language) {
  Fields fields(object);
  const bool suggest = fields.flag("suggest");
  const bool sgf = fields.flag("sgf");
  const life::Limits limits = limits_from(fields);
  if (fields.error()) {
    return error_json(*fields.error(), language);
  }
  const base::Result<Played> played = played_from(object, language);
  if (!played) {
    return error_json(played.error(), language);
  }
  JsonWriter out;
  out.open_object().key("state").json(match_json(played->match));
  write_refused(out, *played);
  if (suggest) {
    if (const auto suggestion = referee::suggested(played->match, limits)) {
      out.key("suggestion").json(suggestion_json(*suggestion, played->start.size()));
    }
  }
  if (sgf) {
    out.key("sgf").text(match_to_sgf(played->start, played->match));
  }
  return out.close_object().str();
}

std::string answer_try(const json& object, Language language) {
  Fields fields(object);
  const std::string by = fields.text("by");
  const life::Limits limits = limits_from(fields);
  if (fields.error()) {
    return error_json(*fields.error(), language);
  }
  const base::Result<Played> played = played_from(object, language);
  if (!played) {
    return error_json(played.error(), language);
  }
  if (played->refused) {
    return error_json({ErrorCode::BadRequest, {}, "events"}, language);
  }
  const referee::Match& match = played->match;
  if (by != std::string(1, board::letter_of(match.to_move()))) {
    return error_json({ErrorCode::BadRequest, {}, "by"}, language);
  }
  const std::optional<referee::TrialAnswer> answer = referee::trial_answer(match, limits);
  if (!answer) {
    return error_json({ErrorCode::BadRequest, {}, "events"}, language);
  }
  return trial_answer_json(*answer, match);
}

}  // namespace shinpan::api
