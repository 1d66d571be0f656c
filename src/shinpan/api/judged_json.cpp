#include "shinpan/api/judged_json.hpp"

#include "shinpan/api/json_writer.hpp"
#include "shinpan/api/record_agreement.hpp"
#include "shinpan/explain/error_text.hpp"
#include "shinpan/explain/group_text.hpp"
#include "shinpan/explain/line_text.hpp"
#include "shinpan/explain/note_text.hpp"
#include "shinpan/explain/numbers.hpp"

namespace shinpan::api {

namespace {

using board::Point;
using explain::Language;

std::string decimal(rules::HalfPoints value) {
  return explain::number_text(Language::English, value);
}

// A per mille as a fraction of one: "1.0", "0.93".
std::string fraction(int per_mille) {
  if (per_mille >= 1000) {
    return "1.0";
  }
  std::string digits = std::to_string(1000 + (per_mille < 0 ? 0 : per_mille)).substr(1);
  while (digits.size() > 1 && digits.back() == '0') {
    digits.pop_back();
  }
  return "0." + digits;
}

void write_texts(JsonWriter& json, const std::vector<std::string>& texts) {
  json.open_array();
  for (const std::string& text : texts) {
    json.text(text);
  }
  json.close_array();
}

void write_points(JsonWriter& json, board::Size size, const board::PointSet& points) {
  json.open_array();
  for (const Point p : points) {
    json.text(board::vertex(size, p));
  }
  json.close_array();
}

const char* color_code(board::Color color) {
  return color == board::Color::Black ? "B" : "W";
}

void write_group(JsonWriter& json,
                 const Judged& judged,
                 const life::Group& group,
                 Language language) {
  const board::Size size = judged.board.size();
  json.open_object();
  json.key("color").text(color_code(group.color));
  json.key("points");
  write_points(json, size, group.points);
  json.key("status").text(explain::status_id(group.status));
  json.key("clause");
  // The clauses are those of Article 7; other rules settle by play and have none.
  if (group.clause == life::Clause::None ||
      judged.rules.settlement != rules::Settlement::Confirmation) {
    json.null();
  } else {
    json.text(explain::clause_id(group.clause));
  }
  json.key("basis").text(explain::basis_id(group.basis));
  json.key("confidence").number(fraction(group.confidence));
  json.key("line").open_array();
  for (const life::LineMove& move : group.line) {
    json.text(explain::line_move_code(size, move));
  }
  json.close_array();
  json.key("text").text(explain::group_text(language, size, group));
  json.close_object();
}

void write_groups(JsonWriter& json, const Judged& judged, Language language) {
  json.key("groups").open_array();
  for (const life::Group& group : judged.verdict.life.groups) {
    write_group(json, judged, group, language);
  }
  json.close_array();
}

void write_points_of_nobody(JsonWriter& json,
                            board::Size size,
                            const count::Verdict& verdict,
                            Language language) {
  json.key("dame");
  write_points(json, size, verdict.dame);
  json.key("seki_liberties");
  write_points(json, size, verdict.seki_liberties);
  json.key("teire").open_array();
  for (const count::Teire& teire : verdict.teire) {
    json.open_object();
    json.key("color").text(color_code(teire.color));
    json.key("point").text(board::vertex(size, teire.point));
    json.key("because").text(explain::teire_text(language, size, teire));
    json.close_object();
  }
  json.close_array();
}

void write_side(JsonWriter& json, const char* name, const count::Side& side) {
  json.key(name).open_object();
  json.key("territory").number(decimal(side.territory));
  json.key("prisoners").number(decimal(side.prisoners));
  json.key("dead").number(decimal(side.dead));
  json.key("stones").number(decimal(side.stones));
  json.key("tax").number(decimal(side.tax));
  json.key("penalty").number(decimal(side.penalty));
  json.key("komi").number(decimal(side.komi));
  json.key("total").number(decimal(side.total));
  json.close_object();
}

void write_origin(JsonWriter& json, const Origin& origin) {
  json.key("source").text(origin.source);
  json.key("game").integer(static_cast<std::int64_t>(origin.game));
}

void write_terms(JsonWriter& json, const Origin& origin, const Judged& judged) {
  const board::Size size = judged.board.size();
  write_origin(json, origin);
  json.key("move").integer(static_cast<std::int64_t>(judged.moves));
  json.key("size").open_array().integer(size.cols).integer(size.rows).close_array();
  json.key("rules").text(judged.rules.id);
  json.key("komi").number(decimal(judged.komi));
  json.key("handicap").integer(judged.handicap);
  json.key("to_play").text(color_code(judged.to_play));
}

char status_letter(life::Status status) {
  switch (status) {
    case life::Status::Alive:
      return 'A';
    case life::Status::Seki:
      return 'S';
    case life::Status::Dead:
      return 'D';
    case life::Status::Undecided:
      return 'N';
  }
  return 'N';
}

char owner_letter(count::Owner owner) {
  switch (owner) {
    case count::Owner::Black:
      return 'b';
    case count::Owner::White:
      return 'w';
    case count::Owner::Neutral:
    case count::Owner::Stone:
      return '-';
  }
  return '-';
}

std::vector<std::string> rows_of(board::Size size, const std::string& letters) {
  std::vector<std::string> rows;
  for (std::size_t row = 0; row < size.rows; ++row) {
    rows.push_back(letters.substr(row * size.cols, size.cols));
  }
  return rows;
}

void write_error(JsonWriter& json, const base::Error& error, Language language) {
  json.key("error").open_object();
  json.key("code").text(base::error_id(error.code));
  json.key("message").text(explain::error_text(language, error));
  json.key("move").integer(error.where.move);
  json.close_object();
}

}  // namespace

std::vector<std::string> verdict_rows(const board::Board& board, const count::Verdict& verdict) {
  std::string letters(static_cast<std::size_t>(board.size().area()), '-');
  for (std::size_t i = 0; i < letters.size() && i < verdict.owner.size(); ++i) {
    letters[i] = owner_letter(verdict.owner[i]);
  }
  for (const life::Group& group : verdict.life.groups) {
    for (const Point p : group.points) {
      letters[p.index] = status_letter(group.status);
    }
  }
  return rows_of(board.size(), letters);
}

std::vector<std::string> position_rows(const board::Board& board) {
  std::string letters;
  for (int i = 0; i < board.size().area(); ++i) {
    const board::Stone stone = board.at({static_cast<std::uint16_t>(i)});
    letters += stone == board::Stone::Black ? 'X' : stone == board::Stone::White ? 'O' : '.';
  }
  return rows_of(board.size(), letters);
}

std::vector<std::string> warning_texts(const Judged& judged, Language language) {
  std::vector<std::string> out;
  for (const explain::Remark& remark : judged.remarks) {
    out.push_back(explain::remark_text(language, remark));
  }
  for (const count::Note& note : judged.verdict.notes) {
    out.push_back(explain::note_text(language, judged.board.size(), note));
  }
  return out;
}

std::string judged_json(const Origin& origin, const Judged& judged, Language language) {
  const board::Size size = judged.board.size();
  const count::Verdict& verdict = judged.verdict;
  JsonWriter json;
  json.open_object();
  write_terms(json, origin, judged);
  json.key("position");
  write_texts(json, position_rows(judged.board));
  json.key("verdict");
  write_texts(json, verdict_rows(judged.board, verdict));
  write_groups(json, judged, language);
  write_points_of_nobody(json, size, verdict, language);
  json.key("score").open_object();
  write_side(json, "black", verdict.side[0]);
  write_side(json, "white", verdict.side[1]);
  json.close_object();
  json.key("result").text(count::result_text(verdict.outcome));
  json.key("finished").boolean(verdict.finished);
  json.key("proved").boolean(verdict.proved);
  json.key("warnings");
  write_texts(json, warning_texts(judged, language));
  if (judged.agreement) {
    json.key("record");
    write_agreement(json, size, *judged.agreement, language);
  }
  json.key("milliseconds").number(decimal_milliseconds(judged.microseconds));
  json.close_object();
  return json.str();
}

std::string renamed(const std::string& judged, const Origin& from, const Origin& to) {
  const auto opening = [](const Origin& origin) {
    JsonWriter json;
    write_origin(json.open_object(), origin);
    return json.str();
  };
  return opening(to) + judged.substr(opening(from).size());
}

std::string error_json(const Origin& origin, const base::Error& error, Language language) {
  JsonWriter json;
  json.open_object();
  write_origin(json, origin);
  write_error(json, error, language);
  return json.close_object().str();
}

std::string error_json(const base::Error& error, Language language) {
  JsonWriter json;
  json.open_object();
  write_error(json, error, language);
  return json.close_object().str();
}

}  // namespace shinpan::api
