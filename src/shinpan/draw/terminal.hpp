#pragma once

#include "shinpan/draw/picture.hpp"

#include <string>

namespace shinpan::draw {

enum class Glyphs : std::uint8_t {
  Ascii,    // X and O
  Unicode,  // discs and squares
};

enum class Paint : std::uint8_t {
  Plain,
  Ansi,  // the colours of a terminal with 256 of them
};

// The picture in the cells of a terminal, a line a row, coordinates around it when asked for, the
// legend below. Each point takes two cells: what is there, and a sign of its status behind a stone.
[[nodiscard]] std::string to_text(const Picture& picture, Glyphs glyphs, Paint paint);

}  // namespace shinpan::draw
