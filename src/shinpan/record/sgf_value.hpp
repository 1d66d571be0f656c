#pragma once

#include "shinpan/board/color.hpp"
#include "shinpan/board/point.hpp"
#include "shinpan/board/point_set.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace shinpan::record {

// A text value without its escapes: line breaks become '\n' (or a space in a simple text), other
// white space a space.
[[nodiscard]] std::string sgf_text(std::string_view raw);
[[nodiscard]] std::string sgf_simple_text(std::string_view raw);

// The raw form of any text.
[[nodiscard]] std::string escaped_sgf_text(std::string_view text);

// "dd": the column, then the row from the top, as letters a to y.
[[nodiscard]] std::optional<board::Point> sgf_point(std::string_view raw, board::Size size);
[[nodiscard]] std::string sgf_point_text(board::Size size, board::Point point);

// Adds a point or a rectangle ("ca:ci") to the set; false, with nothing added, when it is neither.
[[nodiscard]] bool add_sgf_points(std::string_view raw, board::Size size, board::PointSet& points);

// "19", "13:9"; "19:19", which FF[4] forbids, is read all the same. Nothing when unreadable or too
// large.
[[nodiscard]] std::optional<board::Size> sgf_size(std::string_view raw);
[[nodiscard]] std::string sgf_size_text(board::Size size);

// "B", "Black", "1" (old files) and so on.
[[nodiscard]] std::optional<board::Color> sgf_color(std::string_view raw);

}  // namespace shinpan::record
