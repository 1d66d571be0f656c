#include "shinpan/explain/refusal_text.hpp"

#include "shinpan/explain/phrase.hpp"
#include "shinpan/explain/words.hpp"

namespace shinpan::explain {

namespace {

using rules::Refusal;

struct Entry {
  const char* id;
  Phrase clause;
};

Entry entry_of(Refusal refusal) {
  switch (refusal) {
    case Refusal::Outside:
      return {"outside", {"the point is not on the board", "такого пункта на доске нет"}};
    case Refusal::Occupied:
      return {"occupied", {"the point is taken", "пункт занят"}};
    case Refusal::Ko:
      return {"ko",
              {"ko: the stone just taken may not be taken back at once",
               "ко: взять обратно можно не раньше, чем через ход"}};
    case Refusal::Suicide:
      return {"suicide",
              {"suicide: the stone takes nothing and would have no liberty",
               "самоубийство: камень ничего не снимает и остаётся без дыханий"}};
    case Refusal::PositionalRepetition:
      return {"positional-repetition",
              {"superko: the same position stood on the board before",
               "суперко: такая позиция на доске уже была"}};
    case Refusal::SituationalRepetition:
      return {"situational-repetition",
              {"superko: the same position with the same side to move stood before",
               "суперко: такая позиция с той же очередью хода уже была"}};
    case Refusal::WrongTurn:
      return {"wrong-turn", {"it is the other side's turn", "сейчас ход другой стороны"}};
    case Refusal::GameOver:
      return {"game-over", {"the game is over", "партия окончена"}};
  }
  return {"", {}};
}

constexpr Refusal kRefusals[] = {Refusal::Outside,
                                 Refusal::Occupied,
                                 Refusal::Ko,
                                 Refusal::Suicide,
                                 Refusal::PositionalRepetition,
                                 Refusal::SituationalRepetition,
                                 Refusal::WrongTurn,
                                 Refusal::GameOver};

}  // namespace

const char* refusal_id(Refusal refusal) {
  return entry_of(refusal).id;
}

const char* refusal_text(Language language, Refusal refusal) {
  return in(language, entry_of(refusal).clause);
}

std::string refusal_text(Language language, std::string_view id) {
  for (const Refusal refusal : kRefusals) {
    if (id == refusal_id(refusal)) {
      return refusal_text(language, refusal);
    }
  }
  return std::string(id);
}

std::string move_text(Language language, board::Size size, const rules::Move& move) {
  const std::string side = side_text(language, move.color, SideForm::Player);
  switch (move.kind) {
    case rules::Move::Kind::Play:
      return side + ' ' +
             (move.point.index < size.area() ? board::vertex(size, move.point) : std::string("?"));
    case rules::Move::Kind::Pass:
      return say(language, {"{side} passes", "{side}: пас"}, {{"side", side}});
    case rules::Move::Kind::Resign:
      return say(language, {"{side} resigns", "{side} сдаются"}, {{"side", side}});
  }
  return side;
}

std::string illegal_move_text(Language language,
                              board::Size size,
                              std::size_t number,
                              const rules::Move& move,
                              Refusal refusal) {
  return say(language,
             {"Move {n}, {move}, is illegal: {why}.", "Ход {n} ({move}) недопустим: {why}."},
             {{"n", std::to_string(number)},
              {"move", move_text(language, size, move)},
              {"why", refusal_text(language, refusal)}});
}

}  // namespace shinpan::explain
