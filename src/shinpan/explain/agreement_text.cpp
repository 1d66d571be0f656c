#include "shinpan/explain/agreement_text.hpp"

#include "shinpan/explain/group_text.hpp"
#include "shinpan/explain/numbers.hpp"
#include "shinpan/explain/phrase.hpp"
#include "shinpan/explain/quoted.hpp"
#include "shinpan/explain/words.hpp"

namespace shinpan::explain {

namespace {

using board::PointSet;
using rules::HalfPoints;
using Kind = AgreementCause::Kind;
using Reason = RecordAgreement::Reason;
using State = RecordAgreement::State;

Phrase group_cause_phrase(Kind kind) {
  switch (kind) {
    case Kind::Marks:
      return {"everything is counted as the record marks it (otherwise here: {at})",
              "всё считать, как отмечено в записи (здесь иначе: {at})"};
    case Kind::GroupAlive:
      return {"{group} counts as alive (here dead, {basis})",
              "{group} считается живой (здесь мертва, {basis})"};
    case Kind::GroupDead:
      return {"{group} counts as dead (here {status}, {basis})",
              "{group} считается мёртвой (здесь {status}, {basis})"};
    case Kind::Race:
      return {
          "{group} counts as dead and the {stones} as alive (here the other way round, {basis})",
          "{group} считается мёртвой, а {stones} — живыми (здесь наоборот, {basis})"};
    case Kind::NothingDead:
      return {"no stone is taken off as dead (here: {at})",
              "ни один камень не снимается как мёртвый (здесь: {at})"};
    case Kind::Protection:
      return {"{side} gives up no point for protecting stones ({some}{at})",
              "{side} не отдают очков за защитные камни ({some}{at})"};
    case Kind::SekiEyes:
      return {"points in a seki count ({at})", "пункты в секи идут в счёт ({at})"};
    case Kind::NoSekiEyes:
      return {"points in a seki do not count ({at})", "пункты в секи не идут в счёт ({at})"};
    case Kind::NeutralPoints:
      return {"the neutral points are filled in turn, {side} first ({at})",
              "нейтральные пункты занимаются по очереди, первыми — {side} ({at})"};
    default:
      return {};
  }
}

Phrase terms_cause_phrase(Kind kind) {
  switch (kind) {
    case Kind::Komi:
      return {"komi is {amount} (here {before})", "коми — {amount} (здесь {before})"};
    case Kind::Handicap:
      return {"White has {amount} for the handicap (here {before})",
              "за фору у белых {amount} (здесь {before})"};
    case Kind::ByArea:
      return {"the game is counted by area", "партия считается по площади"};
    case Kind::ByTerritory:
      return {"the game is counted by territory", "партия считается по территории"};
    case Kind::Prisoners:
      return {"the prisoners do not count", "пленные не идут в счёт"};
    case Kind::DeadStones:
      return {"the dead stones taken off do not count as prisoners",
              "снятые мёртвые камни не считаются пленными"};
    case Kind::Winner:
      return {"the other side is the winner, by the same margin",
              "победитель — другая сторона, с той же разницей"};
    case Kind::Zi:
      return {"the recorded margin is in zi, two points each",
              "разница в записи выражена в цзы, по два очка"};
    default:
      return {};
  }
}

bool is_about_terms(Kind kind) {
  return kind >= Kind::Komi;
}

const char* basis_text(Language language, std::optional<life::Basis> basis) {
  switch (basis.value_or(life::Basis::Static)) {
    case life::Basis::Estimate:
      return in(language, {"estimated", "по оценке"});
    case life::Basis::Agreement:
      return in(language, {"as agreed", "по соглашению"});
    case life::Basis::Letter:
      return in(language, {"by the letter of the rules", "по букве правил"});
    case life::Basis::TwoEyes:
    case life::Basis::Static:
    case life::Basis::Search:
      break;
  }
  return in(language, {"proved", "доказано"});
}

// "white group F6 (2 stones)".
std::string group_name(Language language,
                       board::Size size,
                       board::Color color,
                       const PointSet& stones) {
  const bool black = color == board::Color::Black;
  return say(language,
             black ? Phrase{"the black group {at} ({stones})", "чёрная группа {at} ({stones})"}
                   : Phrase{"the white group {at} ({stones})", "белая группа {at} ({stones})"},
             {{"at", stones.empty() ? "" : board::vertex(size, stones.first())},
              {"stones", counted(language, stones.count(), kStone)}});
}

Phrase reason_phrase(Reason reason) {
  switch (reason) {
    case Reason::NoResult:
      return {"no result stated", "результат не указан"};
    case Reason::Unreadable:
      return {"result not readable", "результат не читается"};
    case Reason::Resignation:
      return {"resignation", "сдача"};
    case Reason::Time:
      return {"time", "время"};
    case Reason::Forfeit:
      return {"forfeit", "неявка"};
    case Reason::IllegalMove:
      return {"illegal move", "недопустимый ход"};
    case Reason::Void:
      return {"void", "без результата"};
    case Reason::Unfinished:
      return {"not finished by the record", "по записи не окончена"};
    case Reason::EarlierPosition:
      return {"an earlier position was judged", "рассужена более ранняя позиция"};
    case Reason::Undecided:
      return {"the verdict is undecided", "решение не определено"};
  }
  return {};
}

std::string causes_text(Language language, board::Size size, const RecordAgreement& agreement) {
  constexpr std::size_t kMost = 4;
  const std::vector<AgreementCause>& causes = agreement.causes;
  std::string out;
  for (std::size_t i = 0; i < causes.size() && i < kMost; ++i) {
    out += (i == 0 ? "" : "; ") + cause_text(language, size, causes[i]);
  }
  if (causes.size() > kMost) {
    out += say(language,
               {"; and {n} more", "; и ещё {n}"},
               {{"n", std::to_string(causes.size() - kMost)}});
  }
  return out;
}

std::string explanation_text(Language language,
                             board::Size size,
                             const RecordAgreement& agreement) {
  const std::string causes = causes_text(language, size, agreement);
  if (agreement.causes.size() == 1) {
    return say(language,
               {"The recorded result comes out exactly if {causes}.",
                "Ровно результат из записи выходит, если {causes}."},
               {{"causes", causes}});
  }
  if (!agreement.causes.empty()) {
    return say(language,
               {"Each of these alone gives exactly the recorded result; which of them it was the "
                "record does not say: {causes}.",
                "Ровно результат из записи даёт каждое из этого по отдельности; что именно — по "
                "записи не видно: {causes}."},
               {{"causes", causes}});
  }
  std::string out = in(language,
                       {"No single cause that was tried gives exactly the recorded result.",
                        "Ни одна из проверенных причин в одиночку не даёт ровно результат из "
                        "записи."});
  if (!agreement.finished) {
    out += in(language, {" The game is not finished.", " Партия не доиграна."});
  }
  return out;
}

std::string difference_sentence(Language language, const RecordAgreement& agreement) {
  if (!agreement.gain) {
    return say(language,
               {"The record states {recorded}; the verdict is {judged}. The record states no "
                "margin, so no cause was looked for.",
                "В записи {recorded}, решение — {judged}. Разницы в счёте запись не называет, "
                "поэтому причина не искалась."},
               {{"recorded", agreement.recorded}, {"judged", agreement.judged}});
  }
  const bool black = agreement.gain->halves > 0;
  const board::Color side = black ? board::Color::Black : board::Color::White;
  const HalfPoints size{black ? agreement.gain->halves : -agreement.gain->halves};
  return say(language,
             {"The record states {recorded}; the verdict is {judged}. By the record {side} has "
              "{points} more.",
              "В записи {recorded}, решение — {judged}. По записи у {of_side} на {points} больше."},
             {{"recorded", agreement.recorded},
              {"judged", agreement.judged},
              {"side", side_text(language, side, SideForm::Inside)},
              {"of_side", side_text(language, side, SideForm::OfPlayer)},
              {"points", counted(language, size, kScorePoint)}});
}

}  // namespace

const char* cause_id(Kind kind) {
  constexpr const char* kIds[] = {"marks",
                                  "group-alive",
                                  "group-dead",
                                  "race",
                                  "nothing-dead",
                                  "protection",
                                  "seki-eyes",
                                  "no-seki-eyes",
                                  "neutral-points",
                                  "komi",
                                  "handicap",
                                  "by-area",
                                  "by-territory",
                                  "prisoners",
                                  "dead-stones",
                                  "winner",
                                  "zi"};
  return kIds[static_cast<std::size_t>(kind)];
}

const char* reason_id(Reason reason) {
  constexpr const char* kIds[] = {"no-result",
                                  "unreadable",
                                  "resignation",
                                  "time",
                                  "forfeit",
                                  "illegal-move",
                                  "void",
                                  "unfinished",
                                  "earlier-position",
                                  "undecided"};
  return kIds[static_cast<std::size_t>(reason)];
}

const char* reason_text(Language language, Reason reason) {
  return in(language, reason_phrase(reason));
}

std::string cause_text(Language language, board::Size size, const AgreementCause& cause) {
  const bool some = cause.number != 0 && cause.number != cause.points.count();
  const auto amount_text = [&](HalfPoints value) {
    return cause.kind == Kind::Handicap ? counted(language, value, kScorePoint)
                                        : number_text(language, value);
  };
  return say(
      language,
      is_about_terms(cause.kind) ? terms_cause_phrase(cause.kind) : group_cause_phrase(cause.kind),
      {{"at", points_text(language, size, cause.points)},
       {"group", group_name(language, size, cause.color, cause.points)},
       {"stones",
        std::string(side_text(language, board::opposite(cause.color), SideForm::StonesOf)) + ' ' +
            points_text(language, size, cause.others)},
       {"status", status_text(language, cause.status)},
       {"basis", basis_text(language, cause.basis)},
       {"side", side_text(language, cause.color, SideForm::Inside)},
       {"some",
        some ? say(language, {"{n} of ", "{n} из "}, {{"n", std::to_string(cause.number)}}) : ""},
       {"before", amount_text(cause.before)},
       {"amount", amount_text(cause.amount)}});
}

std::string result_agreement_text(Language language,
                                  board::Size size,
                                  const RecordAgreement& agreement) {
  switch (agreement.state) {
    case State::Agrees:
      return say(language,
                 {"The record states the same result: {recorded}.",
                  "В записи тот же результат: {recorded}."},
                 {{"recorded", agreement.recorded}});
    case State::NotCompared:
      return say(language,
                 {"The result was not compared with the record: {reason}{recorded}.",
                  "Результат с записью не сверялся: {reason}{recorded}."},
                 {{"reason", reason_text(language, agreement.reason)},
                  {"recorded",
                   agreement.recorded.empty() ? "" : " (" + quoted(agreement.recorded) + ')'}});
    case State::Differs:
      break;
  }
  std::string out = difference_sentence(language, agreement);
  if (agreement.gain) {
    out += ' ' + explanation_text(language, size, agreement);
  }
  return out;
}

std::string marks_agreement_text(Language language,
                                 board::Size size,
                                 const RecordAgreement& agreement) {
  if (!agreement.marks) {
    return {};
  }
  const RecordAgreement::Marks& marks = *agreement.marks;
  if (marks.agree()) {
    return in(language,
              {"The record's territory marks agree with the verdict.",
               "Отметки территории в записи согласны с решением."});
  }
  std::string where;
  if (!marks.stones.empty()) {
    where += in(language, {"stones ", "камни "}) + points_text(language, size, marks.stones);
  }
  if (!marks.points.empty()) {
    where += (where.empty() ? "" : "; ") +
             std::string(in(language, {"empty points ", "пустые пункты "})) +
             points_text(language, size, marks.points);
  }
  return say(language,
             {"The record's territory marks differ from the verdict: {where}.",
              "Отметки территории в записи расходятся с решением: {where}."},
             {{"where", where}});
}

std::string mismatch_text(Language language,
                          board::Size size,
                          const RecordAgreement& agreement,
                          bool proved) {
  std::string cause = causes_text(language, size, agreement);
  if (agreement.causes.size() > 1) {
    cause = in(language, {"one of: ", "одно из: "}) + cause;
  }
  if (cause.empty()) {
    cause = agreement.gain ? in(language, {"no single cause found", "одной причины не нашлось"})
                           : in(language, {"no margin stated", "разница не указана"});
    cause += agreement.finished ? "" : in(language, {", not finished", ", не доиграна"});
  }
  return say(
      language,
      {"record {recorded}, judged {judged} ({basis}): {cause}",
       "в записи {recorded}, решение {judged} ({basis}): {cause}"},
      {{"recorded", agreement.recorded},
       {"judged", agreement.judged},
       {"basis",
        in(language, proved ? Phrase{"proved", "доказано"} : Phrase{"estimated", "по оценке"})},
       {"cause", cause}});
}

}  // namespace shinpan::explain
