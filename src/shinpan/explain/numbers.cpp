#include "shinpan/explain/numbers.hpp"

namespace shinpan::explain {

namespace {

const char* russian_form(std::int64_t number, const Noun& noun) {
  const std::int64_t last_two = (number < 0 ? -number : number) % 100;
  const std::int64_t last = last_two % 10;
  if (last_two >= 11 && last_two <= 14) {
    return noun.russian_many;
  }
  if (last == 1) {
    return noun.russian_one;
  }
  return last >= 2 && last <= 4 ? noun.russian_few : noun.russian_many;
}

}  // namespace

const char* noun_after(Language language, std::int64_t number, const Noun& noun) {
  if (language == Language::Russian) {
    return russian_form(number, noun);
  }
  return number == 1 || number == -1 ? noun.english_one : noun.english_many;
}

std::string counted(Language language, std::int64_t number, const Noun& noun) {
  return std::to_string(number) + ' ' + noun_after(language, number, noun);
}

std::string counted(Language language, rules::HalfPoints number, const Noun& noun) {
  if (number.halves % 2 == 0) {
    return counted(language, std::int64_t{number.halves / 2}, noun);
  }
  // A fraction governs the genitive singular in Russian, which is the form behind 2, 3 and 4.
  const char* form = language == Language::Russian ? noun.russian_few : noun.english_many;
  return number_text(language, number) + ' ' + form;
}

std::string number_text(Language language, rules::HalfPoints number) {
  const std::int64_t halves = number.halves < 0 ? -std::int64_t{number.halves} : number.halves;
  std::string out = number.halves < 0 ? "-" : "";
  out += std::to_string(halves / 2);
  if (halves % 2 != 0) {
    out += language == Language::Russian ? ",5" : ".5";
  }
  return out;
}

}  // namespace shinpan::explain
