#include "shinpan/api/report.hpp"

#include "shinpan/api/verdict_picture.hpp"
#include "shinpan/base/utf8.hpp"
#include "shinpan/explain/error_text.hpp"
#include "shinpan/explain/group_text.hpp"
#include "shinpan/explain/label.hpp"
#include "shinpan/explain/note_text.hpp"
#include "shinpan/explain/numbers.hpp"
#include "shinpan/explain/outcome_text.hpp"
#include "shinpan/explain/phrase.hpp"
#include "shinpan/explain/ruleset_text.hpp"
#include "shinpan/explain/words.hpp"

#include <algorithm>

namespace shinpan::api {

namespace {

using explain::fill;
using explain::Label;
using explain::label;
using explain::Language;

bool is_plainly_alive(const life::Group& group) {
  if (group.status != life::Status::Alive) {
    return false;
  }
  return group.basis == life::Basis::TwoEyes || group.basis == life::Basis::Static ||
         group.basis == life::Basis::Letter;
}

Section result_section(const Judged& judged, Language language) {
  Section out{{}, {explain::outcome_text(language, judged.verdict.outcome)}};
  if (!judged.verdict.finished) {
    out.lines[0] += std::string(" ") + label(language, Label::NotFinished);
  }
  return out;
}

std::string check_sum(const Judged& judged, Language language) {
  int stones = 0;
  int black = 0;
  int white = 0;
  int neutral = 0;
  for (const count::Owner owner : judged.verdict.owner) {
    stones += owner == count::Owner::Stone ? 1 : 0;
    black += owner == count::Owner::Black ? 1 : 0;
    white += owner == count::Owner::White ? 1 : 0;
    neutral += owner == count::Owner::Neutral ? 1 : 0;
  }
  return fill(label(language, Label::Control),
              {{"stones", std::to_string(stones)},
               {"black", std::to_string(black)},
               {"white", std::to_string(white)},
               {"neutral", std::to_string(neutral)},
               {"total", std::to_string(stones + black + white + neutral)}});
}

Section sums_section(const Judged& judged, Language language) {
  Section out;
  for (const board::Color color : board::kColors) {
    out.lines.push_back(explain::sum_text(
        language, color, judged.verdict.side[board::index_of(color)], judged.rules.scoring));
  }
  out.lines.push_back(check_sum(judged, language));
  return out;
}

std::string points_line(Language language,
                        Label name,
                        board::Size size,
                        const board::PointSet& points) {
  constexpr std::size_t kMost = 40;
  return std::string(label(language, name)) + " (" + std::to_string(points.count()) +
         "): " + explain::points_text(language, size, points, kMost);
}

// Empty points that count for nobody and are neither dame nor shared liberties: eyes in a seki.
board::PointSet uncounted_points(const Judged& judged) {
  board::PointSet out;
  for (const board::Point p : judged.board.empty_points()) {
    if (p.index < judged.verdict.owner.size() &&
        judged.verdict.owner[p.index] == count::Owner::Neutral) {
      out.insert(p);
    }
  }
  return out - judged.verdict.dame - judged.verdict.seki_liberties;
}

Section points_section(const Judged& judged, Language language) {
  const board::Size size = judged.board.size();
  Section out;
  out.lines.push_back(judged.verdict.dame.empty()
                          ? std::string(label(language, Label::NeutralPoints)) + ": " +
                                label(language, Label::NoFurtherNeutral)
                          : points_line(language, Label::NeutralPoints, size, judged.verdict.dame));
  if (!judged.verdict.seki_liberties.empty()) {
    out.lines.push_back(
        points_line(language, Label::SekiLiberties, size, judged.verdict.seki_liberties));
  }
  const board::PointSet uncounted = uncounted_points(judged);
  if (!uncounted.empty()) {
    out.lines.push_back(points_line(language, Label::SekiPoints, size, uncounted));
  }
  for (const count::Teire& teire : judged.verdict.teire) {
    out.lines.push_back(explain::teire_text(language, size, teire));
  }
  return out;
}

Section groups_section(const Judged& judged, Language language) {
  Section out{label(language, Label::Groups), {}};
  int plain = 0;
  for (const life::Group& group : judged.verdict.life.groups) {
    if (is_plainly_alive(group)) {
      ++plain;
    } else {
      out.lines.push_back(explain::group_text(language, judged.board.size(), group));
    }
  }
  if (out.lines.empty() && plain > 0) {
    out.lines.emplace_back(label(language, Label::AllAlive));
  } else if (plain > 0) {
    out.lines.push_back(fill(label(language, Label::PlainlyAlive), {{"n", std::to_string(plain)}}));
  }
  return out;
}

std::string padded(std::string text, std::size_t width) {
  const std::size_t shown = base::display_width(text);
  return shown < width ? text.append(width - shown, ' ') : text;
}

}  // namespace

std::string origin_text(const Origin& origin, Language language) {
  std::string source = origin.source == "-" ? label(language, Label::StandardInput) : origin.source;
  if (origin.game == 0) {
    return source;
  }
  return source + ", " +
         fill(label(language, Label::Game), {{"n", std::to_string(origin.game + 1)}});
}

std::string terms_text(const Judged& judged, Language language) {
  std::string out = std::string(label(language, Label::Rules)) + ": " +
                    explain::ruleset_name(language, judged.rules);
  out += std::string(", ") + label(language, Label::Komi) + ' ' +
         explain::number_text(language, judged.komi);
  if (judged.handicap > 0) {
    out += ", " + fill(label(language, Label::Handicapped),
                       {{"stones", explain::counted(language, judged.handicap, explain::kStone)}});
  }
  if (judged.moves > 0) {
    out += ", " + fill(label(language, Label::AfterMove), {{"n", std::to_string(judged.moves)}});
  }
  return out;
}

std::vector<Section> report_sections(const Judged& judged, Language language) {
  std::vector<Section> out = {result_section(judged, language),
                              sums_section(judged, language),
                              points_section(judged, language),
                              groups_section(judged, language)};
  Section notes{label(language, Label::Warnings), warning_texts(judged, language)};
  if (!notes.lines.empty()) {
    out.push_back(std::move(notes));
  }
  return out;
}

std::string report(const Origin& origin, const Judged& judged, const ReportStyle& style) {
  const Language language = style.language;
  const bool painted = style.paint == draw::Paint::Ansi;
  const auto bold = [&](const std::string& text) {
    return painted ? "\x1b[1m" + text + "\x1b[0m" : text;
  };
  std::string out =
      bold(origin_text(origin, language)) + '\n' + terms_text(judged, language) + "\n\n";
  out += draw::to_text(verdict_picture(judged, language), style.glyphs, style.paint);
  bool is_result = true;
  for (const Section& section : report_sections(judged, language)) {
    out += '\n';
    if (!section.heading.empty()) {
      out += bold(section.heading) + '\n';
    }
    for (const std::string& line : section.lines) {
      out += (section.heading.empty() ? "" : "  ") + (is_result ? bold(line) : line) + '\n';
      is_result = false;
    }
  }
  return out;
}

std::string error_line(const Origin& origin, const base::Error& error, Language language) {
  return origin_text(origin, language) + ": " + explain::error_text(language, error);
}

std::string comparison_table(const Origin& origin,
                             const std::vector<Judged>& all,
                             Language language) {
  const auto side = [&](board::Color color) {
    return std::string(explain::side_text(language, color, explain::SideForm::Player));
  };

  struct Row {
    std::string cells[5];
  };

  std::vector<Row> rows = {{{label(language, Label::Rules),
                             label(language, Label::Komi),
                             side(board::Color::Black),
                             side(board::Color::White),
                             label(language, Label::Result)}}};
  for (const Judged& judged : all) {
    const count::Verdict& verdict = judged.verdict;
    rows.push_back({{judged.rules.id,
                     explain::number_text(language, judged.komi),
                     explain::number_text(language, verdict.side[0].total),
                     explain::number_text(language, verdict.side[1].total),
                     count::result_text(verdict.outcome)}});
  }
  std::size_t widths[5] = {};
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < 5; ++i) {
      widths[i] = std::max(widths[i], base::display_width(row.cells[i]) + 2);
    }
  }
  std::string out = origin_text(origin, language) + '\n';
  for (const Row& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < 5; ++i) {
      line += i < 4 ? padded(row.cells[i], widths[i]) : row.cells[i];
    }
    out += line + '\n';
  }
  return out;
}

}  // namespace shinpan::api
