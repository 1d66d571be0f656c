#include "shinpan/api/count_report.hpp"

#include "shinpan/api/verdict_picture.hpp"
#include "shinpan/base/utf8.hpp"
#include "shinpan/explain/cause_text.hpp"
#include "shinpan/explain/label.hpp"
#include "shinpan/explain/method_text.hpp"
#include "shinpan/explain/numbers.hpp"
#include "shinpan/explain/outcome_text.hpp"
#include "shinpan/explain/phrase.hpp"
#include "shinpan/explain/step_text.hpp"
#include "shinpan/explain/words.hpp"

#include <algorithm>
#include <array>

namespace shinpan::api {

namespace {

using count::Counted;
using count::Step;
using explain::Label;
using explain::label;
using explain::Language;

draw::Picture picture_after(board::Size size, const Step& step) {
  draw::Picture out;
  out.size = size;
  out.stones = step.stones;
  out.black_territory = step.land[0];
  out.white_territory = step.land[1];
  for (std::uint16_t i = 0; i < size.area(); ++i) {
    const bool owned = step.land[0].contains({i}) || step.land[1].contains({i});
    if (step.stones[i] == board::Stone::Empty && !owned) {
      out.neutral.insert({i});
    }
  }
  return out;
}

std::string notes_text(const CountedGame& game, Language language) {
  std::string out;
  for (const std::string& text : warning_texts(game.judged, language)) {
    out += "  " + text + '\n';
  }
  return out.empty() ? out : std::string("\n") + label(language, Label::Warnings) + '\n' + out;
}

std::string result_text(const CountedGame& game, const Counted& counted, Language language) {
  std::string out = explain::standing_text(language, counted.outcome, game.judged.verdict.finished);
  const bool units = counted.method == count::Method::Chinese &&
                     counted.outcome.ending == count::Ending::Counted &&
                     counted.outcome.margin != rules::HalfPoints{};
  if (units) {
    out += ' ' + explain::lead_in_zi_text(language, counted.outcome.margin);
  }
  return out;
}

std::vector<board::Stone> stones_of(const board::Board& board) {
  return draw::picture_of(board).stones;
}

// The step and, where it has changed the board that was drawn last, the board.
std::string step_lines(const CountedGame& game,
                       const Counted& counted,
                       std::size_t number,
                       const ReportStyle& style,
                       Boards boards) {
  const Step& step = counted.steps[number];
  const board::Size size = game.judged.board.size();
  std::string out = std::to_string(number + 1) + ". " +
                    explain::step_text(style.language, size, counted.method, step) + '\n';
  const std::vector<board::Stone> before =
      number == 0 ? stones_of(game.judged.board) : counted.steps[number - 1].stones;
  if (boards == Boards::EachStep && step.stones != before) {
    out += '\n' + draw::to_text(picture_after(size, step), style.glyphs, style.paint) + '\n';
  }
  return out;
}

// The names of the methods that have a cause, or one for all that do not count by territory.
std::string methods_text(const CountedGame& game,
                         const std::vector<count::Method>& methods,
                         Language language) {
  std::vector<count::Method> by_area;
  for (const Counted& counted : game.counts) {
    if (counted.terms.rules.scoring != rules::Scoring::Territory) {
      by_area.push_back(counted.method);
    }
  }
  if (by_area.size() > 1 && methods == by_area) {
    return explain::by_area_text(language);
  }
  std::string out;
  for (const count::Method method : methods) {
    out += (out.empty() ? "" : ", ") + std::string(count::method_id(method));
  }
  return out;
}

// Stones that each side has put down by the end, neutral points and protecting stones included.
count::Both<int> put_down(const CountedGame& game, const Counted& counted) {
  count::Both<int> out{};
  for (const board::Color color : board::kColors) {
    const std::size_t side = board::index_of(color);
    out[side] = game.judged.board.stones(color).count() + game.stopped.position.captured(color) +
                counted.neutral_taken[side].count();
  }
  if (game.stopped.neutral == count::NeutralPoints::Filled) {
    for (const count::Teire& teire : counted.verdict.teire) {
      ++out[board::index_of(teire.color)];
    }
  }
  return out;
}

std::string causes_text(const CountedGame& game, Language language) {
  std::string out;
  for (const SharedCause& shared : shared_causes(game)) {
    const std::string methods = methods_text(game, shared.methods, language);
    out += "  " + explain::cause_text(language, game.judged.board.size(), methods, shared.cause) +
           '\n';
  }
  const auto area = std::find_if(game.counts.begin(), game.counts.end(), [](const Counted& c) {
    return c.method == count::Method::Area;
  });
  if (!out.empty() && area != game.counts.end()) {
    out += "  " + explain::parity_text(language, put_down(game, *area)) + '\n';
  }
  const std::string heading =
      explain::fill(label(language, Label::WhyOtherSums),
                    {{"rules", std::string(method_id(count::Method::Territory))}});
  return out.empty() ? out : '\n' + heading + '\n' + out;
}

using Row = std::array<std::string, 4>;

std::vector<Row> table_rows(const CountedGame& game, Language language) {
  const auto side = [&](board::Color color) {
    return std::string(explain::side_text(language, color, explain::SideForm::Player));
  };
  std::vector<Row> rows = {{explain::method_word(language),
                            side(board::Color::Black),
                            side(board::Color::White),
                            label(language, Label::Result)}};
  for (const Counted& counted : game.counts) {
    rows.push_back({std::string(count::method_id(counted.method)),
                    explain::number_text(language, counted.total[0]),
                    explain::number_text(language, counted.total[1]),
                    count::result_text(counted.outcome)});
  }
  return rows;
}

std::string aligned(const std::vector<Row>& rows) {
  std::array<std::size_t, 4> widths{};
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      widths[i] = std::max(widths[i], base::display_width(row[i]) + 2);
    }
  }
  std::string out;
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      out += row[i];
      out += i + 1 < row.size() ? std::string(widths[i] - base::display_width(row[i]), ' ') : "\n";
    }
  }
  return out;
}

}  // namespace

std::string count_report(const Origin& origin,
                         const CountedGame& game,
                         const Counted& counted,
                         const ReportStyle& style,
                         Boards boards) {
  const Language language = style.language;
  std::string out =
      origin_text(origin, language) + '\n' + terms_text(game.judged, language) + "\n\n";
  out += explain::method_word(language) + ": " + explain::method_text(language, counted.method) +
         "\n\n";
  if (boards == Boards::EachStep) {
    out += draw::to_text(verdict_picture(game.judged, language), style.glyphs, style.paint) + '\n';
  }
  for (std::size_t i = 0; i < counted.steps.size(); ++i) {
    out += step_lines(game, counted, i, style, boards);
  }
  out += std::string("\n") + label(language, Label::Sums) + ": " +
         explain::sides_text(language, counted.total) + '\n';
  out += explain::tally_text(language, counted.steps.back().tally) + '\n';
  return out + result_text(game, counted, language) + '\n' + notes_text(game, language);
}

std::string count_table(const Origin& origin, const CountedGame& game, Language language) {
  return origin_text(origin, language) + '\n' + terms_text(game.judged, language) + "\n\n" +
         aligned(table_rows(game, language)) + causes_text(game, language) +
         notes_text(game, language);
}

}  // namespace shinpan::api
