#include "shinpan/draw/svg.hpp"

#include "shinpan/base/utf8.hpp"
#include "shinpan/draw/svg_marks.hpp"

#include <algorithm>

namespace shinpan::draw {

namespace {

using board::Color;
using board::Point;

constexpr int kEdge = 24;         // from the outer line to the edge of the wood
constexpr int kCoordinates = 22;  // room for the letters and numbers around it
constexpr int kLegendRow = 34;
constexpr int kLegendTextSize = 15;

// Where the points of one board lie.
class Frame {
 public:
  explicit Frame(const Picture& picture)
      : size_(picture.size), origin_(picture.coordinates ? kEdge + kCoordinates : kEdge) {}

  [[nodiscard]] int x(int col) const { return origin_ + col * kCell; }

  [[nodiscard]] int y(int row) const { return origin_ + row * kCell; }

  [[nodiscard]] int x(Point p) const { return x(board::col_of(size_, p)); }

  [[nodiscard]] int y(Point p) const { return y(board::row_of(size_, p)); }

  [[nodiscard]] int width() const { return 2 * origin_ + (size_.cols - 1) * kCell; }

  [[nodiscard]] int height() const { return 2 * origin_ + (size_.rows - 1) * kCell; }

  [[nodiscard]] board::Size size() const { return size_; }

 private:
  board::Size size_;
  int origin_;
};

std::string number(int value) {
  return std::to_string(value);
}

std::string wood(const Frame& frame) {
  return "<rect width=\"" + number(frame.width()) + "\" height=\"" + number(frame.height()) +
         "\" rx=\"6\" fill=\"url(#wood)\"/>\n";
}

std::string grid(const Frame& frame) {
  const board::Size size = frame.size();
  const std::string left = number(frame.x(0));
  const std::string right = number(frame.x(size.cols - 1));
  const std::string top = number(frame.y(0));
  const std::string bottom = number(frame.y(size.rows - 1));
  std::string lines;
  for (int row = 0; row < size.rows; ++row) {
    lines.append("M").append(left).append(" ").append(number(frame.y(row)));
    lines.append("H").append(right);
  }
  for (int col = 0; col < size.cols; ++col) {
    lines.append("M").append(number(frame.x(col))).append(" ").append(top);
    lines.append("V").append(bottom);
  }
  std::string out = "<path d=\"" + lines +
                    "\" fill=\"none\" stroke=\"#4a3516\" stroke-width=\"1\" "
                    "stroke-linecap=\"square\"/>\n";
  out += "<path d=\"M" + left + ' ' + top + 'H' + right + 'V' + bottom + 'H' + left +
         "z\" fill=\"none\" stroke=\"#4a3516\" stroke-width=\"1.8\"/>\n";
  for (const Point p : star_points(size)) {
    out += "<circle cx=\"" + number(frame.x(p)) + "\" cy=\"" + number(frame.y(p)) +
           "\" r=\"3\" fill=\"#4a3516\"/>";
  }
  return out + '\n';
}

std::string text_at(int x, int y, const char* kind, std::string_view text) {
  return "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" class=\"" + kind + "\">" +
         xml_escaped(text) + "</text>";
}

std::string coordinates(const Frame& frame) {
  const board::Size size = frame.size();
  const int gap = kEdge + 7;
  std::string out;
  for (int col = 0; col < size.cols; ++col) {
    const std::string letter(1, board::column_letter(col));
    out += text_at(frame.x(col), frame.y(0) - gap + 10, "at", letter);
    out += text_at(frame.x(col), frame.y(size.rows - 1) + gap, "at", letter);
  }
  for (int row = 0; row < size.rows; ++row) {
    const std::string name = number(size.rows - row);
    out += text_at(frame.x(0) - gap + 3, frame.y(row) + 5, "at", name);
    out += text_at(frame.x(size.cols - 1) + gap - 3, frame.y(row) + 5, "at", name);
  }
  return out + '\n';
}

std::string shades(const Picture& picture, const Frame& frame) {
  std::string out;
  for (const Point p : picture.black_territory) {
    out += shade_svg(frame.x(p), frame.y(p), Color::Black);
  }
  for (const Point p : picture.white_territory) {
    out += shade_svg(frame.x(p), frame.y(p), Color::White);
  }
  return out + '\n';
}

std::string stone_with_marks(const Picture& picture, const Frame& frame, Point p, Color color) {
  const int x = frame.x(p);
  const int y = frame.y(p);
  if (picture.dead.contains(p)) {
    return dead_stone_svg(x, y, color);
  }
  std::string out = stone_svg(x, y, color);
  if (picture.undecided.contains(p)) {
    return out + undecided_svg(x, y, color);
  }
  if (picture.seki.contains(p)) {
    return out + seki_svg(x, y, color);
  }
  if (picture.last_move == p) {
    return out + last_move_svg(x, y, color);
  }
  return out;
}

std::string empty_point(const Picture& picture, const Frame& frame, Point p) {
  const int x = frame.x(p);
  const int y = frame.y(p);
  if (picture.black_teire.contains(p) || picture.white_teire.contains(p)) {
    return teire_svg(x, y, picture.black_teire.contains(p) ? Color::Black : Color::White);
  }
  if (picture.black_territory.contains(p) || picture.white_territory.contains(p)) {
    return territory_svg(x, y, picture.black_territory.contains(p) ? Color::Black : Color::White);
  }
  return picture.neutral.contains(p) ? neutral_svg(x, y) : std::string();
}

std::string points(const Picture& picture, const Frame& frame) {
  std::string out;
  for (int i = 0; i < picture.size.area(); ++i) {
    const Point p{static_cast<std::uint16_t>(i)};
    const board::Stone stone = picture.stones[p.index];
    const std::string drawn = stone == board::Stone::Empty
                                  ? empty_point(picture, frame, p)
                                  : stone_with_marks(picture, frame, p, board::color_of(stone));
    out += drawn.empty() ? drawn : drawn + '\n';
  }
  return out;
}

std::string labels(const Picture& picture, const Frame& frame) {
  std::string out;
  for (const auto& [point, text] : picture.labels) {
    const board::Stone stone = picture.stones[point.index];
    const int x = frame.x(point);
    const int y = frame.y(point);
    if (stone == board::Stone::Empty) {
      out +=
          "<circle cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\"11\" fill=\"#e6bc74\"/>";
    }
    const char* kind = stone == board::Stone::Black ? "label on-black" : "label";
    out += text_at(x, y + 5, kind, text) + '\n';
  }
  return out;
}

// How wide the text will be, near enough to lay out a legend: fonts differ.
int text_width(std::string_view text) {
  return static_cast<int>(base::display_width(text)) * kLegendTextSize * 54 / 100;
}

struct Legend {
  std::string elements;
  int height = 0;
};

// Below the board of the frame.
Legend legend(const Picture& picture, const Frame& frame) {
  const int width = std::max(frame.width(), 200);
  const int top = frame.height() + 4;
  Legend out;
  if (picture.legend.empty()) {
    return out;
  }
  int x = kEdge;
  int y = top + kLegendRow / 2;
  for (const LegendEntry& entry : picture.legend) {
    const int needed = 26 + 8 + text_width(entry.text) + 18;
    if (x > kEdge && x + needed > width) {
      x = kEdge;
      y += kLegendRow;
    }
    out.elements += legend_svg(x + 13, y, entry.mark);
    out.elements += text_at(x + 34, y + 5, "key", entry.text) + '\n';
    x += needed;
  }
  out.height = y + kLegendRow / 2 - top + 4;
  return out;
}

}  // namespace

std::string xml_escaped(std::string_view text) {
  std::string out;
  for (const char c : base::repaired_utf8(text)) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
    }
  }
  return out;
}

