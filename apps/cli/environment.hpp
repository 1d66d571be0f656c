#pragma once

#include "shinpan/draw/terminal.hpp"
#include "shinpan/explain/language.hpp"

#include <string>

namespace shinpan::cli {

// The language that the environment asks for (LC_ALL, LC_MESSAGES, LANG); English when it names
// another.
[[nodiscard]] explain::Language language_of_environment();

// Discs and squares when the locale is UTF-8.
[[nodiscard]] draw::Glyphs glyphs_of_environment();

// Colours only on a terminal that has them and when NO_COLOR is not set.
[[nodiscard]] draw::Paint paint_of_environment();

[[nodiscard]] bool input_is_terminal();
[[nodiscard]] bool output_is_terminal();
[[nodiscard]] bool errors_are_terminal();

}  // namespace shinpan::cli
