#pragma once

#include "shinpan/draw/picture.hpp"

#include <string>

namespace shinpan::draw {

// The picture as one SVG document. The same picture gives the same bytes. Nothing is told by colour
// alone: dead stones are small and crossed, seki stones carry a triangle, undecided ones a question
// mark, territory is a square, neutral points are diamonds, protecting stones are rings.
[[nodiscard]] std::string to_svg(const Picture& picture);

// The same drawing as a <g> without the document around it, its top left corner at the origin,
// together with its extent: for sheets that hold more than the board.
struct Fragment {
  std::string elements;
  int width = 0;
  int height = 0;
};

[[nodiscard]] Fragment to_svg_fragment(const Picture& picture);

// The <defs> that a fragment needs, once a document.
[[nodiscard]] std::string svg_definitions();

// Text with the characters escaped that XML reserves; control characters become spaces.
[[nodiscard]] std::string xml_escaped(std::string_view text);

}  // namespace shinpan::draw
