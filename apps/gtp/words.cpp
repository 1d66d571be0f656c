#include "gtp/words.hpp"

#include <algorithm>
#include <charconv>

namespace shinpan::gtp {

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> out;
  std::size_t at = 0;
  while ((at = text.find_first_not_of(' ', at)) != std::string_view::npos) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    out.emplace_back(text.substr(at, end - at));
    at = end;
  }
  return out;
}

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return out;
}

std::optional<board::Color> parse_color(std::string_view word) {
  const std::string name = lower(word);
  if (name == "b" || name == "black") {
    return board::Color::Black;
  }
  if (name == "w" || name == "white") {
    return board::Color::White;
  }
  return std::nullopt;
}

const char* color_word(board::Color color) {
  return color == board::Color::Black ? "black" : "white";
}

std::optional<rules::Move> parse_move(board::Size size,
                                      std::string_view color,
                                      std::string_view vertex) {
  const std::optional<board::Color> side = parse_color(color);
  if (!side) {
    return std::nullopt;
  }
  if (lower(vertex) == "pass") {
    return rules::Move::pass(*side);
  }
  const std::optional<board::Point> point = board::parse_vertex(size, vertex);
  return point ? std::optional(rules::Move::play(*side, *point)) : std::nullopt;
}

std::string move_vertex(board::Size size, const rules::Move& move) {
  switch (move.kind) {
    case rules::Move::Kind::Play:
      return board::vertex(size, move.point);
    case rules::Move::Kind::Pass:
      return "pass";
    case rules::Move::Kind::Resign:
      break;
  }
  return "resign";
}

std::optional<int> parse_number(std::string_view word) {
  constexpr int kMost = 1'000'000'000;
  int value = 0;
  const char* const end = word.data() + word.size();
  const auto [rest, error] = std::from_chars(word.data(), end, value);
  return error == std::errc{} && rest == end && value >= 0 && value <= kMost ? std::optional(value)
                                                                             : std::nullopt;
}

std::optional<rules::HalfPoints> parse_half_points(std::string_view word) {
  constexpr int kMost = 1000;
  const bool negative = !word.empty() && word.front() == '-';
  word.remove_prefix(negative ? 1 : 0);
  const std::size_t point = std::min(word.find('.'), word.size());
  const std::optional<int> whole = parse_number(word.substr(0, point));
  std::string_view fraction = word.substr(std::min(point + 1, word.size()));
  while (!fraction.empty() && fraction.back() == '0') {
    fraction.remove_suffix(1);
  }
  const bool half = fraction == "5";
  if (!whole || *whole > kMost || (!half && !fraction.empty())) {
    return std::nullopt;
  }
  const int halves = *whole * 2 + (half ? 1 : 0);
  return rules::HalfPoints{negative ? -halves : halves};
}

std::string vertices(board::Size size, const board::PointSet& points) {
  std::string out;
  for (const board::Point p : points) {
    out += (out.empty() ? "" : " ") + board::vertex(size, p);
  }
  return out;
}

}  // namespace shinpan::gtp
