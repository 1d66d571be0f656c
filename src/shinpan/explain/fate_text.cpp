#include "shinpan/explain/fate_text.hpp"

#include "shinpan/explain/line_text.hpp"
#include "shinpan/explain/phrase.hpp"
#include "shinpan/explain/words.hpp"

namespace shinpan::explain {
namespace {

using Outcome = life::Fate::Outcome;

Phrase outcome_phrase(Outcome outcome) {
  switch (outcome) {
    case Outcome::Alive:
      return {"alive", "жива"};
    case Outcome::Seki:
      return {"alive in seki: it cannot be killed and cannot make two eyes",
              "жива в сэки: её не убить, но и двух глаз ей не построить"};
    case Outcome::Dead:
      return {"dead", "мертва"};
    case Outcome::Ko:
      return {"a ko", "ко"};
    case Outcome::Undecided:
      break;
  }
  return {"undecided: the limit was reached", "не решено: достигнут предел"};
}

std::string moves_text(Language language, board::Size size, const std::vector<rules::Move>& moves) {
  std::string out;
  for (const rules::Move& move : moves) {
    out += out.empty() ? "" : ", ";
    out += move.kind == rules::Move::Kind::Play ? board::vertex(size, move.point)
                                                : in(language, {"pass", "пас"});
  }
  return out;
}

}  // namespace

const char* outcome_id(Outcome outcome) {
  switch (outcome) {
    case Outcome::Alive:
      return "alive";
    case Outcome::Seki:
      return "seki";
    case Outcome::Dead:
      return "dead";
    case Outcome::Ko:
      return "ko";
    case Outcome::Undecided:
      break;
  }
  return "undecided";
}

std::string ko_text(Language language, board::Size size, board::Color owner, board::Point ko) {
  return say(language,
             {"Dead if {attacker} wins the ko at {ko}, alive if {owner} does",
              "Мертва, если ко на {ko} выиграют {attacker}, жива, если {owner}"},
             {{"attacker", side_text(language, opposite(owner), SideForm::Inside)},
              {"ko", board::vertex(size, ko)},
              {"owner", side_text(language, owner, SideForm::Inside)}});
}

std::string fate_text(Language language,
                      board::Size size,
                      board::Color owner,
                      board::Color first,
                      const life::Fate& fate) {
  std::string out = say(language,
                        {"If {side} moves first: {outcome}.", "Первыми ходят {side}: {outcome}."},
                        {{"side", side_text(language, first, SideForm::Inside)},
                         {"outcome", in(language, outcome_phrase(fate.outcome))}});
  if (fate.ko && fate.outcome == Outcome::Ko) {
    out += ' ' + ko_text(language, size, owner, *fate.ko) + '.';
  }
  if (!fate.moves.empty()) {
    out += ' ' + say(language,
                     {"Good first moves: {moves}.", "Верные первые ходы: {moves}."},
                     {{"moves", moves_text(language, size, fate.moves)}});
  }
  if (!fate.line.empty()) {
    out += ' ' + say(language,
                     {"For example: {line}.", "Например: {line}."},
                     {{"line", line_text(language, size, fate.line)}});
  }
  return out;
}

}  // namespace shinpan::explain
