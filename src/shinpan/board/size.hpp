#pragma once

#include <cstdint>

namespace shinpan::board {

inline constexpr int kMaxSide = 25;
inline constexpr int kMaxArea = kMaxSide * kMaxSide;

// The extent of a board. Valid from 1x1 to 25x25, also rectangles; see is_valid.
struct Size {
  std::uint8_t cols = 19;
  std::uint8_t rows = 19;

  [[nodiscard]] constexpr int area() const { return cols * rows; }

  [[nodiscard]] constexpr bool is_square() const { return cols == rows; }

  bool operator==(const Size&) const = default;
};

[[nodiscard]] constexpr bool is_valid(Size size) {
  return size.cols >= 1 && size.cols <= kMaxSide && size.rows >= 1 && size.rows <= kMaxSide;
}

[[nodiscard]] constexpr Size square(int side) {
  return {static_cast<std::uint8_t>(side), static_cast<std::uint8_t>(side)};
}

}  // namespace shinpan::board
