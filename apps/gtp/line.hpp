#pragma once

#include <cstddef>
#include <istream>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan::gtp {

// A longer line is no command; a whole game as gogui-play_sequence takes a hundredth of it.
inline constexpr std::size_t kLongestLine = std::size_t{1} << 20U;

// One line as it came, without its line break.
struct RawLine {
  std::string text;
  bool too_long = false;  // what is beyond kLongestLine was passed over
};

// The next line; nothing at the end of the input. The last line needs no line break.
[[nodiscard]] std::optional<RawLine> read_line(std::istream& input);

// A command with its arguments.
struct Line {
  std::string id;         // digits, as they came; may be empty
  std::string command;    // empty when the line has an id and nothing else
  std::string arguments;  // without blanks at the ends
};

// Reads a line as GTP 2 wants it: control characters are dropped (a tab is a space), "#" begins a
// comment. Nothing for a line that holds nothing else.
[[nodiscard]] std::optional<Line> parse_line(std::string_view raw);

}  // namespace shinpan::gtp
