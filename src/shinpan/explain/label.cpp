#include "shinpan/explain/label.hpp"

#include "shinpan/explain/phrase.hpp"

#include <array>

namespace shinpan::explain {

namespace {

// In the order of the enumeration.
constexpr std::array<Phrase, kLabelCount> kLabels = {{
    {"Result", "Результат"},
    {"Rules", "Правила"},
    {"komi", "коми"},
    {"handicap", "фора"},
    {"handicap {stones}", "фора {stones}"},
    {"after move {n}", "после хода {n}"},
    {"{side} to play", "ход: {side}"},
    {"Neutral points", "Нейтральные пункты"},
    {"Shared liberties of a seki", "Общие дыхания секи"},
    {"Points in a seki that count for nobody", "Пункты в секи, не идущие никому"},
    {"Protecting stones still needed", "Нужны ещё защитные камни (тэирэ)"},
    {"No protecting stones are needed.", "Защитных камней не требуется."},
    {"Groups", "Группы"},
    {"Every group is alive beyond doubt.", "Все группы несомненно живы."},
    {"Alive beyond doubt: {n} more.", "Несомненно живы ещё: {n}."},
    {"Notes", "Замечания"},
    {"Sums", "Суммы"},
    {"Check: {stones} on the board + {black} black territory + {white} white territory + {neutral} "
     "neutral = {total} points",
     "Проверка: на доске {stones} + территория чёрных {black} + территория белых {white} + "
     "нейтральных {neutral} = {total} пунктов"},
    {"The game is not finished.", "Партия не доиграна."},
    {"Not every status is proved.", "Доказаны не все статусы."},
    {"error", "ошибка"},
    {"standard input", "стандартный ввод"},
    {"game {n}", "партия {n}"},
    {"dead", "мёртвые"},
    {"seki", "секи"},
    {"undecided", "не решено"},
    {"black territory", "территория чёрных"},
    {"white territory", "территория белых"},
    {"neutral", "нейтрально"},
    {"protecting stone", "защитный камень"},
    {"{moves}, all legal.", "{moves}, все допустимы."},
    {"Ruling", "Решение судьи"},
    {"Black", "Чёрные"},
    {"White", "Белые"},
    {"Date", "Дата"},
    {"Referee", "Судья"},
    {"Final position: {result}", "Итоговая позиция: {result}"},
    {"none", "нет"},
    {"Other points that belong to nobody", "Прочие ничьи пункты"},
    {"There are no stones on the board.", "Камней на доске нет."},
    {"Why the sums differ from {rules}", "Чем объясняется разница с {rules}"},
    {"Agreement with the record", "Сверка с записью"},
}};

}  // namespace

const char* label(Language language, Label label) {
  return in(language, kLabels[static_cast<std::size_t>(label)]);
}

}  // namespace shinpan::explain
