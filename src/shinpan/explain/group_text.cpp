#include "shinpan/explain/group_text.hpp"

#include "shinpan/explain/line_text.hpp"
#include "shinpan/explain/numbers.hpp"
#include "shinpan/explain/phrase.hpp"
#include "shinpan/explain/words.hpp"

namespace shinpan::explain {

namespace {

using life::Basis;
using life::Clause;
using life::Reason;
using life::Status;

Phrase proof_reason(Reason reason) {
  switch (reason) {
    case Reason::TwoEyes:
      return {"it has two eyes that nobody can take away", "у неё два глаза, которых не отнять"};
    case Reason::InsideLivingArea:
      return {
          "it stands inside an area of {other} that lives unconditionally, and cannot make two "
          "eyes there",
          "она стоит внутри безусловно живой области {of_other} и двух глаз там не построит"};
    case Reason::SafeEyeSpace:
      return {"its eye space is enough even if {other} moves first",
              "её глазного пространства хватает, даже если первыми ходят {other}"};
    case Reason::NoRoomForTwoEyes:
      return {"it is enclosed by living stones in a space too small for two eyes",
              "она окружена живыми камнями, и для двух глаз ей нет места"};
    case Reason::CannotBeCaptured:
      return {"it cannot be captured even if {other} moves first",
              "её не взять, даже если первыми ходят {other}"};
    case Reason::IsCaptured:
      return {"it is captured even if {own} moves first",
              "её берут, даже если первыми ходят {own}"};
    case Reason::IsCapturedFirst:
      return {"{other} moves first and captures it", "{other} ходят первыми и берут её"};
    default:
      return {};
  }
}

Phrase other_reason(Reason reason) {
  switch (reason) {
    case Reason::SharedLiberties:
      return {"whoever fills a shared liberty first loses the stones",
              "кто первым займёт общее дыхание, тот теряет камни"};
    case Reason::DependsOnMove:
      return {"its fate depends on who moves first", "её судьба зависит от того, чей ход"};
    case Reason::DependsOnKo:
      return {"its fate depends on a ko", "её судьба зависит от ко"};
    case Reason::Agreed:
      return {"the players agreed on it", "так согласились игроки"};
    case Reason::Likely:
      return {"so it went in most of the play tried out",
              "так вышло в большинстве пробных розыгрышей"};
    case Reason::ReadAround:
      return {"so play around it goes if its neighbours live",
              "так идёт игра вокруг неё, если соседние группы живы"};
    case Reason::EveryStoneCounts:
      return {"these rules count every stone on the board as alive",
              "по этим правилам живы все камни на доске"};
    default:
      return {};
  }
}

Phrase reason_phrase(Reason reason) {
  switch (reason) {
    case Reason::TwoEyes:
    case Reason::InsideLivingArea:
    case Reason::SafeEyeSpace:
    case Reason::NoRoomForTwoEyes:
    case Reason::CannotBeCaptured:
    case Reason::IsCaptured:
    case Reason::IsCapturedFirst:
      return proof_reason(reason);
    case Reason::SharedLiberties:
    case Reason::DependsOnMove:
    case Reason::DependsOnKo:
    case Reason::Agreed:
    case Reason::Likely:
    case Reason::ReadAround:
    case Reason::EveryStoneCounts:
      return other_reason(reason);
  }
  return {};
}

// Japanese 1989, Article 7: the clauses under which a chain that can be taken is alive all the
// same.
Phrase clause_phrase(Clause clause) {
  switch (clause) {
    case Clause::Capturable1:
      return {
          " It could be captured, but a new stone could then be played on its points that cannot "
          "be captured (Article 7).",
          " Взять её можно, но тогда на её пунктах встанет новый камень, которого не взять (статья "
          "7)."};
    case Clause::Capturable2:
      return {
          " It could be captured, but a new stone could then be played nearby that cannot be "
          "captured (Article 7).",
          " Взять её можно, но тогда рядом встанет новый камень, которого не взять (статья 7)."};
    case Clause::None:
    case Clause::Uncapturable:
    case Clause::Captured:
      return {};
  }
  return {};
}

Phrase basis_phrase(Basis basis) {
  switch (basis) {
    case Basis::TwoEyes:
      return {"Proved: unconditional.", "Доказано: безусловно."};
    case Basis::Static:
      return {"Proved by its eye space.", "Доказано по глазному пространству."};
    case Basis::Search:
      return {"Proved by play.", "Доказано перебором."};
    case Basis::Agreement:
      return {"By agreement.", "По соглашению."};
    case Basis::Estimate:
      return {"Estimated, not proved; confidence {percent} %.",
              "Оценка, не доказательство; уверенность {percent} %."};
    case Basis::Letter:
      return {"By the letter of the rules.", "По букве правил."};
  }
  return {};
}

Phrase status_phrase(Status status) {
  switch (status) {
    case Status::Alive:
      return {"alive", "жива"};
    case Status::Seki:
      return {"alive in seki", "жива в секи"};
    case Status::Dead:
      return {"dead", "мертва"};
    case Status::Undecided:
      return {"undecided", "не решена"};
  }
  return {};
}

std::string name_of(Language language, board::Size size, const life::Group& group) {
  const int stones = group.points.count();
  std::string out = side_text(language, group.color, SideForm::GroupOf);
  if (stones != 0) {
    out += ' ' + board::vertex(size, group.points.first());
  }
  if (stones > 1) {
    out += " (" + counted(language, stones, kStone) + ')';
  }
  return out;
}

std::string deciding_moves(Language language, board::Size size, const life::Group& group) {
  std::string out;
  if (!group.saving_moves.empty()) {
    out += say(language,
               {" {own} saves it by moving first at {points}.",
                " {own} спасают её первым ходом: {points}."},
               {{"own", side_text(language, group.color, SideForm::Player)},
                {"points", points_text(language, size, group.saving_moves)}});
  }
  if (!group.killing_moves.empty()) {
    out += say(language,
               {" {other} captures it by moving first at {points}.",
                " {other} берут её первым ходом: {points}."},
               {{"other", side_text(language, opposite(group.color), SideForm::Player)},
                {"points", points_text(language, size, group.killing_moves)}});
  }
  return out;
}

}  // namespace

const char* status_id(Status status) {
  switch (status) {
    case Status::Alive:
      return "alive";
    case Status::Seki:
      return "seki";
    case Status::Dead:
      return "dead";
    case Status::Undecided:
      return "undecided";
  }
  return "undecided";
}

const char* clause_id(Clause clause) {
  switch (clause) {
    case Clause::None:
      return "";
    case Clause::Uncapturable:
      return "uncapturable";
    case Clause::Capturable1:
      return "capturable-1";
    case Clause::Capturable2:
      return "capturable-2";
    case Clause::Captured:
      return "captured";
  }
  return "";
}

const char* basis_id(Basis basis) {
  switch (basis) {
    case Basis::TwoEyes:
      return "two-eyes";
    case Basis::Static:
      return "static";
    case Basis::Search:
      return "search";
    case Basis::Agreement:
      return "agreement";
    case Basis::Estimate:
      return "estimate";
    case Basis::Letter:
      return "letter";
  }
  return "estimate";
}

const char* status_text(Language language, Status status) {
  return in(language, status_phrase(status));
}

std::string group_text(Language language, board::Size size, const life::Group& group) {
  const auto side = [&](board::Color color, SideForm form) {
    return std::string(side_text(language, color, form));
  };
  const board::Color other = opposite(group.color);
  const std::string why = say(language,
                              reason_phrase(group.reason),
                              {{"own", side(group.color, SideForm::Inside)},
                               {"other", side(other, SideForm::Inside)},
                               {"of_other", side(other, SideForm::OfPlayer)}});
  // An estimate is never quite certain, however it rounds.
  const int percent = group.confidence >= 995 ? 99 : (group.confidence + 5) / 10;
  std::string out = say(language,
                        {"{name} is {status}: {why}.", "{name} {status}: {why}."},
                        {{"name", name_of(language, size, group)},
                         {"status", status_text(language, group.status)},
                         {"why", why}});
  if (group.status == Status::Alive || group.status == Status::Seki) {
    out += in(language, clause_phrase(group.clause));
  }
  out += deciding_moves(language, size, group);
  // "The players agreed" and "every stone counts" say already what they rest on.
  if (group.reason != Reason::Agreed && group.reason != Reason::EveryStoneCounts) {
    out += ' ' + say(language, basis_phrase(group.basis), {{"percent", std::to_string(percent)}});
  }
  if (!group.line.empty()) {
    out += say(language,
               {" Line: {line}.", " Вариант: {line}."},
               {{"line", line_text(language, size, group.line)}});
  }
  return out;
}

}  // namespace shinpan::explain
