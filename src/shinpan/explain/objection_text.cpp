#include "shinpan/explain/objection_text.hpp"

#include "shinpan/explain/phrase.hpp"

namespace shinpan::explain {

namespace {

using referee::Objection;
using referee::ObjectionCode;
using referee::Phase;
using rules::Refusal;

struct Entry {
  Phrase what;  // without the full stop: points may follow
  Phrase mend;
};

Entry order_entry(ObjectionCode code) {
  switch (code) {
    case ObjectionCode::MatchOver:
      return {{"The match is over", "Партия завершена"},
              {"Its result is final; begin a new match.",
               "Результат окончателен; начните новую партию."}};
    case ObjectionCode::TimeBackwards:
      return {{"The event is earlier than the one before it", "Событие раньше предыдущего"},
              {"Stamp events in the order in which they happen.",
               "Отмечайте время событий в том порядке, в каком они происходят."}};
    case ObjectionCode::TimeIsUp:
      return {{"The time of the side to move was up before this move",
               "Время игрока вышло до этого хода"},
              {"State that the time is up.", "Объявите, что время вышло."}};
    case ObjectionCode::TimeNotUp:
      return {{"This side's clock does not run or has time left",
               "Часы этой стороны стоят или на них ещё есть время"},
              {"Wait until they have run out.", "Дождитесь, пока время выйдет."}};
    default:
      return {{"This cannot be done now", "Сейчас это невозможно"},
              {"Wait for a phase that allows it", "Дождитесь этапа, который это допускает"}};
  }
}

Entry agreement_entry(ObjectionCode code) {
  switch (code) {
    case ObjectionCode::NoStone:
      return {{"No stone stands there", "Там нет камня"},
              {"Name a point that holds a stone of the chain.",
               "Назовите пункт, на котором стоит камень этой цепи."}};
    case ObjectionCode::StatusOpen:
      return {
          {"The players do not agree on every chain yet", "Игроки ещё не согласны о каждой цепи"},
          {"Let both say the same of these stones, or resume play, or ask the referee.",
           "Пусть оба скажут об этих камнях одно и то же; иначе возобновите игру или "
           "обратитесь к судье."}};
    case ObjectionCode::AlreadySaid:
      return {{"This player has said so already", "Этот игрок уже сказал это"},
              {"Wait for the other one.", "Дождитесь второго."}};
    case ObjectionCode::NothingAsked:
      return {{"The other side has asked nothing", "Другая сторона ни о чём не спрашивала"},
              {"Ask for the resumption first.", "Сначала попросите возобновить игру."}};
    default:
      return {{"The first move after the stop belongs to the other side",
               "Первый ход после остановки принадлежит другой стороне"},
              {"Leave the first player out: the rule set names him.",
               "Не указывайте, кто ходит первым: это определяют правила."}};
  }
}

Entry rules_entry(ObjectionCode code) {
  switch (code) {
    case ObjectionCode::NotInThisProcedure:
      return {{"The rule set knows no such step", "В этих правилах такого шага нет"},
              {"Resume play, or ask the referee.", "Возобновите игру или обратитесь к судье."}};
    case ObjectionCode::NoRepetition:
      return {{"No position has just come again", "Позиция сейчас не повторилась"},
              {"Play on.", "Продолжайте игру."}};
    case ObjectionCode::NoSuchKo:
      return {{"No ko is closed to the passer at this point",
               "В этом пункте у пасующего нет запрета ко"},
              {"Name the point where the ko would be retaken, or pass without naming any.",
               "Назовите пункт, где ко было бы взято обратно, или пасуйте, не называя его."}};
    case ObjectionCode::TakesLiving:
      return {{"This stone would take stones agreed alive",
               "Этот камень снял бы камни, признанные живыми"},
              {"Let their owner protect them first.",
               "Сначала пусть их хозяин добавит защитный камень."}};
    case ObjectionCode::NoLiberty:
      return {{"This stone would have no liberty", "У этого камня не было бы дыханий"},
              {"Choose another point.", "Выберите другой пункт."}};
    case ObjectionCode::JoinsDead:
      return {{"This stone would join stones agreed dead",
               "Этот камень соединился бы с камнями, признанными мёртвыми"},
              {"Choose another point.", "Выберите другой пункт."}};
    default:
      return {{"These penalty points are impossible", "Такой штраф невозможен"},
              {"Penalties are above zero, 1000 points at most in all.",
               "Штраф больше нуля, всего не более 1000 очков."}};
  }
}

Phrase other_move(std::optional<Refusal> refusal, bool confirming) {
  if (!refusal) {
    return {"Choose another move.", "Выберите другой ход."};
  }
  switch (*refusal) {
    case Refusal::Outside:
      return {"Name a point of the board.", "Назовите пункт доски."};
    case Refusal::Occupied:
      return {"Choose an empty point.", "Выберите пустой пункт."};
    case Refusal::Ko:
      return confirming ? Phrase{"Pass for this ko first.", "Сначала пасуйте для этого ко."}
                        : Phrase{"Play elsewhere first.", "Сначала сходите в другом месте."};
    case Refusal::Suicide:
      return {"Choose a point where the stone keeps a liberty or takes something.",
              "Выберите пункт, где у камня останется дыхание или он что-то снимет."};
    case Refusal::PositionalRepetition:
    case Refusal::SituationalRepetition:
      return {"Play elsewhere first.", "Сначала сходите в другом месте."};
    case Refusal::WrongTurn:
      return {"Wait for the other side's move.", "Дождитесь хода другой стороны."};
    case Refusal::GameOver:
      break;
  }
  return {"Begin a new match.", "Начните новую партию."};
}

Entry entry_of(const Objection& objection) {
  switch (objection.code) {
    case ObjectionCode::MatchOver:
    case ObjectionCode::WrongPhase:
    case ObjectionCode::TimeBackwards:
    case ObjectionCode::TimeIsUp:
    case ObjectionCode::TimeNotUp:
      return order_entry(objection.code);
    case ObjectionCode::IllegalMove:
      return {{"This move is not allowed", "Этот ход недопустим"},
              other_move(objection.refusal, objection.phase == Phase::Confirmation)};
    case ObjectionCode::NoStone:
    case ObjectionCode::StatusOpen:
    case ObjectionCode::AlreadySaid:
    case ObjectionCode::NothingAsked:
    case ObjectionCode::WrongFirstMove:
      return agreement_entry(objection.code);
    case ObjectionCode::NotInThisProcedure:
    case ObjectionCode::NoRepetition:
    case ObjectionCode::NoSuchKo:
    case ObjectionCode::TakesLiving:
    case ObjectionCode::NoLiberty:
    case ObjectionCode::JoinsDead:
    case ObjectionCode::NoPenalty:
      return rules_entry(objection.code);
  }
  return order_entry(ObjectionCode::WrongPhase);
}

Phrase phase_name(Phase phase) {
  switch (phase) {
    case Phase::Play:
      return {"play", "игра"};
    case Phase::Stopped:
      return {"the stop", "остановка"};
    case Phase::Confirmation:
      return {"confirmation", "подтверждение"};
    case Phase::Filling:
      return {"filling", "заполнение"};
    case Phase::Ended:
      return {"the count", "подсчёт"};
    case Phase::Over:
      break;
  }
  return {"the end", "конец"};
}

// ": D4, E5", or nothing.
std::string points_text(const Objection& objection, board::Size size) {
  std::string out;
  for (const board::Point p : objection.points) {
    if (p.index < size.area()) {
      out += (out.empty() ? ": " : ", ") + board::vertex(size, p);
    }
  }
  return out;
}

// ": the stop, filling.", the end of the sentence about a wrong phase.
std::string phases_text(Language language, const Objection& objection) {
  std::string out;
  if (objection.code != ObjectionCode::WrongPhase) {
    return out;
  }
  for (const Phase phase : referee::kPhases) {
    if (objection.phases && objection.phases->contains(phase)) {
      out += (out.empty() ? ": " : ", ") + std::string(in(language, phase_name(phase)));
    }
  }
  return out + ".";
}

}  // namespace

std::string objection_text(Language language, const Objection& objection, board::Size size) {
  const Entry entry = entry_of(objection);
  return in(language, entry.what) + points_text(objection, size) + ". " + in(language, entry.mend) +
         phases_text(language, objection);
}

}  // namespace shinpan::explain