std::string svg_definitions() {
  return "<defs>"
         "<linearGradient id=\"wood\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\">"
         "<stop offset=\"0\" stop-color=\"#ecc784\"/><stop offset=\"1\" stop-color=\"#dfb066\"/>"
         "</linearGradient>"
         "<radialGradient id=\"black\" cx=\"0.36\" cy=\"0.32\" r=\"0.75\">"
         "<stop offset=\"0\" stop-color=\"#6a6a6a\"/><stop offset=\"0.45\" stop-color=\"#2b2b2b\"/>"
         "<stop offset=\"1\" stop-color=\"#0c0c0c\"/></radialGradient>"
         "<radialGradient id=\"white\" cx=\"0.36\" cy=\"0.32\" r=\"0.85\">"
         "<stop offset=\"0\" stop-color=\"#ffffff\"/><stop offset=\"0.6\" stop-color=\"#f6f4ef\"/>"
         "<stop offset=\"1\" stop-color=\"#cfcac0\"/></radialGradient>"
         "</defs>\n"
         "<style>text{font-family:'PT Sans','DejaVu Sans',sans-serif}"
         ".at{font-size:14px;text-anchor:middle;fill:#4a3516}"
         ".label{font-size:14px;text-anchor:middle;font-weight:bold;fill:#1a1a1a}"
         ".on-black{fill:#ffffff}"
         ".mark{font-size:20px;text-anchor:middle;font-weight:bold}"
         ".key{font-size:15px;fill:#2b2417}</style>\n";
}

Fragment to_svg_fragment(const Picture& picture) {
  const Frame frame(picture);
  Fragment out;
  out.width = frame.width();
  const Legend keys = legend(picture, frame);
  out.height = frame.height() + (keys.height > 0 ? keys.height + 4 : 0);
  out.elements = "<g>\n" + wood(frame) + shades(picture, frame) + grid(frame) +
                 (picture.coordinates ? coordinates(frame) : std::string()) +
                 points(picture, frame) + labels(picture, frame) + keys.elements + "</g>\n";
  return out;
}

namespace {

// Which of its elements a screen reader says; what is empty is not there.
std::string labels_of(const Picture& picture) {
  const std::string ids = std::string(picture.title.empty() ? "" : "title ") +
                          (picture.description.empty() ? "" : "description ");
  return ids.empty() ? ids : " aria-labelledby=\"" + ids.substr(0, ids.size() - 1) + '"';
}

}  // namespace

std::string to_svg(const Picture& picture) {
  const Fragment board = to_svg_fragment(picture);
  const std::string width = number(board.width);
  const std::string height = number(board.height);
  std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + width + ' ' +
                    height + "\" width=\"" + width + "\" height=\"" + height + "\" role=\"img\"" +
                    labels_of(picture) + ">\n";
  if (!picture.title.empty()) {
    out += "<title id=\"title\">" + xml_escaped(picture.title) + "</title>\n";
  }
  if (!picture.description.empty()) {
    out += "<desc id=\"description\">" + xml_escaped(picture.description) + "</desc>\n";
  }
  out += svg_definitions();
  if (!picture.legend.empty()) {
    out += "<rect width=\"" + width + "\" height=\"" + height + "\" rx=\"6\" fill=\"#fffaf0\"/>\n";
  }
  return out + board.elements + "</svg>\n";
}

}  // namespace shinpan::draw
