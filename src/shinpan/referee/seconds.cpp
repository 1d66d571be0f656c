#include "shinpan/referee/seconds.hpp"

#include "shinpan/referee/time_system.hpp"

#include <charconv>

namespace shinpan::referee {
namespace {

constexpr Milliseconds kSecond = 1000;
constexpr int kLargestNumber = 1000000;

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) {
    text.remove_prefix(1);
  }
  while (!text.empty() && is_blank(text.back())) {
    text.remove_suffix(1);
  }
  return text;
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

// Digits and nothing else.
std::optional<Milliseconds> whole(std::string_view digits) {
  Milliseconds value = 0;
  const char* const end = digits.data() + digits.size();
  const auto [stop, error] = std::from_chars(digits.data(), end, value);
  const bool good =
      !digits.empty() && is_digit(digits.front()) && error == std::errc() && stop == end;
  return good ? std::optional(value) : std::nullopt;
}

// The thousandths that the digits behind the point say.
std::optional<Milliseconds> thousandths(std::string_view digits) {
  Milliseconds value = 0;
  Milliseconds worth = kSecond / 10;
  for (const char c : digits) {
    if (!is_digit(c)) {
      return std::nullopt;
    }
    value += worth * (c - '0');
    worth /= 10;
  }
  return value;
}

}  // namespace

std::optional<Milliseconds> read_seconds(std::string_view text) {
  text = trimmed(text);
  const std::size_t point = text.find('.');
  const std::optional<Milliseconds> seconds = whole(text.substr(0, point));
  const std::optional<Milliseconds> rest =
      thousandths(point == std::string_view::npos ? "" : text.substr(point + 1));
  if (!seconds || !rest || *seconds > kLongestTime / kSecond) {
    return std::nullopt;
  }
  const Milliseconds time = *seconds * kSecond + *rest;
  return time <= kLongestTime ? std::optional(time) : std::nullopt;
}

std::string seconds_text(Milliseconds time) {
  std::string out = std::to_string(time / kSecond);
  if (time % kSecond != 0) {
    std::string digits = std::to_string(kSecond + time % kSecond);
    digits.erase(digits.find_last_not_of('0') + 1);
    out += '.' + digits.substr(1);
  }
  return out;
}

std::optional<int> read_number(std::string_view text) {
  const std::optional<Milliseconds> value = whole(trimmed(text));
  return value && *value <= kLargestNumber ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

}  // namespace shinpan::referee
