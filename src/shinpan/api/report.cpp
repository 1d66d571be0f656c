#include "shinpan/api/report.hpp"

#include "shinpan/api/differences.hpp"
#include "shinpan/api/verdict_picture.hpp"
#include "shinpan/base/utf8.hpp"
#include "shinpan/board/region.hpp"
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
  const count::Verdict& verdict = judged.verdict;
  return {{}, {explain::standing_text(language, verdict.outcome, verdict.finished)}};
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
    out.lines.push_back(explain::sum_text(language,
                                          color,
                                          judged.verdict.side[board::index_of(color)],
                                          judged.rules.scoring,
                                          compensation_of(judged, color)));
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

// Empty points that count for nobody and are neither dame nor shared liberties nor protection.
struct Uncounted {
  board::PointSet in_seki;  // eyes of groups in a seki
  board::PointSet open;
};

Uncounted uncounted_points(const Judged& judged) {
  const count::Verdict& verdict = judged.verdict;
  board::PointSet seki;
  for (const life::Group& group : verdict.life.groups) {
    if (group.status == life::Status::Seki) {
      seki |= group.points;
    }
  }
  const board::PointSet empty = judged.board.empty_points();
  board::PointSet neutral;
  for (std::size_t i = 0; i < verdict.owner.size(); ++i) {
    if (verdict.owner[i] == count::Owner::Neutral) {
      neutral.insert({static_cast<std::uint16_t>(i)});
    }
  }
  board::PointSet named = verdict.dame | verdict.seki_liberties;
  for (const count::Teire& teire : verdict.teire) {
    named.insert(teire.point);
  }
  Uncounted out;
  const board::Geometry& geometry = judged.board.geometry();
  for (const board::PointSet& part : board::components(geometry, neutral)) {
    board::PointSet& kind = board::border(geometry, part).intersects(seki) ? out.in_seki : out.open;
    kind |= (part & empty) - named;
  }
  return out;
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
  const Uncounted uncounted = uncounted_points(judged);
  if (!uncounted.in_seki.empty()) {
    out.lines.push_back(points_line(language, Label::SekiPoints, size, uncounted.in_seki));
  }
  if (!uncounted.open.empty()) {
    out.lines.push_back(points_line(language, Label::OpenPoints, size, uncounted.open));
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
  if (judged.verdict.life.groups.empty()) {
    out.lines.emplace_back(label(language, Label::NoStones));
  } else if (out.lines.empty()) {
    out.lines.emplace_back(label(language, Label::AllAlive));
  } else if (plain > 0) {
    out.lines.push_back(fill(label(language, Label::PlainlyAlive), {{"n", std::to_string(plain)}}));
  }
  return out;
}

Section agreement_section(const Judged& judged, Language language) {
  Section out{label(language, Label::RecordAgreement), {}};
  if (judged.agreement) {
    const board::Size size = judged.board.size();
    out.lines.push_back(explain::result_agreement_text(language, size, *judged.agreement));
    if (judged.agreement->marks) {
      out.lines.push_back(explain::marks_agreement_text(language, size, *judged.agreement));
    }
  }
  return out;
}

// The warnings apart from what the agreement with the record says at length.
Section notes_section(const Judged& judged, Language language) {
  Judged rest = judged;
  std::erase_if(rest.remarks, [](const explain::Remark& remark) {
    return remark.kind == explain::RemarkKind::ResultDiffers ||
           remark.kind == explain::RemarkKind::MarksDiffer;
  });
  return {label(language, Label::Warnings), warning_texts(rest, language)};
}

// What is to be said about any of the verdicts, each sentence once, behind the names of the rule
// sets where it is not true under all.
std::vector<std::string> notes_on_all(const std::vector<Judged>& all, Language language) {
  struct Note {
    std::string text;
    std::string rules;
    std::size_t count;
  };

  std::vector<Note> notes;
  for (const Judged& judged : all) {
    for (const std::string& text : warning_texts(judged, language)) {
      const auto same = std::find_if(
          notes.begin(), notes.end(), [&](const Note& note) { return note.text == text; });
      if (same == notes.end()) {
        notes.push_back({text, judged.rules.id, 1});
      } else {
        same->rules += ", " + judged.rules.id;
        ++same->count;
      }
    }
  }
  std::vector<std::string> out;
  for (const Note& note : notes) {
    out.push_back(note.count == all.size() ? note.text : note.rules + ": " + note.text);
  }
  return out;
}

std::vector<std::string> difference_lines(const std::vector<Judged>& all, Language language) {
  std::vector<std::string> out;
  for (const explain::Difference& difference : differences(all)) {
    out.push_back(explain::difference_text(language, all.front().board.size(), difference));
  }
  return out;
}

// Nothing for a section without lines.
std::string section_text(const Section& section) {
  std::string out = section.lines.empty() ? "" : '\n' + section.heading + '\n';
  for (const std::string& line : section.lines) {
    out += "  " + line + '\n';
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
  for (Section section : {agreement_section(judged, language), notes_section(judged, language)}) {
    if (!section.lines.empty()) {
      out.push_back(std::move(section));
    }
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
  out += section_text(
      {fill(label(language, Label::WhyOtherSums), {{"rules", reference_of(all).rules.id}}),
       difference_lines(all, language)});
  out += section_text({label(language, Label::Warnings), notes_on_all(all, language)});
  return out;
}

}  // namespace shinpan::api
