#include "gtp/shell_words.hpp"

namespace shinpan::gtp {

namespace {

bool is_blank(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}

// Whether a backslash means something before this character inside "quotes".
bool is_escaped_in_quotes(char c) {
  return c == '"' || c == '\\' || c == '$' || c == '`';
}

}  // namespace

std::optional<std::vector<std::string>> shell_words(std::string_view text) {
  std::vector<std::string> words;
  std::optional<std::string> word;  // the one in hand; may be empty ('')
  char quote = 0;
  const auto add = [&](char c) { word = word.value_or("") + c; };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool has_next = i + 1 < text.size();
    if (quote == 0 && is_blank(c)) {
      if (word) {
        words.push_back(*word);
      }
      word.reset();
    } else if (quote == 0 && (c == '\'' || c == '"')) {
      quote = c;
      word = word.value_or("");
    } else if (c == quote && quote != 0) {
      quote = 0;
    } else if (c == '\\' && quote != '\'' && has_next &&
               (quote == 0 || is_escaped_in_quotes(text[i + 1]))) {
      add(text[++i]);
    } else {
      add(c);
    }
  }
  if (quote != 0) {
    return std::nullopt;
  }
  if (word) {
    words.push_back(*word);
  }
  return words;
}

}  // namespace shinpan::gtp
