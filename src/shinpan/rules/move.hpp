#pragma once

#include "shinpan/board/color.hpp"
#include "shinpan/board/point.hpp"

#include <cstdint>

namespace shinpan::rules {

// What a player does in a turn.
struct Move {
  enum class Kind : std::uint8_t {
    Play,
    Pass,
    Resign,
  };

  board::Color color = board::Color::Black;
  Kind kind = Kind::Pass;
  board::Point point{};  // of Kind::Play only

  [[nodiscard]] static constexpr Move play(board::Color color, board::Point point) {
    return {color, Kind::Play, point};
  }

  [[nodiscard]] static constexpr Move pass(board::Color color) { return {color, Kind::Pass, {}}; }

  [[nodiscard]] static constexpr Move resign(board::Color color) {
    return {color, Kind::Resign, {}};
  }

  bool operator==(const Move&) const = default;
};

}  // namespace shinpan::rules
