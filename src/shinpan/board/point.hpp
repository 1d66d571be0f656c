#pragma once

#include "shinpan/board/size.hpp"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan::board {

// An intersection of a board, numbered row by row from the top left corner. The number has a
// meaning only together with the Size of its board.
struct Point {
  std::uint16_t index = 0;

  auto operator<=>(const Point&) const = default;
};

[[nodiscard]] constexpr Point point_at(Size size, int col, int row) {
  return {static_cast<std::uint16_t>(row * size.cols + col)};
}

[[nodiscard]] constexpr int col_of(Size size, Point point) {
  return point.index % size.cols;
}

[[nodiscard]] constexpr int row_of(Size size, Point point) {
  return point.index / size.cols;
}

// The name players use: column letter without I, then the row counted from the bottom ("D4").
[[nodiscard]] std::string vertex(Size size, Point point);

// Reads "D4" or "d4"; nothing when the text is no point of this board.
[[nodiscard]] std::optional<Point> parse_vertex(Size size, std::string_view text);

// The letter over a column, 0 <= col < 25: A to Z without I.
[[nodiscard]] constexpr char column_letter(int col) {
  return static_cast<char>('A' + col + (col >= 8 ? 1 : 0));
}

}  // namespace shinpan::board
