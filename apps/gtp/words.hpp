#pragma once

#include "shinpan/board/color.hpp"
#include "shinpan/board/point.hpp"
#include "shinpan/board/point_set.hpp"
#include "shinpan/rules/half_points.hpp"
#include "shinpan/rules/move.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::gtp {

// The words of a line, parted by blanks.
[[nodiscard]] std::vector<std::string> words_of(std::string_view text);

// Without case (ASCII letters).
[[nodiscard]] std::string lower(std::string_view text);

// "b", "black", "w", "white" in any case.
[[nodiscard]] std::optional<board::Color> parse_color(std::string_view word);

// "black", "white".
[[nodiscard]] const char* color_word(board::Color color);

// A colour with a vertex or "pass".
[[nodiscard]] std::optional<rules::Move> parse_move(board::Size size,
                                                    std::string_view color,
                                                    std::string_view vertex);

// "D4", "pass".
[[nodiscard]] std::string move_vertex(board::Size size, const rules::Move& move);

// A whole number in digits, at most a billion.
[[nodiscard]] std::optional<int> parse_number(std::string_view word);

// A number of halves, "6.5", "7", "-0.50"; nothing for what is finer or beyond a board's reach.
[[nodiscard]] std::optional<rules::HalfPoints> parse_half_points(std::string_view word);

// "D4 E5": in the order of the set.
[[nodiscard]] std::string vertices(board::Size size, const board::PointSet& points);

}  // namespace shinpan::gtp
