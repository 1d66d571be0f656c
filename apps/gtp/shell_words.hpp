#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::gtp {

// Splits a command line into words as a POSIX shell does, with blanks, 'quotes', "quotes" and
// backslashes, and does nothing else of what a shell does: $, *, ;, | and > are plain characters.
// Nothing when a quote stays open.
[[nodiscard]] std::optional<std::vector<std::string>> shell_words(std::string_view text);

}  // namespace shinpan::gtp
