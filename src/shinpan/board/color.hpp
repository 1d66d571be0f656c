#pragma once

#include <cstddef>
#include <cstdint>

namespace shinpan::board {

// A side.
enum class Color : std::uint8_t {
  Black,
  White,
};

// What is on a point.
enum class Stone : std::uint8_t {
  Empty,
  Black,
  White,
};

[[nodiscard]] constexpr Color opposite(Color color) {
  return color == Color::Black ? Color::White : Color::Black;
}

[[nodiscard]] constexpr Stone stone_of(Color color) {
  return color == Color::Black ? Stone::Black : Stone::White;
}

// The side a stone belongs to; the stone must not be Empty.
[[nodiscard]] constexpr Color color_of(Stone stone) {
  return stone == Stone::Black ? Color::Black : Color::White;
}

[[nodiscard]] constexpr std::size_t index_of(Color color) {
  return static_cast<std::size_t>(color);
}

// 'B' or 'W'.
[[nodiscard]] constexpr char letter_of(Color color) {
  return color == Color::Black ? 'B' : 'W';
}

inline constexpr Color kColors[2] = {Color::Black, Color::White};

}  // namespace shinpan::board
