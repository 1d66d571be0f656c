#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

namespace shinpan::record {

[[nodiscard]] constexpr bool is_blank(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}

[[nodiscard]] constexpr bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) {
    text.remove_prefix(1);
  }
  while (!text.empty() && is_blank(text.back())) {
    text.remove_suffix(1);
  }
  return text;
}

[[nodiscard]] constexpr bool starts_with(std::string_view text, std::string_view beginning) {
  return text.substr(0, beginning.size()) == beginning;
}

// Takes the next line, without its line break ("\n", "\r\n" or "\r"), off the front of `rest`;
// nothing when all are taken.
[[nodiscard]] constexpr std::optional<std::string_view> next_line(std::string_view& rest) {
  if (rest.empty()) {
    return std::nullopt;
  }
  std::size_t end = 0;
  while (end < rest.size() && rest[end] != '\n' && rest[end] != '\r') {
    ++end;
  }
  const std::string_view line = rest.substr(0, end);
  rest.remove_prefix(line.size());
  if (starts_with(rest, "\r\n")) {
    rest.remove_prefix(2);
  } else if (!rest.empty()) {
    rest.remove_prefix(1);
  }
  return line;
}

// Takes what stands before the next `separator` off the front of `rest`, and the separator.
[[nodiscard]] constexpr std::string_view next_field(std::string_view& rest, char separator) {
  const std::string_view field = rest.substr(0, rest.find(separator));
  rest.remove_prefix(field.size() < rest.size() ? field.size() + 1 : rest.size());
  return field;
}

// The beginning of a UTF-8 text, short enough for a message, no character cut in two.
[[nodiscard]] constexpr std::string_view excerpt(std::string_view utf8) {
  std::size_t length = std::min<std::size_t>(utf8.size(), 60);
  while (length > 0 && length < utf8.size() &&
         (static_cast<unsigned char>(utf8[length]) & 0xC0U) == 0x80U) {
    --length;
  }
  return utf8.substr(0, length);
}

// The whole number at the beginning of the text, at most six digits; nothing when there is none.
[[nodiscard]] constexpr std::optional<std::int32_t> leading_number(std::string_view text) {
  std::int32_t value = 0;
  std::size_t digits = 0;
  for (; digits < text.size() && is_digit(text[digits]); ++digits) {
    if (digits == 6) {
      return std::nullopt;
    }
    value = value * 10 + (text[digits] - '0');
  }
  return digits == 0 ? std::nullopt : std::optional(value);
}

}  // namespace shinpan::record
