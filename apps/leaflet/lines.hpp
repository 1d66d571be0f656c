#pragma once

#include "leaflet/type.hpp"

#include <vector>

namespace shinpan::leaflet {

// One line of text: runs without a space at either end.
using Line = std::vector<Run>;

// The text in lines no wider than `width`, broken at spaces; a word that is wider stands alone. A
// dash does not begin a line, nor does a word of one letter end it. `face` is that of what has
// none of its own.
[[nodiscard]] std::vector<Line> broken(const std::vector<Run>& text,
                                       Face face,
                                       int size,
                                       int width);

[[nodiscard]] int line_width(const Line& line, int size);

}  // namespace shinpan::leaflet
