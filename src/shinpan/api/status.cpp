#include "shinpan/api/status.hpp"

#include "shinpan/api/json_writer.hpp"
#include "shinpan/explain/fate_text.hpp"
#include "shinpan/explain/line_text.hpp"

namespace shinpan::api {
namespace {

using base::Error;
using base::ErrorCode;
using board::Color;

base::Result<board::PointSet> stones_at(const board::Board& board,
                                        const std::vector<std::string>& points) {
  board::PointSet out;
  for (const std::string& text : points) {
    const std::optional<board::Point> p = board::parse_vertex(board.size(), text);
    if (!p) {
      return Error{ErrorCode::BadPoint, {}, text};
    }
    const bool joins =
        !board.is_empty(*p) && (out.empty() || board.at(*p) == board.at(out.first()));
    if (!joins) {
      return Error{ErrorCode::NoGroup, {}, text};
    }
    out |= board.chain(*p);
  }
  return out.empty() ? base::Result<board::PointSet>(Error{ErrorCode::NoGroup, {}, {}}) : out;
}

std::string move_code(board::Size size, const rules::Move& move) {
  return move.kind == rules::Move::Kind::Play ? board::vertex(size, move.point) : "pass";
}

void write_fate(JsonWriter& json,
                const StatusAnswer& answer,
                Color first,
                explain::Language language) {
  const board::Size size = answer.board.size();
  const life::Fate& fate = answer.fates[board::index_of(first)];
  const Color owner = color_of(answer.board.at(answer.stones.first()));
  json.key(first == Color::Black ? "black_first" : "white_first").open_object();
  json.key("outcome").text(explain::outcome_id(fate.outcome));
  json.key("moves").open_array();
  for (const rules::Move& move : fate.moves) {
    json.text(move_code(size, move));
  }
  json.close_array();
  json.key("line").open_array();
  for (const life::LineMove& move : fate.line) {
    json.text(explain::line_move_code(size, move));
  }
  json.close_array();
  json.key("ko");
  if (fate.ko && fate.outcome == life::Fate::Outcome::Ko) {
    json.text(explain::ko_text(language, size, owner, *fate.ko));
  } else {
    json.null();
  }
  json.key("proved").boolean(fate.proved);
  json.key("nodes").integer(static_cast<std::int64_t>(fate.nodes));
  json.key("milliseconds").number(decimal_milliseconds(fate.microseconds));
  json.close_object();
}

}  // namespace

base::Result<StatusAnswer> status(const record::GameRecord& record, const StatusOptions& options) {
  const base::Result<record::Replay> replayed =
      record::replay(record, rules_of(record).rules, options.at);
  if (!replayed) {
    return replayed.error();
  }
  const rules::Position position = replayed->game.position();
  const board::Board& board = position.board();
  const base::Result<board::PointSet> stones = stones_at(board, options.points);
  if (!stones) {
    return stones.error();
  }
  return StatusAnswer{board, *stones, options.points, life::fates(board, *stones, options.limits)};
}

std::string status_json(const StatusAnswer& answer, explain::Language language) {
  JsonWriter json;
  json.open_object();
  json.key("points").open_array();
  for (const std::string& point : answer.points) {
    json.text(point);
  }
  json.close_array();
  for (const Color first : board::kColors) {
    write_fate(json, answer, first, language);
  }
  return json.close_object().str();
}

std::string status_text(const Origin& origin,
                        const StatusAnswer& answer,
                        const ReportStyle& style) {
  draw::Picture picture = draw::picture_of(answer.board);
  picture.undecided = answer.stones;
  std::string out = origin_text(origin, style.language) + "\n\n" +
                    draw::to_text(picture, style.glyphs, style.paint) + '\n';
  const Color owner = color_of(answer.board.at(answer.stones.first()));
  for (const Color first : board::kColors) {
    out += explain::fate_text(style.language,
                              answer.board.size(),
                              owner,
                              first,
                              answer.fates[board::index_of(first)]) +
           '\n';
  }
  return out;
}

}  // namespace shinpan::api
