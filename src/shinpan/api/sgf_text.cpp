#include "shinpan/api/sgf_text.hpp"

#include "shinpan/api/report.hpp"
#include "shinpan/base/utf8.hpp"
#include "shinpan/base/version.hpp"
#include "shinpan/explain/numbers.hpp"

namespace shinpan::api {

namespace {

using board::Point;

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : base::repaired_utf8(text)) {
    if (c == ']' || c == '\\') {
      out += '\\';
    }
    out += c;
  }
  return out;
}

std::string property(const char* name, std::string_view value) {
  return value.empty() ? std::string() : std::string(name) + '[' + escaped(value) + ']';
}

std::string coordinates(board::Size size, Point p) {
  return {static_cast<char>('a' + board::col_of(size, p)),
          static_cast<char>('a' + board::row_of(size, p))};
}

std::string points_property(const char* name, board::Size size, const board::PointSet& points) {
  std::string out;
  for (const Point p : points) {
    out += '[' + coordinates(size, p) + ']';
  }
  return out.empty() ? out : name + out;
}

std::string size_text(board::Size size) {
  const std::string cols = std::to_string(size.cols);
  return size.is_square() ? cols : cols + ':' + std::to_string(size.rows);
}

std::string setup_stones(const rules::Setup& start) {
  board::PointSet of[3];
  for (std::size_t i = 0; i < start.stones.size(); ++i) {
    of[static_cast<std::size_t>(start.stones[i])].insert({static_cast<std::uint16_t>(i)});
  }
  std::string out =
      points_property("AB", start.size, of[1]) + points_property("AW", start.size, of[2]);
  if (out.empty() && start.to_play == board::Color::Black) {
    return out;
  }
  return out + "PL[" + board::letter_of(start.to_play) + ']';
}

std::string root_node(const record::GameRecord& record,
                      std::string_view result,
                      std::optional<rules::HalfPoints> komi) {
  std::string out = "(;GM[1]FF[4]CA[UTF-8]AP[Shinpan:" + std::string(base::kVersion) + "]SZ[" +
                    size_text(record.size) + ']';
  if (komi) {
    out += "KM[" + explain::number_text(explain::Language::English, *komi) + ']';
  }
  if (record.handicap > 1) {
    out += "HA[" + std::to_string(record.handicap) + ']';
  }
  out += property("RU", record.rules_text) + property("PB", record.black) +
         property("PW", record.white) + property("DT", record.date) + property("EV", record.event) +
         property("RE", result);
  return out + setup_stones(record.start);
}

std::string edit_node(board::Size size, const record::Edit& edit) {
  board::PointSet of[3];
  for (const auto& [point, stone] : edit.points) {
    of[static_cast<std::size_t>(stone)].insert(point);
  }
  std::string out = ";" + points_property("AE", size, of[0]) + points_property("AB", size, of[1]) +
                    points_property("AW", size, of[2]);
  if (edit.to_play) {
    out += std::string("PL[") + board::letter_of(*edit.to_play) + ']';
  }
  return out;
}

// The steps as nodes, up to and with the given number of moves.
std::string step_nodes(const record::GameRecord& record, std::size_t moves) {
  constexpr std::size_t kLineLength = 72;
  std::string out;
  std::size_t line = 0;
  std::size_t made = 0;
  for (const record::Step& step : record.steps) {
    std::string node;
    if (const auto* move = std::get_if<rules::Move>(&step)) {
      if (made == moves) {
        break;
      }
      ++made;
      if (move->kind == rules::Move::Kind::Resign) {
        continue;
      }
      node = std::string(";") + board::letter_of(move->color) + '[';
      node += move->kind == rules::Move::Kind::Play ? coordinates(record.size, move->point) : "";
      node += ']';
    } else {
      node = edit_node(record.size, std::get<record::Edit>(step));
    }
    if (line == 0 || line + node.size() > kLineLength) {
      out += '\n';
      line = 0;
    }
    out += node;
    line += node.size();
  }
  return out;
}

std::string sgf_result(const count::Outcome& outcome) {
  switch (outcome.ending) {
    case count::Ending::Counted:
      return count::result_text(outcome);
    case count::Ending::Void:
    case count::Ending::BothLose:  // SGF has no word for it; the comment says it
      return "Void";
    case count::Ending::Undecided:
      return "?";
  }
  return "?";
}

std::string territory_marks(const Judged& judged) {
  board::PointSet owned[2];
  board::PointSet neutral;
  for (std::size_t i = 0; i < judged.verdict.owner.size(); ++i) {
    const Point p{static_cast<std::uint16_t>(i)};
    switch (judged.verdict.owner[i]) {
      case count::Owner::Black:
        owned[0].insert(p);
        break;
      case count::Owner::White:
        owned[1].insert(p);
        break;
      case count::Owner::Neutral:
        neutral.insert(p);
        break;
      case count::Owner::Stone:
        if (judged.rules.scoring != rules::Scoring::Territory) {
          owned[judged.board.at(p) == board::Stone::Black ? 0 : 1].insert(p);
        }
        break;
    }
  }
  const board::Size size = judged.board.size();
  return points_property("TB", size, owned[0]) + points_property("TW", size, owned[1]) +
         points_property("SQ", size, neutral & judged.board.empty_points());
}

std::string group_marks(const Judged& judged) {
  board::PointSet dead;
  board::PointSet seki;
  for (const life::Group& group : judged.verdict.life.groups) {
    if (group.status == life::Status::Dead) {
      dead |= group.points;
    } else if (group.status == life::Status::Seki) {
      seki |= group.points;
    }
  }
  board::PointSet teire;
  for (const count::Teire& t : judged.verdict.teire) {
    teire.insert(t.point);
  }
  const board::Size size = judged.board.size();
  return points_property("MA", size, dead) + points_property("TR", size, seki) +
         points_property("CR", size, teire);
}

std::string comment(const Judged& judged, explain::Language language) {
  std::string out = terms_text(judged, language) + '\n';
  for (const Section& section : report_sections(judged, language)) {
    out += section.heading.empty() ? "" : section.heading + ":\n";
    for (const std::string& line : section.lines) {
      out += line + '\n';
    }
  }
  return out;
}

}  // namespace

std::string record_to_sgf(const record::GameRecord& record) {
  return root_node(record, record.result_text, record.komi) +
         step_nodes(record, record.steps.size()) + ")\n";
}

std::string verdict_to_sgf(const record::GameRecord& record,
                           const Judged& judged,
                           explain::Language language) {
  record::GameRecord judged_record = record;
  const std::string_view name = rules::sgf_name(judged.rules);
  judged_record.rules_text = name.empty() ? judged.rules.id : std::string(name);
  return root_node(judged_record, sgf_result(judged.verdict.outcome), judged.komi) +
         step_nodes(record, judged.moves) + "\n;" + territory_marks(judged) + group_marks(judged) +
         property("C", comment(judged, language)) + ")\n";
}

}  // namespace shinpan::api
