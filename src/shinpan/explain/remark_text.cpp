#include "shinpan/explain/remark_text.hpp"

#include "shinpan/explain/phrase.hpp"
#include "shinpan/explain/quoted.hpp"
#include "shinpan/explain/refusal_text.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::explain {

namespace {

Phrase reading_phrase(RemarkKind kind) {
  switch (kind) {
    case RemarkKind::GuessedEncoding:
      return {"The record names no usable character set; it was read as {detail}.",
              "Кодировка в записи не указана или неверна; запись прочитана как {detail}."};
    case RemarkKind::SyntaxRepaired:
      return {"The record is malformed{in_line}{damage}; what could not be read was passed over.",
              "Запись повреждена{in_line}{damage}; нечитаемое пропущено."};
    case RemarkKind::ChainWithoutLiberty:
      return {"The chain at {detail} stands without a liberty.",
              "Цепь {detail} стоит без дыханий."};
    case RemarkKind::UnreadableProperty:
      return {"The property {detail} cannot be read and was passed over.",
              "Свойство {detail} не читается и пропущено."};
    case RemarkKind::DefaultSize:
      return {"The record states no board size; 19x19 is assumed.",
              "Размер доски в записи не указан; принят 19x19."};
    case RemarkKind::ConflictingMarks:
      return {"The record marks a point as territory of both sides{colon_detail}.",
              "В записи пункт отмечен как территория обеих сторон{colon_detail}."};
    default:
      return {};
  }
}

Phrase move_phrase(RemarkKind kind) {
  switch (kind) {
    case RemarkKind::IllegalMove:
      return {"Move {move} is illegal: {refusal}. It was made as recorded.",
              "Ход {move} недопустим: {refusal}. Он сделан, как записан."};
    case RemarkKind::MoreIllegalMoves:
      return {"Illegal moves beyond those named here: {detail}. They were made as recorded.",
              "Кроме названных здесь, недопустимых ходов ещё {detail}. Они сделаны, как записаны."};
    case RemarkKind::TwiceInARow:
      return {"Move {move}: the same side moves twice in a row.",
              "Ход {move}: одна сторона ходит дважды подряд."};
    case RemarkKind::HandicapPlaced:
      return {"The record names a handicap without its stones; they were put on the usual points.",
              "Фора указана без камней; они поставлены на обычные пункты."};
    case RemarkKind::CutShort:
      return {"Move {move} cannot be read{colon_detail}; the game was followed up to there.",
              "Ход {move} не читается{colon_detail}; партия прослежена до него."};
    case RemarkKind::MovesAfterEnd:
      return {"The record goes on after the end of the game.",
              "Запись продолжается после конца партии."};
    default:
      return {};
  }
}

Phrase terms_phrase(RemarkKind kind) {
  switch (kind) {
    case RemarkKind::KomiUnits:
      return {"The komi was written as {detail}, which is not in points; it was converted.",
              "Коми записано как {detail}, не в очках; оно пересчитано."};
    case RemarkKind::KomiAgainstResult:
      return {"The stated komi and the stated result do not go together{colon_detail}.",
              "Указанное коми не согласуется с указанным результатом{colon_detail}."};
    case RemarkKind::UnknownRules:
      return {"The record's rules are not known ({detail}); the Japanese rules of 1989 are used.",
              "Правила из записи неизвестны ({detail}); взяты японские правила 1989 года."};
    case RemarkKind::KomiAssumed:
      return {"The record states no komi; {detail} is assumed.",
              "Коми в записи не указано; принято {detail}."};
    case RemarkKind::ResultDiffers:
      return {"The record states the result {detail}; the count here gives {other}.",
              "В записи указан результат {detail}; здесь подсчёт даёт {other}."};
    case RemarkKind::MarksDiffer:
      return {"The record's territory marks treat these stones differently: {detail}.",
              "По отметкам территории в записи иначе решена судьба камней: {detail}."};
    case RemarkKind::NoMarks:
      return {"The record has no territory marks; the position was judged without them.",
              "В записи нет отметок территории; позиция рассужена без них."};
    case RemarkKind::ConverterMissing:
      return {
          "Writing {detail} needs the program rsvg-convert; on Debian: apt install librsvg2-bin.",
          "Для {detail} нужна программа rsvg-convert; в Debian: apt install librsvg2-bin."};
    default:
      return {};
  }
}

Phrase cycle_phrase(RemarkKind kind) {
  switch (kind) {
    case RemarkKind::TripleKo:
      return {
          "A triple ko: the position after move {move} is that after move {detail} (stones lost by "
          "Black and White in "
          "between {other}). If neither side gives way, the game ends without result (Article 12).",
          "Тройное ко: позиция после хода {move} — та же, что после хода {detail} (чёрные и белые "
          "потеряли "
          "камней: {other}). Если никто не уступит, партия кончается без результата (статья 12)."};
    case RemarkKind::QuadrupleKo:
      return {
          "A quadruple ko: the position after move {move} is that after move {detail} (stones lost "
          "by Black and White "
          "in between {other}). If neither side gives way, the game ends without result (Article "
          "12).",
          "Четверное ко: позиция после хода {move} — та же, что после хода {detail} (чёрные и "
          "белые потеряли "
          "камней: {other}). Если никто не уступит, партия кончается без результата (статья 12)."};
    case RemarkKind::EqualCycle:
      return {
          "The position after move {move} is that after move {detail}, and both sides lost as many "
          "stones in between "
          "({other}). If neither gives way, the game ends without result (Article 12).",
          "Позиция после хода {move} — та же, что после хода {detail}, и стороны потеряли поровну "
          "камней "
          "({other}). Если никто не уступит, партия кончается без результата (статья 12)."};
    case RemarkKind::UnequalCycle:
      return {
          "The position after move {move} is that after move {detail}, but Black and White did not "
          "lose as many stones "
          "in between ({other}): each round costs one side, which has reason to give way.",
          "Позиция после хода {move} — та же, что после хода {detail}, но чёрные и белые потеряли "
          "не поровну "
          "камней ({other}): каждый круг обходится одной стороне дороже, ей и стоит уступить."};
    default:
      return {};
  }
}

Phrase phrase_of(RemarkKind kind) {
  switch (kind) {
    case RemarkKind::GuessedEncoding:
    case RemarkKind::SyntaxRepaired:
    case RemarkKind::ChainWithoutLiberty:
    case RemarkKind::UnreadableProperty:
    case RemarkKind::DefaultSize:
    case RemarkKind::ConflictingMarks:
      return reading_phrase(kind);
    case RemarkKind::IllegalMove:
    case RemarkKind::MoreIllegalMoves:
    case RemarkKind::TwiceInARow:
    case RemarkKind::MovesAfterEnd:
    case RemarkKind::HandicapPlaced:
    case RemarkKind::CutShort:
      return move_phrase(kind);
    case RemarkKind::KomiUnits:
    case RemarkKind::KomiAgainstResult:
    case RemarkKind::UnknownRules:
    case RemarkKind::KomiAssumed:
    case RemarkKind::ResultDiffers:
    case RemarkKind::MarksDiffer:
    case RemarkKind::NoMarks:
    case RemarkKind::ConverterMissing:
      return terms_phrase(kind);
    case RemarkKind::TripleKo:
    case RemarkKind::QuadrupleKo:
    case RemarkKind::EqualCycle:
    case RemarkKind::UnequalCycle:
      return cycle_phrase(kind);
  }
  return {};
}

// What is damaged, by the word that the reader of SGF has for it.
std::string damage_text(Language language, const std::string& word) {
  constexpr std::pair<const char*, Phrase> kDamage[] = {
      {"text-outside", {"text outside the games", "текст вне партий"}},
      {"no-semicolon", {"a node without its semicolon", "узел без точки с запятой"}},
      {"stray-text", {"stray text", "посторонний текст"}},
      {"no-value", {"a property without a value", "свойство без значения"}},
      {"open-value", {"a value that is not closed", "незакрытое значение"}},
      {"extra-bracket", {"a bracket too many", "лишняя скобка"}},
      {"missing-bracket", {"a bracket is missing", "не хватает скобки"}},
  };
  for (const auto& [id, phrase] : kDamage) {
    if (word == id) {
      return in(language, phrase);
    }
  }
  return word;
}

// A number as the language writes it.
std::string decimal_text(Language language, std::string text) {
  if (language == Language::Russian) {
    std::replace(text.begin(), text.end(), '.', ',');
  }
  return text;
}

}  // namespace

std::string remark_text(Language language, const Remark& remark) {
  const std::string detail = printable(remark.detail);
  const std::string damage = damage_text(language, detail);
  const std::string line = std::to_string(remark.where.line);
  return say(
      language,
      phrase_of(remark.kind),
      {{"detail", remark.kind == RemarkKind::KomiAssumed ? decimal_text(language, detail) : detail},
       {"damage", detail.empty() ? "" : ": " + damage},
       {"in_line",
        remark.where.line == 0
            ? ""
            : say(language, {" (first in line {n})", " (впервые в строке {n})"}, {{"n", line}})},
       {"colon_detail", detail.empty() ? "" : ": " + detail},
       {"other", printable(remark.other)},
       {"move", std::to_string(remark.where.move)},
       {"refusal", refusal_text(language, detail)}});
}

}  // namespace shinpan::explain
