#include "shinpan/api/count_json.hpp"

#include "shinpan/api/json_writer.hpp"
#include "shinpan/explain/cause_text.hpp"
#include "shinpan/explain/numbers.hpp"
#include "shinpan/explain/step_text.hpp"

namespace shinpan::api {

namespace {

using count::Both;
using count::Counted;
using count::Step;
using explain::Language;
using rules::HalfPoints;

const char* kind_id(Step::Kind kind) {
  switch (kind) {
    case Step::Kind::TakeDeadOff:
      return "take-dead-off";
    case Step::Kind::FillNeutral:
      return "fill-neutral";
    case Step::Kind::Protect:
      return "protect";
    case Step::Kind::LayPrisoners:
      return "lay-prisoners";
    case Step::Kind::Rearrange:
      return "rearrange";
    case Step::Kind::ReturnPrisoners:
      return "return-prisoners";
    case Step::Kind::PassStones:
      return "pass-stones";
    case Step::Kind::FillOwn:
      return "fill-own";
    case Step::Kind::FillOther:
      return "fill-other";
    case Step::Kind::KeepEyes:
      return "keep-eyes";
    case Step::Kind::CountLand:
      return "count-land";
    case Step::Kind::CountStones:
      return "count-stones";
    case Step::Kind::CountEyes:
      return "count-eyes";
    case Step::Kind::CountPrisoners:
      return "count-prisoners";
    case Step::Kind::CountBowl:
      return "count-bowl";
    case Step::Kind::CountOver:
      return "count-over";
    case Step::Kind::CountOneSide:
      return "count-one-side";
    case Step::Kind::RestIsOther:
      return "rest-is-other";
    case Step::Kind::CompareWithHalf:
      return "compare-with-half";
    case Step::Kind::GroupTax:
      return "group-tax";
    case Step::Kind::ShortPrisoners:
      return "short-prisoners";
    case Step::Kind::Komi:
      return "komi";
    case Step::Kind::Handicap:
      return "handicap";
    case Step::Kind::FirstPass:
      return "first-pass";
    case Step::Kind::Penalty:
      return "penalty";
    case Step::Kind::CheckByArea:
      return "check-by-area";
  }
  return "";
}

const char* kind_id(count::Cause::Kind kind) {
  switch (kind) {
    case count::Cause::Kind::StonesPutDown:
      return "stones-put-down";
    case count::Cause::Kind::NeutralPoints:
      return "neutral-points";
    case count::Cause::Kind::Protection:
      return "protection";
    case count::Cause::Kind::Seki:
      return "seki";
    case count::Cause::Kind::GroupTax:
      return "group-tax";
    case count::Cause::Kind::Handicap:
      return "handicap";
    case count::Cause::Kind::FirstPass:
      return "first-pass";
    case count::Cause::Kind::SettledByRules:
      return "settled-by-rules";
    case count::Cause::Kind::TiesToBlack:
      return "ties-to-black";
  }
  return "";
}

std::string decimal(HalfPoints value) {
  return explain::number_text(Language::English, value);
}

void write_points(JsonWriter& json, board::Size size, const board::PointSet& points) {
  json.open_array();
  for (const board::Point p : points) {
    json.text(board::vertex(size, p));
  }
  json.close_array();
}

void write_both(JsonWriter& json, const char* key, const Both<HalfPoints>& values) {
  json.key(key).open_object();
  json.key("black").number(decimal(values[0]));
  json.key("white").number(decimal(values[1]));
  json.close_object();
}

void write_both(JsonWriter& json, const char* key, const Both<int>& values) {
  write_both(json, key, count::whole_points(values));
}

void write_both(JsonWriter& json,
                const char* key,
                board::Size size,
                const Both<board::PointSet>& points) {
  json.key(key).open_object();
  json.key("black");
  write_points(json, size, points[0]);
  json.key("white");
  write_points(json, size, points[1]);
  json.close_object();
}

void write_tally(JsonWriter& json, const count::Tally& tally) {
  json.key("check").open_object();
  write_both(json, "stones", tally.stones);
  write_both(json, "points", tally.land);
  json.key("neutral").integer(tally.neutral);
  json.key("total").integer(tally.points());
  write_both(json, "prisoners", tally.held);
  json.close_object();
}

void write_step(
    JsonWriter& json, board::Size size, count::Method method, const Step& step, Language language) {
  json.open_object();
  json.key("kind").text(kind_id(step.kind));
  json.key("text").text(explain::step_text(language, size, method, step));
  write_both(json, "points", size, step.points);
  write_both(json, "figures", step.figures);
  board::Board after(size);
  after.set_all(step.stones);
  json.key("position").open_array();
  for (const std::string& row : position_rows(after)) {
    json.text(row);
  }
  json.close_array();
  write_both(json, "territory", size, step.land);
  write_both(json, "sums", step.sums);
  write_tally(json, step.tally);
  json.close_object();
}

void write_terms(JsonWriter& json, const Origin& origin, const CountedGame& game) {
  const board::Size size = game.judged.board.size();
  json.key("source").text(origin.source);
  json.key("game").integer(static_cast<std::int64_t>(origin.game));
  json.key("move").integer(static_cast<std::int64_t>(game.judged.moves));
  json.key("size").open_array().integer(size.cols).integer(size.rows).close_array();
  json.key("rules").text(game.judged.rules.id);
  json.key("komi").number(decimal(game.judged.komi));
  json.key("handicap").integer(game.judged.handicap);
  json.key("position").open_array();
  for (const std::string& row : position_rows(game.judged.board)) {
    json.text(row);
  }
  json.close_array();
}

// Nothing where the count by territory was not asked for.
void write_causes(JsonWriter& json,
                  const CountedGame& game,
                  const Counted& counted,
                  Language language) {
  const std::string name(method_id(counted.method));
  json.key("causes").open_array();
  for (const SharedCause& shared : shared_causes(game)) {
    for (const count::Method method : shared.methods) {
      if (method != counted.method) {
        continue;
      }
      json.open_object();
      json.key("kind").text(kind_id(shared.cause.kind));
      json.key("gain").number(decimal(shared.cause.gain));
      json.key("text").text(
          explain::cause_text(language, game.judged.board.size(), name, shared.cause));
      json.close_object();
    }
  }
  json.close_array();
}

}  // namespace

std::string count_json(const Origin& origin,
                       const CountedGame& game,
                       const Counted& counted,
                       Language language) {
  const board::Size size = game.judged.board.size();
  JsonWriter json;
  json.open_object();
  write_terms(json, origin, game);
  json.key("method").text(method_id(counted.method));
  json.key("steps").open_array();
  for (const Step& step : counted.steps) {
    write_step(json, size, counted.method, step, language);
  }
  json.close_array();
  write_both(json, "total", counted.total);
  json.key("result").text(count::result_text(counted.outcome));
  json.key("finished").boolean(game.judged.verdict.finished);
  json.key("proved").boolean(game.judged.verdict.proved);
  write_causes(json, game, counted, language);
  json.key("warnings").open_array();
  for (const std::string& text : warning_texts(game.judged, language)) {
    json.text(text);
  }
  json.close_array();
  return json.close_object().str();
}

}  // namespace shinpan::api
