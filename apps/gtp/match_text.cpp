#include "gtp/match_text.hpp"

#include "gtp/verdict_points.hpp"
#include "shinpan/explain/numbers.hpp"
#include "shinpan/explain/outcome_text.hpp"
#include "shinpan/explain/phrase.hpp"
#include "shinpan/explain/refusal_text.hpp"
#include "shinpan/explain/words.hpp"
#include "shinpan/record/sgf_export.hpp"
#include "shinpan/record/stated_result.hpp"
#include "shinpan/referee/seconds.hpp"

namespace shinpan::gtp {

namespace {

using board::Color;
using explain::Language;
using explain::Phrase;
using Cause = GameEnd::Cause;

Phrase sentence(Cause cause) {
  switch (cause) {
    case Cause::Counted:
      return {"counted", "подсчёт"};
    case Cause::Undecided:
      return {"the verdict leaves the end open", "решение оставляет конец открытым"};
    case Cause::Resigned:
      return {"{side} resigned", "{side} сдались"};
    case Cause::Illegal:
      return {"illegal move, {move}: {why}", "недопустимый ход, {move}: {why}"};
    case Cause::Time:
      return {"{side} ran out of time", "{side} просрочили время"};
    case Cause::Gone:
      return {"{owner} program ended at: {detail}", "программа {owner} завершилась на: {detail}"};
    case Cause::Silent:
      return {"{owner} program did not answer: {detail}",
              "программа {owner} не ответила на: {detail}"};
    case Cause::Noise:
      return {"{owner} program answers without end: {detail}",
              "программа {owner} отвечает без конца на: {detail}"};
    case Cause::Garbled:
      return {"{side} played what is no move: {detail}", "{side}: это не ход: {detail}"};
    case Cause::Refused:
      return {"{owner} program refused: {detail}", "программа {owner} отказалась: {detail}"};
    case Cause::Repetition:
      return {"no result: the position came again", "без результата: позиция повторилась"};
    case Cause::TooLong:
      return {"no result: too many moves", "без результата: слишком много ходов"};
  }
  return {};
}

std::string scores_text(Language language, const PlayedGame& game) {
  std::string out;
  for (const Color color : board::kColors) {
    const std::optional<std::string>& score = game.scores[board::index_of(color)];
    if (!score) {
      continue;
    }
    const bool same = same_result(*score, game.record.result);
    out += std::string(out.empty() ? "" : ", ") +
           explain::side_text(language, color, explain::SideForm::Player) + ' ' + *score;
    out += game.end.cause != Cause::Counted ? ""
           : same                           ? explain::in(language, {" (the same)", " (то же)"})
                  : explain::in(language, {" (differs)", " (иначе)"});
  }
  return out.empty()
             ? out
             : explain::in(language, {"; the programs say: ", "; программы говорят: "}) + out;
}

// Said of a count that is less sure than `shinpan gtp` would take for an answer.
std::string guess_text(Language language, const PlayedGame& game) {
  const bool guessed = game.end.cause == Cause::Counted && game.judged &&
                       !guessed_stones(*game.judged, kLeastConfidence).empty();
  return guessed
             ? explain::in(language, {", a status is only guessed", ", один статус лишь угадан"})
             : "";
}

std::string numbered_line(Language language, const Phrase& phrase, int number) {
  return explain::say(language, phrase, {{"n", std::to_string(number)}}) + '\n';
}

}  // namespace

std::string end_text(Language language, const PlayedGame& game) {
  const auto side = [&](explain::SideForm form) {
    return std::string(explain::side_text(language, game.end.loser, form));
  };
  return explain::say(language,
                      sentence(game.end.cause),
                      {{"side", side(explain::SideForm::Player)},
                       {"owner", side(explain::SideForm::OfPlayer)},
                       {"move", explain::move_text(language, game.record.size, game.end.move)},
                       {"why", explain::refusal_text(language, game.end.refusal)},
                       {"detail", game.end.detail}});
}

std::string game_text(Language language, std::size_t number, const PlayedGame& game) {
  const auto moves = static_cast<std::int64_t>(game.record.steps.size());
  return explain::say(language,
                      {"game {n}: {black} - {white}: {result}, {moves}, {end}",
                       "партия {n}: {black} — {white}: {result}, {moves}, {end}"},
                      {{"n", std::to_string(number)},
                       {"black", game.record.black},
                       {"white", game.record.white},
                       {"result", record::sgf_result(game.record.result)},
                       {"moves", explain::counted(language, moves, explain::kMove)},
                       {"end", end_text(language, game)}}) +
         guess_text(language, game) + scores_text(language, game) + '\n';
}

void MatchTally::add(const PlayedGame& game, bool first_is_black) {
  const auto player = [&](Color color) {
    return (color == Color::Black) == first_is_black ? 0U : 1U;
  };
  using Kind = record::StatedResult::Kind;
  const Kind kind = game.record.result.kind;
  if (kind == Kind::Draw) {
    ++draws;
  } else if (kind == Kind::Void || kind == Kind::Unknown) {
    ++without_result;
    undecided += game.end.cause == Cause::Undecided ? 1 : 0;
  } else {
    ++rows[player(game.record.result.winner)].wins;
  }
  rows[player(game.end.loser)].failures += game.end.is_failure() ? 1 : 0;
  for (const Color color : board::kColors) {
    rows[player(color)].milliseconds += game.milliseconds[board::index_of(color)];
    const std::optional<std::string>& score = game.scores[board::index_of(color)];
    if (score && game.end.cause == Cause::Counted) {
      ++(same_result(*score, game.record.result) ? scores_agreeing : scores_differing);
    }
  }
}

std::string tally_text(Language language,
                       const MatchTally& tally,
                       const std::array<std::string, 2>& names) {
  std::string out;
  for (std::size_t i = 0; i < 2; ++i) {
    const MatchTally::Row& row = tally.rows[i];
    out += explain::say(
        language,
        {"program {n}, {name}: wins {wins}, failures {failures}, thought {seconds} s\n",
         "программа {n}, {name}: побед {wins}, отказов {failures}, думала {seconds} с\n"},
        {{"n", std::to_string(i + 1)},
         {"name", names[i]},
         {"wins", std::to_string(row.wins)},
         {"failures", std::to_string(row.failures)},
         {"seconds", referee::seconds_text(row.milliseconds)}});
  }
  out += numbered_line(language, {"draws: {n}", "ничьих: {n}"}, tally.draws);
  out +=
      numbered_line(language, {"without result: {n}", "без результата: {n}"}, tally.without_result);
  return out + explain::say(language,
                            {"final_score of the programs: {same} the same, {other} different\n",
                             "final_score программ: {same} совпали, {other} нет\n"},
                            {{"same", std::to_string(tally.scores_agreeing)},
                             {"other", std::to_string(tally.scores_differing)}});
}

}  // namespace shinpan::gtp
