#include "shinpan/api/match_json.hpp"

#include "shinpan/api/event_json.hpp"
#include "shinpan/api/fields.hpp"
#include "shinpan/api/json_value.hpp"
#include "shinpan/api/json_writer.hpp"
#include "shinpan/api/judge_request.hpp"
#include "shinpan/explain/numbers.hpp"
#include "shinpan/explain/objection_text.hpp"
#include "shinpan/referee/gtp_time.hpp"
#include "shinpan/referee/sgf_time.hpp"

#include <algorithm>

namespace shinpan::api {

namespace {

using base::Error;
using base::ErrorCode;
using board::Color;
using board::PointSet;
using Json = nlohmann::json;
using referee::Match;
using referee::MatchTerms;

constexpr const char* kSides[] = {"black", "white"};

const char* color_code(Color color) {
  return color == Color::Black ? "B" : "W";
}

// The start

std::optional<std::uint8_t> side_from(const Json& value) {
  const std::uint64_t side = value.is_number_unsigned() ? value.get<std::uint64_t>() : 0;
  return side >= 1 && side <= board::kMaxSide
             ? std::optional<std::uint8_t>(static_cast<std::uint8_t>(side))
             : std::nullopt;
}

// As it was written. Lists in lists are not: to copy or to print a value takes a call for each
// level, and there may be more of them than the stack holds.
std::string written(const Json& value) {
  const auto is_plain = [](const Json& one) { return one.is_primitive(); };
  return is_plain(value) || (value.is_array() && std::all_of(value.begin(), value.end(), is_plain))
             ? value.dump()
             : std::string();
}

base::Result<board::Size> size_from(const Json& value) {
  const bool apart = value.is_array() && value.size() == 2;
  const std::optional<std::uint8_t> cols = side_from(apart ? value[0] : value);
  const std::optional<std::uint8_t> rows = side_from(apart ? value[1] : value);
  return cols && rows ? base::Result<board::Size>(board::Size{*cols, *rows})
                      : Error{ErrorCode::BadSize, {}, written(value)};
}

using MaybeGame = std::optional<record::GameRecord>;

base::Result<MaybeGame> record_from(Fields& fields) {
  JudgeRequest request;
  request.record = fields.text("record");
  if (request.record.empty()) {
    return MaybeGame{};
  }
  const base::Result<record::GameRecord> game = game_of(request);
  return game ? base::Result<MaybeGame>(*game) : base::Result<MaybeGame>(game.error());
}

base::Result<rules::Position> position_from(Fields& fields,
                                            const MaybeGame& record,
                                            const rules::Ruleset& rules) {
  if (record) {
    const base::Result<record::Replay> replayed = record::replay(*record, rules);
    return replayed ? base::Result<rules::Position>(replayed->game.position()) : replayed.error();
  }
  const Json* const given = fields.find("size");
  const base::Result<board::Size> size =
      given == nullptr ? base::Result<board::Size>(board::square(19)) : size_from(*given);
  return size ? rules::Position::from(rules::Setup::empty(*size))
              : base::Result<rules::Position>(size.error());
}

MatchTerms terms_of(const MaybeGame& record) {
  MatchTerms out;
  if (record) {
    out.rules = rules_of(*record).rules;
    out.handicap = record->handicap;
    out.komi = record->komi.value_or(assumed_komi(out.rules, out.handicap));
  }
  return out;
}

// {"TM": "600", "OT": "5x30 byo-yomi"}, each as a text and optional, one at least there.
bool is_sgf_time(const Json& value) {
  return value.is_object() && (value.contains("TM") || value.contains("OT"));
}

base::Result<referee::TimeSystem> time_from(const Json& value) {
  if (is_sgf_time(value)) {
    Fields fields(value);
    const referee::SgfTimeSettings settings{fields.text("TM"), fields.text("OT")};
    return fields.error() ? *fields.error() : referee::parse_sgf_time_settings(settings);
  }
  if (!value.is_string()) {
    return Error{ErrorCode::BadRequest, {}, "time"};
  }
  return referee::parse_kata_time_settings(value.get_ref<const std::string&>());
}

void read_time(Fields& fields, MatchTerms& terms) {
  const Json* const given = fields.find("time");
  for (std::size_t side = 0; given != nullptr && side < terms.time.size(); ++side) {
    const bool apart = given->is_object() && !is_sgf_time(*given);
    if (apart && !given->contains(kSides[side])) {
      continue;
    }
    const base::Result<referee::TimeSystem> time =
        time_from(apart ? given->at(kSides[side]) : *given);
    time ? void(terms.time[side] = *time) : fields.fail(time.error());
  }
}

void read_terms(Fields& fields, MatchTerms& terms) {
  if (const Json* const rules = fields.find("rules")) {
    const base::Result<rules::Ruleset> read = ruleset_from(*rules);
    if (read) {
      terms.rules = *read;
      terms.komi = read->komi;
    } else {
      fields.fail(read.error());
    }
  }
  if (const auto handicap = fields.whole("handicap")) {
    constexpr std::uint64_t kMostHandicap = 1000;
    terms.handicap = static_cast<int>(std::min(*handicap, kMostHandicap));
  }
  if (const Json* const komi = fields.find("komi")) {
    const std::optional<rules::HalfPoints> read = half_points_from(*komi);
    read ? void(terms.komi = *read) : fields.fail(ErrorCode::BadNumber, "komi");
  }
  terms.reading = fields.flag("strict") ? count::Reading::Strict : count::Reading::Customary;
  read_time(fields, terms);
}

// The state

void write_points(JsonWriter& json, const char* name, board::Size size, const PointSet& points) {
  json.key(name).open_array();
  for (const board::Point p : points) {
    json.text(board::vertex(size, p));
  }
  json.close_array();
}

void write_position(JsonWriter& json, const board::Board& board) {
  json.key("position").open_array();
  for (const std::string& row : position_rows(board)) {
    json.text(row);
  }
  json.close_array();
}

template <class Of>
void write_sides(JsonWriter& json, const char* name, const Of& of) {
  json.key(name).open_object();
  for (const Color color : board::kColors) {
    json.key(kSides[board::index_of(color)]);
    of(color);
  }
  json.close_object();
}

void write_consent(JsonWriter& json, const char* name, const referee::Consent& consent) {
  json.key(name).open_array();
  for (const Color color : board::kColors) {
    if (consent.given(color)) {
      json.text(color_code(color));
    }
  }
  json.close_array();
}

void write_clock(JsonWriter& json, const referee::Clock& clock) {
  json.open_object();
  json.key("main").integer(clock.left().main);
  json.key("overtime").integer(clock.left().overtime);
  json.key("units").integer(clock.left().units);
  json.key("out").boolean(clock.is_out()).close_object();
}

void write_clocks(JsonWriter& json, const Match& match) {
  write_sides(json, "clock", [&](Color color) {
    const referee::Clock& clock = match.clock(color);
    std::holds_alternative<referee::Unlimited>(clock.system()) ? void(json.null())
                                                               : write_clock(json, clock);
  });
}

void write_agreement(JsonWriter& json, const Match& match) {
  const board::Size size = match.board().size();
  write_points(json, "agreed_dead", size, match.claims().agreed_dead());
  write_points(json, "disputed", size, match.claims().disputed());
  write_points(json, "open", size, match.open_stones());
  json.key("agreed").open_object();
  write_consent(json, "end", match.end_agreed());
  write_consent(json, "filling", match.filling_agreed());
  write_consent(json, "no_result", match.no_result_agreed());
  write_consent(json, "result", match.result_confirmed());
  json.close_object();
  json.key("no_result_offered").boolean(match.no_result_offered().has_value());
}

// The events that the phase knows: whether one of them may happen hangs on more.
void write_allowed(JsonWriter& json, const Match& match) {
  json.key("allowed").open_array();
  for (std::size_t kind = 0; kind < referee::kActionKinds; ++kind) {
    if (referee::action_kind(kind).phases.contains(match.phase())) {
      json.text(referee::action_kind(kind).id);
    }
  }
  json.close_array();
}

void write_result(JsonWriter& json, const Match& match) {
  json.key("count");
  const std::optional<count::Verdict> verdict = match.verdict();
  if (verdict) {
    json.text(referee::result_code(referee::counted_result(verdict->outcome)));
  } else {
    json.null();
  }
  json.key("result");
  if (match.result()) {
    json.text(referee::result_code(*match.result()));
  } else {
    json.null();
  }
}

}  // namespace

base::Result<MatchStart> match_start_from(std::string_view text) {
  return match_start_of(Json::parse(text, nullptr, false));
}

base::Result<MatchStart> match_start_of(const Json& object) {
  if (!object.is_object()) {
    return Error{ErrorCode::BadJson, {}, {}};
  }
  Fields fields(object);
  const base::Result<MaybeGame> record = record_from(fields);
  if (!record) {
    return record.error();
  }
  MatchTerms terms = terms_of(*record);
  read_terms(fields, terms);
  const base::Result<rules::Position> position = position_from(fields, *record, terms.rules);
  if (fields.error() || !position) {
    return fields.error() ? *fields.error() : position.error();
  }
  return MatchStart{*position, std::move(terms)};
}

std::string match_json(const Match& match) {
  const board::Board& board = match.board();
  JsonWriter json;
  json.open_object();
  json.key("phase").text(referee::phase_id(match.phase()));
  json.key("procedure").text(match.procedure().id);
  json.key("events").integer(static_cast<std::int64_t>(match.events().size()));
  json.key("size").open_array().integer(board.size().cols).integer(board.size().rows).close_array();
  json.key("to_play").text(color_code(match.to_move()));
  json.key("passes_in_a_row").integer(match.passes_in_a_row());
  write_position(json, board);
  const rules::Position position = match.game().position();
  write_sides(json, "captured", [&](Color color) { json.integer(position.captured(color)); });
  write_sides(json, "penalty", [&](Color color) {
    json.number(explain::number_text(explain::Language::English, match.penalty(color)));
  });
  write_clocks(json, match);
  write_agreement(json, match);
  write_allowed(json, match);
  write_result(json, match);
  return json.close_object().str();
}

std::string objection_json(const referee::Objection& objection,
                           board::Size size,
                           explain::Language language) {
  JsonWriter json;
  json.open_object().key("code").text(referee::objection_id(objection.code));
  json.key("message").text(explain::objection_text(language, objection, size));
  return json.close_object().str();
}

std::string suggestion_json(const referee::Suggestion& suggestion, board::Size size) {
  JsonWriter json;
  json.open_object();
  write_points(json, "dead", size, suggestion.dead);
  write_points(json, "undecided", size, suggestion.undecided);
  return json.close_object().str();
}

std::string trial_answer_json(const referee::TrialAnswer& answer, const referee::Match& match) {
  const referee::Milliseconds now = match.events().empty() ? 0 : match.events().back().at;
  JsonWriter json;
  json.open_object();
  json.key("event").json(event_json({answer.action, now}, match.board().size()));
  json.key("proved").boolean(answer.sure);
  return json.close_object().str();
}

}  // namespace shinpan::api
