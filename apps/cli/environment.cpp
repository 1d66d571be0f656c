#include "environment.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <initializer_list>
#include <unistd.h>

namespace shinpan::cli {

namespace {

// The first of the variables that is set and not empty.
std::string first_set(std::initializer_list<const char*> names) {
  for (const char* name : names) {
    const char* value = std::getenv(name);
    if (value != nullptr && *value != '\0') {
      return value;
    }
  }
  return {};
}

}  // namespace

explain::Language language_of_environment() {
  return explain::parse_language(first_set({"LC_ALL", "LC_MESSAGES", "LANG"}))
      .value_or(explain::Language::English);
}

draw::Glyphs glyphs_of_environment() {
  std::string locale = first_set({"LC_ALL", "LC_CTYPE", "LANG"});
  std::transform(locale.begin(), locale.end(), locale.begin(), [](unsigned char c) {
    return static_cast<char>(std::tolower(c));
  });
  const bool utf8 =
      locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
  return utf8 ? draw::Glyphs::Unicode : draw::Glyphs::Ascii;
}

draw::Paint paint_of_environment() {
  const std::string terminal = first_set({"TERM"});
  const bool painted = output_is_terminal() && first_set({"NO_COLOR"}).empty() &&
                       !terminal.empty() && terminal != "dumb";
  return painted ? draw::Paint::Ansi : draw::Paint::Plain;
}

bool input_is_terminal() {
  return isatty(STDIN_FILENO) != 0;
}

bool output_is_terminal() {
  return isatty(STDOUT_FILENO) != 0;
}

bool errors_are_terminal() {
  return isatty(STDERR_FILENO) != 0;
}

}  // namespace shinpan::cli
