#pragma once

#include "shinpan/board/point.hpp"

#include <array>
#include <cstdint>

namespace shinpan::board {

// One of the eight symmetries of a rectangle. Bit 0 mirrors the columns, bit 1 mirrors the rows,
// and bit 2 then exchanges columns and rows, so a 5x7 board becomes a 7x5 board.
struct Symmetry {
  std::uint8_t bits = 0;

  bool operator==(const Symmetry&) const = default;
};

inline constexpr std::array<Symmetry, 8> kSymmetries = {{{0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}}};

// The size of the image of a board.
[[nodiscard]] constexpr Size image(Symmetry symmetry, Size size) {
  return (symmetry.bits & 4U) != 0 ? Size{size.rows, size.cols} : size;
}

// The image of a point of a board of the given (original) size.
[[nodiscard]] constexpr Point image(Symmetry symmetry, Size size, Point point) {
  int col = col_of(size, point);
  int row = row_of(size, point);
  if ((symmetry.bits & 1U) != 0) {
    col = size.cols - 1 - col;
  }
  if ((symmetry.bits & 2U) != 0) {
    row = size.rows - 1 - row;
  }
  return (symmetry.bits & 4U) != 0 ? point_at(image(symmetry, size), row, col)
                                   : point_at(size, col, row);
}

// The symmetry that leads back: image(inverse(s), image(s, size), image(s, size, p)) == p.
[[nodiscard]] constexpr Symmetry inverse(Symmetry symmetry) {
  if ((symmetry.bits & 4U) == 0) {
    return symmetry;
  }
  const unsigned swapped = ((symmetry.bits & 1U) << 1U) | ((symmetry.bits & 2U) >> 1U) | 4U;
  return {static_cast<std::uint8_t>(swapped)};
}

}  // namespace shinpan::board
