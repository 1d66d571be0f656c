#include "shinpan/record/sgf_value.hpp"

#include "shinpan/record/text_lines.hpp"

#include <algorithm>

namespace shinpan::record {
namespace {

bool is_line_break(char c) {
  return c == '\n' || c == '\r';
}

// "\r\n" and "\n\r" are one break.
std::size_t line_break_length(std::string_view raw, std::size_t at) {
  const bool pair = at + 1 < raw.size() && is_line_break(raw[at + 1]) && raw[at + 1] != raw[at];
  return pair ? 2 : 1;
}

std::string without_escapes(std::string_view raw, char line_break) {
  std::string text;
  text.reserve(raw.size());
  for (std::size_t at = 0; at < raw.size();) {
    const bool escaped = raw[at] == '\\' && at + 1 < raw.size();
    at += escaped ? 1 : 0;
    if (is_line_break(raw[at])) {
      if (!escaped) {
        text += line_break;
      }
      at += line_break_length(raw, at);
    } else {
      text += is_blank(raw[at]) ? ' ' : raw[at];
      ++at;
    }
  }
  return text;
}

// 'a' is 0; 26 and more for the capital letters of boards that we do not have; -1 for no letter.
int letter_number(char c) {
  if (c >= 'a' && c <= 'z') {
    return c - 'a';
  }
  return c >= 'A' && c <= 'Z' ? c - 'A' + 26 : -1;
}

}  // namespace

std::string sgf_text(std::string_view raw) {
  return without_escapes(raw, '\n');
}

std::string sgf_simple_text(std::string_view raw) {
  return std::string(trimmed(without_escapes(raw, ' ')));
}

std::string escaped_sgf_text(std::string_view text) {
  std::string raw;
  raw.reserve(text.size());
  for (const char c : text) {
    if (c == ']' || c == '\\') {
      raw += '\\';
    }
    raw += c;
  }
  return raw;
}

std::optional<board::Point> sgf_point(std::string_view raw, board::Size size) {
  raw = trimmed(raw);
  if (raw.size() != 2) {
    return std::nullopt;
  }
  const int col = letter_number(raw[0]);
  const int row = letter_number(raw[1]);
  if (col < 0 || row < 0 || col >= size.cols || row >= size.rows) {
    return std::nullopt;
  }
  return board::point_at(size, col, row);
}

std::string sgf_point_text(board::Size size, board::Point point) {
  return {static_cast<char>('a' + board::col_of(size, point)),
          static_cast<char>('a' + board::row_of(size, point))};
}

bool add_sgf_points(std::string_view raw, board::Size size, board::PointSet& points) {
  const std::size_t colon = raw.find(':');
  const std::optional<board::Point> first = sgf_point(raw.substr(0, colon), size);
  const std::optional<board::Point> last =
      colon == std::string_view::npos ? first : sgf_point(raw.substr(colon + 1), size);
  if (!first || !last) {
    return false;
  }
  const int col_a = board::col_of(size, *first);
  const int col_b = board::col_of(size, *last);
  const int row_a = board::row_of(size, *first);
  const int row_b = board::row_of(size, *last);
  for (int row = std::min(row_a, row_b); row <= std::max(row_a, row_b); ++row) {
    for (int col = std::min(col_a, col_b); col <= std::max(col_a, col_b); ++col) {
      points.insert(board::point_at(size, col, row));
    }
  }
  return true;
}

std::optional<board::Size> sgf_size(std::string_view raw) {
  raw = trimmed(raw);
  const std::size_t colon = std::min(raw.find_first_of(":xX*"), raw.size());
  const std::optional<std::int32_t> cols = leading_number(raw);
  const std::optional<std::int32_t> rows =
      colon < raw.size() ? leading_number(trimmed(raw.substr(colon + 1))) : cols;
  if (!cols || !rows || *cols > board::kMaxSide || *rows > board::kMaxSide || *cols < 1 ||
      *rows < 1) {
    return std::nullopt;
  }
  return board::Size{static_cast<std::uint8_t>(*cols), static_cast<std::uint8_t>(*rows)};
}

std::string sgf_size_text(board::Size size) {
  const std::string cols = std::to_string(size.cols);
  return size.is_square() ? cols : cols + ':' + std::to_string(size.rows);
}

std::optional<board::Color> sgf_color(std::string_view raw) {
  raw = trimmed(raw);
  if (raw.empty()) {
    return std::nullopt;
  }
  switch (raw[0]) {
    case 'B':
    case 'b':
    case '1':
      return board::Color::Black;
    case 'W':
    case 'w':
    case '2':
      return board::Color::White;
    default:
      return std::nullopt;
  }
}

}  // namespace shinpan::record
