#include "shinpan/draw/terminal.hpp"

#include "shinpan/base/utf8.hpp"

#include <algorithm>

namespace shinpan::draw {

namespace {

using board::Color;
using board::Point;
using board::Stone;

// What stands in the two cells of a point.
struct Cell {
  const char* glyph;
  const char* sign;  // behind it
  Color ink;         // for painting
};

struct Glyph {
  const char* ascii;
  const char* unicode;
};

constexpr Glyph kBlackStone = {"X", "\u25CF"};
constexpr Glyph kWhiteStone = {"O", "\u25CB"};
constexpr Glyph kBlackPoint = {"b", "\u25AA"};
constexpr Glyph kWhitePoint = {"w", "\u25AB"};
constexpr Glyph kNeutral = {"-", "\u25C7"};
constexpr Glyph kTeire = {"t", "t"};
constexpr Glyph kEmpty = {".", "\u00B7"};
constexpr Glyph kStar = {"+", "+"};
constexpr Glyph kDeadSign = {"x", "\u00D7"};
constexpr Glyph kSekiSign = {"*", "*"};
constexpr Glyph kUndecidedSign = {"?", "?"};
constexpr Glyph kNoSign = {" ", " "};

const char* pick(const Glyph& glyph, Glyphs glyphs) {
  return glyphs == Glyphs::Unicode ? glyph.unicode : glyph.ascii;
}

Glyph sign_of(const Picture& picture, Point p) {
  if (picture.dead.contains(p)) {
    return kDeadSign;
  }
  if (picture.undecided.contains(p)) {
    return kUndecidedSign;
  }
  return picture.seki.contains(p) ? kSekiSign : kNoSign;
}

Cell stone_cell(const Picture& picture, Point p, Color color, Glyphs glyphs, Paint paint) {
  // On a painted board the ink tells the colours apart, and a hollow disc would look like a hole.
  const bool black = color == Color::Black || (paint == Paint::Ansi && glyphs == Glyphs::Unicode);
  return {
      pick(black ? kBlackStone : kWhiteStone, glyphs), pick(sign_of(picture, p), glyphs), color};
}

Cell empty_cell(
    const Picture& picture, const board::PointSet& stars, Point p, Glyphs glyphs, Paint paint) {
  const char* none = pick(kNoSign, glyphs);
  if (picture.black_teire.contains(p) || picture.white_teire.contains(p)) {
    return {
        pick(kTeire, glyphs), none, picture.black_teire.contains(p) ? Color::Black : Color::White};
  }
  if (picture.black_territory.contains(p)) {
    return {pick(kBlackPoint, glyphs), none, Color::Black};
  }
  if (picture.white_territory.contains(p)) {
    return {
        pick(paint == Paint::Ansi && glyphs == Glyphs::Unicode ? kBlackPoint : kWhitePoint, glyphs),
        none,
        Color::White};
  }
  if (picture.neutral.contains(p)) {
    return {pick(kNeutral, glyphs), none, Color::Black};
  }
  return {pick(stars.contains(p) ? kStar : kEmpty, glyphs), none, Color::Black};
}

std::string painted(const Cell& cell, Paint paint) {
  if (paint == Paint::Plain) {
    return std::string(cell.glyph) + cell.sign;
  }
  return std::string(cell.ink == Color::Black ? "\x1b[38;5;16m" : "\x1b[38;5;231m") + cell.glyph +
         "\x1b[38;5;160m" + cell.sign;
}

std::string letters(const Picture& picture) {
  std::string out = "   ";
  for (int col = 0; col < picture.size.cols; ++col) {
    out += board::column_letter(col);
    out += col + 1 < picture.size.cols ? " " : "";
  }
  return out + '\n';
}

std::string row_name(int number) {
  const std::string text = std::to_string(number);
  return (text.size() < 2 ? " " : "") + text;
}

const Glyph& legend_glyph(Mark mark) {
  switch (mark) {
    case Mark::Dead:
      return kDeadSign;
    case Mark::Seki:
      return kSekiSign;
    case Mark::Undecided:
      return kUndecidedSign;
    case Mark::BlackTerritory:
      return kBlackPoint;
    case Mark::WhiteTerritory:
      return kWhitePoint;
    case Mark::Neutral:
      return kNeutral;
    case Mark::Teire:
      return kTeire;
  }
  return kEmpty;
}

std::string legend(const Picture& picture, Glyphs glyphs) {
  constexpr std::size_t kWidth = 78;
  std::string out;
  std::size_t column = 0;
  for (const LegendEntry& entry : picture.legend) {
    const std::string text = std::string(pick(legend_glyph(entry.mark), glyphs)) + ' ' + entry.text;
    const std::size_t width = base::display_width(text);
    if (column == 0) {
      out += "   ";
    } else if (column + width + 3 > kWidth) {
      out += "\n   ";
      column = 0;
    } else {
      out += "   ";
    }
    out += text;
    column += width + 3;
  }
  return out.empty() ? out : out + '\n';
}

std::string without_trailing_blanks(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

}  // namespace

std::string to_text(const Picture& picture, Glyphs glyphs, Paint paint) {
  const board::PointSet stars = star_points(picture.size);
  std::string out = picture.coordinates ? letters(picture) : std::string();
  for (int row = 0; row < picture.size.rows; ++row) {
    std::string line = picture.coordinates ? row_name(picture.size.rows - row) + ' ' : "";
    line += paint == Paint::Ansi ? "\x1b[48;5;180m" : "";
    for (int col = 0; col < picture.size.cols; ++col) {
      const Point p = board::point_at(picture.size, col, row);
      const Stone stone = picture.stones[p.index];
      line += painted(stone == Stone::Empty
                          ? empty_cell(picture, stars, p, glyphs, paint)
                          : stone_cell(picture, p, board::color_of(stone), glyphs, paint),
                      paint);
    }
    line += paint == Paint::Ansi ? "\x1b[0m" : "";
    line += picture.coordinates ? row_name(picture.size.rows - row) : "";
    out += without_trailing_blanks(line) + '\n';
  }
  out += picture.coordinates ? letters(picture) : std::string();
  return out + legend(picture, glyphs);
}

}  // namespace shinpan::draw
