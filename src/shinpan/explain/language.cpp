#include "shinpan/explain/language.hpp"

namespace shinpan::explain {

namespace {

bool names(std::string_view text, std::string_view code) {
  if (text.substr(0, code.size()) != code) {
    return false;
  }
  return text.size() == code.size() || text[code.size()] == '_' || text[code.size()] == '-' ||
         text[code.size()] == '.';
}

}  // namespace

std::optional<Language> parse_language(std::string_view text) {
  if (names(text, "ru")) {
    return Language::Russian;
  }
  if (names(text, "en")) {
    return Language::English;
  }
  return std::nullopt;
}

}  // namespace shinpan::explain
