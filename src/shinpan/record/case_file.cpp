#include "shinpan/record/formats.hpp"
#include "shinpan/record/text_board.hpp"
#include "shinpan/record/text_lines.hpp"

namespace shinpan::record {
namespace {

// A line "key:" or "key: value" that begins with a letter, as between the blocks of a case.
bool is_field(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || colon == 0) {
    return false;
  }
  return line.substr(0, colon).find_first_not_of("abcdefghijklmnopqrstuvwxyz-") ==
         std::string_view::npos;
}

}  // namespace

bool looks_like_case(std::string_view text) {
  bool first = true;
  while (const std::optional<std::string_view> line = next_line(text)) {
    if (trimmed(*line).empty()) {
      continue;
    }
    if (first && !is_field(*line)) {
      return false;
    }
    first = false;
    if (trimmed(*line) == "position:") {
      return true;
    }
  }
  return false;
}

Games read_case(std::string_view text) {
  DrawnBoard drawn;
  bool in_position = false;
  for (std::uint32_t number = 1;; ++number) {
    const std::optional<std::string_view> line = next_line(text);
    if (!line) {
      break;
    }
    if (is_field(*line)) {
      in_position = trimmed(*line) == "position:";
      if (!starts_with(*line, "notes:")) {
        static_cast<void>(drawn.fields.read_line(*line));
      }
    } else if (in_position && !trimmed(*line).empty()) {
      const std::optional<std::string> row = drawn_row(*line);
      if (!row) {
        return {base::Error{base::ErrorCode::BadBoardText, {number}, std::string(excerpt(*line))}};
      }
      drawn.line = drawn.rows.empty() ? number : drawn.line;
      drawn.rows.push_back(*row);
    }
  }
  return {record_of(drawn)};
}

}  // namespace shinpan::record
