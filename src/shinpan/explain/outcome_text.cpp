#include "shinpan/explain/outcome_text.hpp"

#include "shinpan/explain/label.hpp"
#include "shinpan/explain/numbers.hpp"
#include "shinpan/explain/phrase.hpp"
#include "shinpan/explain/words.hpp"

namespace shinpan::explain {

namespace {

std::string counted_outcome(Language language, const count::Outcome& outcome) {
  if (outcome.margin.halves == 0) {
    return in(language,
              outcome.black_wins_ties
                  ? Phrase{"The sums are equal, and these rules then give the game to Black.",
                           "Суммы равны, а тогда по этим правилам выигрывают чёрные."}
                  : Phrase{"Jigo: the sums are equal.", "Дзиго, ничья: суммы равны."});
  }
  const bool black = outcome.margin.halves > 0;
  const rules::HalfPoints margin{black ? outcome.margin.halves : -outcome.margin.halves};
  return say(
      language,
      {"{side} wins by {margin}.", "{side} выигрывают {margin}."},
      {{"side",
        side_text(language, black ? board::Color::Black : board::Color::White, SideForm::Player)},
       {"margin", counted(language, margin, kScorePoint)}});
}

}  // namespace

std::string outcome_text(Language language, const count::Outcome& outcome) {
  switch (outcome.ending) {
    case count::Ending::Counted:
      return counted_outcome(language, outcome);
    case count::Ending::Void:
      return in(language, {"No result: the game is void.", "Без результата: партия не засчитана."});
    case count::Ending::BothLose:
      return in(language, {"Both players lose.", "Проигрывают обе стороны."});
    case count::Ending::Undecided:
      return in(language,
                {"Undecided: the result hangs on moves that were not played.",
                 "Не решено: исход зависит от несделанных ходов."});
  }
  return {};
}

std::string standing_text(Language language, const count::Outcome& outcome, bool finished) {
  if (finished) {
    return outcome_text(language, outcome);
  }
  const std::string open = label(language, Label::NotFinished);
  if (outcome.ending != count::Ending::Counted) {
    return outcome_text(language, outcome) + ' ' + open;
  }
  if (outcome.margin.halves == 0) {
    return open + ' ' + in(language, {"As it stands the sums are equal.", "Пока что суммы равны."});
  }
  const bool black = outcome.margin.halves > 0;
  const rules::HalfPoints margin{black ? outcome.margin.halves : -outcome.margin.halves};
  return open + ' ' +
         say(language,
             {"As it stands {side} is ahead by {margin}.", "Пока что впереди {side}: на {margin}."},
             {{"side",
               side_text(
                   language, black ? board::Color::Black : board::Color::White, SideForm::Inside)},
              {"margin", counted(language, margin, kScorePoint)}});
}

std::string sum_text(Language language,
                     board::Color color,
                     const count::Side& side,
                     rules::Scoring scoring,
                     Compensation compensation) {
  const bool territory = scoring == rules::Scoring::Territory;
  std::string parts;
  const auto add = [&](const Phrase& name, rules::HalfPoints value, bool always, bool minus) {
    if (value.halves == 0 && !always) {
      return;
    }
    parts += parts.empty() ? (minus ? "- " : "") : (minus ? " - " : " + ");
    parts += std::string(in(language, name)) + ' ' + number_text(language, value);
  };
  add({"living stones", "живые камни"}, side.stones, !territory, false);
  add({"territory", "территория"}, side.territory, true, false);
  add({"prisoners", "пленники"}, side.prisoners, territory, false);
  add({"dead stones", "мёртвые камни"}, side.dead, false, false);
  add({"komi", "коми"},
      side.komi - compensation.handicap - compensation.button,
      color == board::Color::White,
      false);
  add({"for the handicap", "за фору"}, compensation.handicap, false, false);
  add({"for the first pass", "за первый пас"}, compensation.button, false, false);
  add({"group tax", "налог на группы"}, side.tax, false, true);
  add({"penalty", "штраф"}, side.penalty, false, true);
  return say(language,
             {"{side}: {parts} = {total}", "{side}: {parts} = {total}"},
             {{"side", side_text(language, color, SideForm::Player)},
              {"parts", parts},
              {"total", number_text(language, side.total)}});
}

}  // namespace shinpan::explain
