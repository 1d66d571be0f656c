#include "shinpan/board/point.hpp"

#include <charconv>

namespace shinpan::board {

std::string vertex(Size size, Point point) {
  return column_letter(col_of(size, point)) + std::to_string(size.rows - row_of(size, point));
}

std::optional<Point> parse_vertex(Size size, std::string_view text) {
  if (text.size() < 2 || text.size() > 3) {
    return std::nullopt;
  }
  const char raw = text.front();
  const char letter = raw >= 'a' && raw <= 'z' ? static_cast<char>(raw - 'a' + 'A') : raw;
  if (letter < 'A' || letter > 'Z' || letter == 'I') {
    return std::nullopt;
  }
  const int col = letter - 'A' - (letter > 'I' ? 1 : 0);
  int number = 0;
  const char* const end = text.data() + text.size();
  const auto [last, error] = std::from_chars(text.data() + 1, end, number);
  if (error != std::errc{} || last != end || col >= size.cols || number < 1 || number > size.rows) {
    return std::nullopt;
  }
  return point_at(size, col, size.rows - number);
}

}  // namespace shinpan::board
