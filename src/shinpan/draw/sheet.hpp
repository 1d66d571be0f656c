#pragma once

#include "shinpan/draw/picture.hpp"

#include <string>
#include <vector>

namespace shinpan::draw {

// A line of text on a sheet, broken where it is too long.
struct SheetLine {
  enum class Kind : std::uint8_t {
    Title,
    Heading,
    Body,
    Blank,  // "Black: ______": the text, then a rule to write on
  };
  Kind kind = Kind::Body;
  std::string text;
};

// What is printed on pages of A4: text above the board, the board, text below.
struct Sheet {
  std::vector<SheetLine> above;
  Picture picture;
  std::vector<SheetLine> below;
  std::string footer;
};

// One SVG document a page, as many as the text needs.
[[nodiscard]] std::vector<std::string> sheet_pages(const Sheet& sheet);

// The text in lines of at most `cells` cells of a terminal, broken at spaces where there are any.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, std::size_t cells);

}  // namespace shinpan::draw
