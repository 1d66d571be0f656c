#pragma once

#include "shinpan/draw/picture.hpp"

#include <string>

namespace shinpan::draw {

inline constexpr int kCell = 32;  // user units between two lines

// The elements that draw a stone or one mark at a centre given in user units.
[[nodiscard]] std::string stone_svg(int x, int y, board::Color color);
[[nodiscard]] std::string dead_stone_svg(int x, int y, board::Color color);
[[nodiscard]] std::string seki_svg(int x, int y, board::Color stone);
[[nodiscard]] std::string undecided_svg(int x, int y, board::Color stone);
[[nodiscard]] std::string last_move_svg(int x, int y, board::Color stone);
[[nodiscard]] std::string shade_svg(int x, int y, board::Color owner);
[[nodiscard]] std::string territory_svg(int x, int y, board::Color owner);
[[nodiscard]] std::string neutral_svg(int x, int y);
[[nodiscard]] std::string teire_svg(int x, int y, board::Color owner);

// The mark as a legend shows it, on a piece of board.
[[nodiscard]] std::string legend_svg(int x, int y, Mark mark);

}  // namespace shinpan::draw
