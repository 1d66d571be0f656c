#pragma once

#include "leaflet/lines.hpp"
#include "shinpan/draw/picture.hpp"

#include <string>
#include <vector>

namespace shinpan::leaflet {

// Lengths are in tenths of a millimetre.

struct PaperSize {
  int width;
  int height;
};

inline constexpr PaperSize kA5{1480, 2100};
inline constexpr PaperSize kA4{2100, 2970};

struct Style {
  const char* name;  // of its class in the document
  int size;
  int leading;
  Face face;
};

inline constexpr Style kTitle{"title", 92, 100, Face::Bold};
inline constexpr Style kSubtitle{"subtitle", 46, 60, Face::Regular};
inline constexpr Style kHeading{"heading", 56, 64, Face::Bold};
inline constexpr Style kBody{"body", 34, 45, Face::Regular};
inline constexpr Style kStrong{"strong", 34, 45, Face::Bold};
inline constexpr Style kSmall{"small", 30, 38, Face::Regular};
inline constexpr Style kFoot{"foot", 26, 32, Face::Regular};

// A piece of a page: elements whose top left corner is the origin.
struct Block {
  std::string elements;
  int height = 0;
  int gap = 0;            // room above, where it is not the first
  bool stretches = true;  // more room above is welcome
};

enum class Align : std::uint8_t {
  Left,
  Middle,
};

[[nodiscard]] Block paragraph(const std::vector<Run>& text,
                              const Style& style,
                              int width,
                              Align align = Align::Left);

inline constexpr int kItemIndent = 46;

// The text with a sign in front of its first line.
[[nodiscard]] Block item(const std::string& sign,
                         const std::vector<Run>& text,
                         int width,
                         int indent = kItemIndent);

// A board with its caption. `pitch` is the distance of its lines, less where it would be too wide.
[[nodiscard]] Block board(const draw::Picture& picture,
                          const std::vector<Run>& caption,
                          int pitch,
                          int width);

// The first row heads; numbers, in all columns but the first, are flush right.
[[nodiscard]] Block table(const std::vector<std::vector<std::string>>& rows, int width);

// What is to be remembered, in a frame.
[[nodiscard]] Block framed(const std::vector<Run>& text, int width);

// A stone with the number of the page, and its title.
[[nodiscard]] Block heading(int number, const std::string& title, int width);

// One below the other, as close as they may stand.
[[nodiscard]] Block stacked(const std::vector<Block>& blocks);

// Side by side, from left to right, each `step` further.
[[nodiscard]] Block beside(const std::vector<Block>& blocks, int step);

struct Margins {
  int side;
  int top;
  int bottom;  // to the end of what stands on the page; the footer lies below
};

// The fonts of a document: PT Sans, or any other, smaller, where that is not installed.
enum class Fonts : std::uint8_t {
  PtSans,
  Others,
};

// One page as an SVG document: the blocks from top to bottom with what room is left shared out
// among their gaps, and below them the two ends of a footer. Nothing when they need more room than
// there is.
[[nodiscard]] std::string page(PaperSize paper,
                               const Margins& margins,
                               const std::vector<Block>& blocks,
                               const std::string& footer,
                               const std::string& number,
                               Fonts fonts);

}  // namespace shinpan::leaflet
