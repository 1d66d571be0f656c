#include "shinpan/explain/error_text.hpp"

#include "shinpan/explain/phrase.hpp"
#include "shinpan/explain/quoted.hpp"

namespace shinpan::explain {

namespace {

using base::ErrorCode;

struct Entry {
  Phrase what;  // without the full stop: the detail and the place follow
  Phrase mend;
};

Entry file_entry(ErrorCode code) {
  switch (code) {
    case ErrorCode::FileUnreadable:
      return {{"The file cannot be read", "Файл не читается"},
              {"Check its name and that you may read it.", "Проверьте имя и право на чтение."}};
    case ErrorCode::FileEmpty:
      return {{"The input is empty", "На входе пусто"},
              {"Give a game record or a board drawn as text.",
               "Нужна запись партии или доска, нарисованная текстом."}};
    case ErrorCode::UnknownFormat:
      return {{"This is no game record that Shinpan knows",
               "Это не запись партии из известных Shinpan"},
              {"SGF, GIB, NGF, UGF and boards drawn as text can be read.",
               "Читаются SGF, GIB, NGF, UGF и доски, нарисованные текстом."}};
    case ErrorCode::UnknownEncoding:
      return {{"The character set is not known", "Кодировка не распознана"},
              {"Save the record as UTF-8.", "Сохраните запись в UTF-8."}};
    case ErrorCode::TooLarge:
      return {{"The input is too large", "Вход слишком велик"},
              {"Split it into smaller files.", "Разделите его на файлы поменьше."}};
    default:
      return {{"The file cannot be written", "Файл не записывается"},
              {"Check the folder and the free space.", "Проверьте папку и свободное место."}};
  }
}

Entry record_entry(ErrorCode code) {
  switch (code) {
    case ErrorCode::SgfNoGame:
      return {{"There is no game in this SGF", "В этом SGF нет партии"},
              {"A game begins with \"(;\".", "Партия начинается с \"(;\"."}};
    case ErrorCode::SgfSyntax:
      return {{"The SGF is broken", "SGF повреждён"},
              {"Export the game again, or mend the brackets there.",
               "Экспортируйте партию заново или исправьте там скобки."}};
    case ErrorCode::SgfWrongGame:
      return {{"The record is of another game than Go", "Запись не партии в го"},
              {"Only GM[1] is Go.", "Го обозначается GM[1]."}};
    case ErrorCode::BadProperty:
      return {
          {"A property of the record has an impossible value",
           "Свойство записи имеет невозможное значение"},
          {"Mend the value or take the property out.", "Исправьте значение или уберите свойство."}};
    case ErrorCode::BadMove:
      return {{"A move of the record cannot be read", "Ход записи не читается"},
              {"Mend it, or judge an earlier position with --at.",
               "Исправьте его или рассудите более раннюю позицию с --at."}};
    case ErrorCode::BadSetup:
      return {{"A chain stands without a liberty", "Цепь стоит без дыханий"},
              {"Take it off, or add the empty point that is missing.",
               "Снимите её или верните недостающий пустой пункт."}};
    case ErrorCode::BadBoardText:
      return {{"The drawn board cannot be read", "Нарисованная доска не читается"},
              {"Rows must have equal length; X or # is black, O is white, a dot is empty.",
               "Строки должны быть одной длины; X или # — чёрный, O — белый, точка — пусто."}};
    default:
      return {{"The record is broken", "Запись повреждена"},
              {"Export the game again, as SGF if you can.",
               "Экспортируйте партию заново, лучше в SGF."}};
  }
}

Entry value_entry(ErrorCode code) {
  switch (code) {
    case ErrorCode::BadSize:
      return {{"The board size is impossible", "Такого размера доски не бывает"},
              {"Boards from 1x1 to 25x25 are known.", "Доски бывают от 1x1 до 25x25."}};
    case ErrorCode::BadPoint:
      return {{"This is no point of the board", "Такого пункта на доске нет"},
              {"Points are named like D4: a letter without I, then the row from below.",
               "Пункты называют так: D4 — буква (без I), затем номер ряда снизу."}};
    case ErrorCode::BadRules:
      return {{"The rule set is not known", "Такого набора правил нет"},
              {"\"shinpan rules\" lists those that are.", "Список показывает \"shinpan rules\"."}};
    case ErrorCode::BadNumber:
      return {{"A number was expected", "Здесь должно быть число"},
              {"Write it in digits, in range.", "Запишите его цифрами, в допустимых пределах."}};
    case ErrorCode::BadJson:
      return {{"This is not JSON", "Это не JSON"},
              {"Send one JSON object.", "Пришлите один объект JSON."}};
    case ErrorCode::NoSuchMove:
      return {{"The record has fewer moves than that", "В записи нет столько ходов"},
              {"Ask for a smaller number.", "Назовите число поменьше."}};
    case ErrorCode::ConflictingStatus:
      return {{"The status stated for this point cannot be used",
               "Указанный для этого пункта статус неприменим"},
              {"Name one stone of each chain, once, as dead or as alive.",
               "Назовите по одному камню каждой цепи, один раз: мёртвая она или живая."}};
    case ErrorCode::NoGroup:
      return {{"No group is named by this", "Этим не названа группа"},
              {"Name stones of one colour, such as --point D4,E5.",
               "Назовите камни одного цвета, например --point D4,E5."}};
    default:
      return {{"The request cannot be carried out", "Запрос невыполним"},
              {"Check the names of its fields and their values.",
               "Проверьте имена полей и их значения."}};
  }
}

Entry serving_entry(ErrorCode code) {
  switch (code) {
    case ErrorCode::NoSuchAddress:
      return {{"There is nothing at this address", "По этому адресу ничего нет"},
              {"/v1/openapi.json lists the addresses.", "Список адресов — /v1/openapi.json."}};
    case ErrorCode::WrongMethod:
      return {{"This address does not take that method", "Этот адрес не принимает такой метод"},
              {"/v1/openapi.json says which it takes.",
               "Какой принимает, сказано в /v1/openapi.json."}};
    case ErrorCode::Busy:
      return {{"Too many requests are waiting already", "Ожидающих запросов уже слишком много"},
              {"Try again in a moment.", "Повторите чуть позже."}};
    case ErrorCode::StoreFailed:
      return {{"The store of games cannot be used", "Хранилище партий недоступно"},
              {"Nothing was recorded. Check its file and the free space, then send this again.",
               "Ничего не записано. Проверьте его файл и свободное место и повторите запрос."}};
    default:
      return {{"The request failed for a reason inside the program",
               "Запрос не удался по внутренней причине"},
              {"Please report it with the input.", "Сообщите об этом, приложив вход."}};
  }
}

Entry entry_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::FileUnreadable:
    case ErrorCode::FileEmpty:
    case ErrorCode::UnknownFormat:
    case ErrorCode::UnknownEncoding:
    case ErrorCode::TooLarge:
    case ErrorCode::WriteFailed:
      return file_entry(code);
    case ErrorCode::SgfNoGame:
    case ErrorCode::SgfSyntax:
    case ErrorCode::SgfWrongGame:
    case ErrorCode::BadProperty:
    case ErrorCode::BadMove:
    case ErrorCode::BadSetup:
    case ErrorCode::BadBoardText:
    case ErrorCode::BadRecord:
      return record_entry(code);
    case ErrorCode::BadSize:
    case ErrorCode::BadPoint:
    case ErrorCode::BadRules:
    case ErrorCode::BadNumber:
    case ErrorCode::BadJson:
    case ErrorCode::BadRequest:
    case ErrorCode::NoSuchMove:
    case ErrorCode::NoGroup:
    case ErrorCode::ConflictingStatus:
      return value_entry(code);
    case ErrorCode::NoSuchAddress:
    case ErrorCode::WrongMethod:
    case ErrorCode::Busy:
    case ErrorCode::StoreFailed:
    case ErrorCode::Internal:
      return serving_entry(code);
  }
  return value_entry(ErrorCode::BadRequest);
}

std::string place_text(Language language, const base::Where& where) {
  std::string out;
  const auto add = [&](const Phrase& phrase, std::uint32_t number) {
    if (number != 0) {
      out += (out.empty() ? "" : ", ") + say(language, phrase, {{"n", std::to_string(number)}});
    }
  };
  add({"move {n}", "ход {n}"}, where.move);
  add({"line {n}", "строка {n}"}, where.line);
  add({"column {n}", "столбец {n}"}, where.column);
  return out;
}

}  // namespace

std::string error_text(Language language, const base::Error& error) {
  const Entry entry = entry_of(error.code);
  std::string out = in(language, entry.what);
  if (!error.detail.empty()) {
    out += ": " + quoted(error.detail);
  }
  const std::string place = place_text(language, error.where);
  if (!place.empty()) {
    out += " (" + place + ")";
  }
  return out + ". " + in(language, entry.mend);
}

}  // namespace shinpan::explain
