#pragma once

#include <string>

namespace shinpan::explain {

// A piece of input without control characters: a terminal would obey them.
[[nodiscard]] std::string printable(const std::string& detail);

// A piece of input, short enough for a line of a terminal and without control characters.
[[nodiscard]] std::string quoted(const std::string& detail);

}  // namespace shinpan::explain
