#include "shinpan/api/replay_report.hpp"

#include "shinpan/api/json_writer.hpp"
#include "shinpan/explain/label.hpp"
#include "shinpan/explain/numbers.hpp"
#include "shinpan/explain/phrase.hpp"
#include "shinpan/explain/refusal_text.hpp"

namespace shinpan::api {

namespace {

std::optional<rules::Move> move_number(const record::GameRecord& record, std::size_t number) {
  for (const record::Step& step : record.steps) {
    const auto* move = std::get_if<rules::Move>(&step);
    if (move != nullptr && --number == 0) {
      return *move;
    }
  }
  return std::nullopt;
}

}  // namespace

base::Result<ReplayReport> replay_report(const record::GameRecord& record,
                                         const rules::Ruleset& rules,
                                         explain::Language language) {
  const base::Result<record::Replay> replayed = record::replay(record, rules);
  if (!replayed) {
    return replayed.error();
  }
  ReplayReport out;
  out.moves = replayed->moves;
  out.first_illegal = replayed->first_illegal;
  if (replayed->first_illegal != 0 && replayed->first_refusal) {
    const rules::Move move =
        move_number(record, out.first_illegal).value_or(rules::Move::pass(board::Color::Black));
    out.reason = explain::refusal_id(*replayed->first_refusal);
    out.sentence = explain::illegal_move_text(
        language, record.size, out.first_illegal, move, *replayed->first_refusal);
    return out;
  }
  out.sentence = explain::fill(
      explain::label(language, explain::Label::AllMovesLegal),
      {{"moves",
        explain::counted(language, static_cast<std::int64_t>(out.moves), explain::kMove)}});
  return out;
}

std::string replay_json(const Origin& origin, const ReplayReport& report) {
  JsonWriter json;
  json.open_object();
  json.key("source").text(origin.source);
  json.key("game").integer(static_cast<std::int64_t>(origin.game));
  json.key("moves").integer(static_cast<std::int64_t>(report.moves));
  json.key("legal").boolean(report.first_illegal == 0);
  json.key("first_illegal");
  if (report.first_illegal == 0) {
    json.null();
  } else {
    json.open_object();
    json.key("move").integer(static_cast<std::int64_t>(report.first_illegal));
    json.key("reason").text(report.reason);
    json.close_object();
  }
  json.key("text").text(report.sentence);
  json.close_object();
  return json.str();
}

}  // namespace shinpan::api
