#include "shinpan/api/call_record.hpp"

#include "shinpan/api/json_writer.hpp"
#include "shinpan/api/judge_request.hpp"
#include "shinpan/api/replay_report.hpp"
#include "shinpan/explain/line_text.hpp"
#include "shinpan/explain/numbers.hpp"
#include "shinpan/record/stated_result.hpp"

#include <nlohmann/json.hpp>

namespace shinpan::api {

namespace {

using base::ErrorCode;
using explain::Language;
using nlohmann::json;

std::vector<rules::Move> moves_of(const record::GameRecord& game) {
  std::vector<rules::Move> out;
  for (const record::Step& step : game.steps) {
    if (const auto* const move = std::get_if<rules::Move>(&step)) {
      out.push_back(*move);
    }
  }
  return out;
}

void write_size(JsonWriter& out, board::Size size) {
  out.key("size").open_array().integer(size.cols).integer(size.rows).close_array();
}

void write_stated(JsonWriter& out, const char* key, const std::string& text) {
  out.key(key);
  text.empty() ? out.null() : out.text(text);
}

void write_game(JsonWriter& out, std::size_t number, const record::GameRecord& game) {
  out.open_object();
  out.key("game").integer(static_cast<std::int64_t>(number));
  write_size(out, game.size);
  out.key("moves").integer(static_cast<std::int64_t>(moves_of(game).size()));
  out.key("rules").text(rules_of(game).rules.id);
  write_stated(out, "rules_text", game.rules_text);
  out.key("komi");
  game.komi ? out.number(explain::number_text(Language::English, *game.komi)) : out.null();
  out.key("handicap").integer(game.handicap);
  write_stated(out, "black", game.black);
  write_stated(out, "white", game.white);
  write_stated(out, "event", game.event);
  write_stated(out, "date", game.date);
  const bool known = game.result.kind != record::StatedResult::Kind::Unknown;
  write_stated(out, "result", known ? record::sgf_result(game.result) : std::string());
  out.close_object();
}

void write_position(JsonWriter& out, const record::Replay& replayed) {
  const rules::Position position = replayed.game.position();
  const board::Board& board = position.board();
  out.key("position").open_array();
  for (const std::string& row : position_rows(board)) {
    out.text(row);
  }
  out.close_array();
  out.key("to_play").text(std::string(1, board::letter_of(position.to_play())));
  const std::vector<rules::Move>& moves = replayed.game.moves();
  const bool played = !moves.empty() && moves.back().kind == rules::Move::Kind::Play;
  out.key("last");
  played ? out.text(board::vertex(board.size(), moves.back().point)) : out.null();
  // Black's prisoners are white stones.
  out.key("prisoners").open_object();
  out.key("black").integer(position.captured(board::Color::White));
  out.key("white").integer(position.captured(board::Color::Black)).close_object();
}

void write_illegal(JsonWriter& out, const ReplayReport& report) {
  out.key("illegal");
  if (report.first_illegal == 0) {
    out.null();
    return;
  }
  out.open_object();
  out.key("move").integer(static_cast<std::int64_t>(report.first_illegal));
  out.key("reason").text(report.reason);
  out.key("message").text(report.sentence).close_object();
}

std::string board_json(const record::GameRecord& game,
                       const rules::Ruleset& rules,
                       const record::Replay& replayed,
                       const ReplayReport& report) {
  JsonWriter out;
  out.open_object();
  write_size(out, game.size);
  out.key("move").integer(static_cast<std::int64_t>(replayed.moves));
  out.key("moves").integer(static_cast<std::int64_t>(report.moves));
  out.key("rules").text(rules.id);
  write_position(out, replayed);
  out.key("line").open_array();
  for (const rules::Move& move : moves_of(game)) {
    out.text(explain::line_move_code(game.size, {move}));
  }
  out.close_array();
  write_illegal(out, report);
  return out.close_object().str();
}

}  // namespace

std::string answer_games(const json& object, Language language) {
  const JudgeRequest request = judge_request(object, language);
  if (request.error) {
    return error_json(request.origin, *request.error, request.language);
  }
  const base::Result<record::Import> import = import_of(request);
  if (!import) {
    return error_json(request.origin, import.error(), request.language);
  }
  JsonWriter out;
  out.open_object();
  out.key("format").text(import->format);
  out.key("encoding").text(import->encoding);
  out.key("games").open_array();
  for (std::size_t i = 0; i < import->games.size(); ++i) {
    const base::Result<record::GameRecord>& game = import->games[i];
    game ? write_game(out, i, *game)
         : void(out.json(
               error_json(Origin{request.origin.source, i}, game.error(), request.language)));
  }
  return out.close_array().close_object().str();
}

std::string answer_board(const json& object, Language language) {
  const JudgeRequest request = judge_request(object, language);
  const auto failed = [&](const base::Error& error) {
    return error_json(request.origin, error, request.language);
  };
  if (request.error) {
    return failed(*request.error);
  }
  const base::Result<record::GameRecord> game = game_of(request);
  if (!game) {
    return failed(game.error());
  }
  const rules::Ruleset rules = request.options.rules.value_or(rules_of(*game).rules);
  const base::Result<record::Replay> replayed = record::replay(*game, rules, request.options.at);
  if (!replayed) {
    return failed(replayed.error());
  }
  const base::Result<ReplayReport> report = replay_report(*game, rules, request.language);
  return report ? board_json(*game, rules, *replayed, *report) : failed(report.error());
}

std::string answer_replay(const json& object, Language language) {
  const JudgeRequest request = judge_request(object, language);
  if (request.error) {
    return error_json(request.origin, *request.error, request.language);
  }
  const base::Result<record::GameRecord> game = game_of(request);
  if (!game) {
    return error_json(request.origin, game.error(), request.language);
  }
  const rules::Ruleset rules = request.options.rules.value_or(rules_of(*game).rules);
  const base::Result<ReplayReport> report = replay_report(*game, rules, request.language);
  return report ? replay_json(request.origin, *report)
                : error_json(request.origin, report.error(), request.language);
}

}  // namespace shinpan::api
