#include "leaflet/paper.hpp"

#include "shinpan/draw/svg.hpp"
#include "shinpan/draw/svg_marks.hpp"

#include <algorithm>
#include <array>

namespace shinpan::leaflet {

namespace {

constexpr int kLargestGap = 36;  // more room is left at the end of the page
constexpr int kFramePadding = 30;
constexpr int kTableRow = 52;

std::string number(int value) {
  return std::to_string(value);
}

std::string moved(int x, int y, const std::string& elements) {
  return "<g transform=\"translate(" + number(x) + ' ' + number(y) + ")\">" + elements + "</g>\n";
}

const char* face_attribute(Face face) {
  switch (face) {
    case Face::Regular:
      return "";
    case Face::Italic:
      return " font-style=\"italic\"";
    case Face::Bold:
      return " font-weight=\"bold\"";
  }
  return "";
}

// A line with its baseline at y. Browsers without the font keep to its width.
std::string text_line(int x, int y, const Style& style, const Line& line) {
  std::string out = "<text xml:space=\"preserve\" class=\"" + std::string(style.name) + "\" x=\"" +
                    number(x) + "\" y=\"" + number(y) + "\" textLength=\"" +
                    number(line_width(line, style.size)) + "\" lengthAdjust=\"spacingAndGlyphs\">";
  for (const Run& run : line) {
    const std::string text = draw::xml_escaped(run.text);
    const bool plain = run.face == style.face || *face_attribute(run.face) == '\0';
    out +=
        plain ? text : "<tspan" + std::string(face_attribute(run.face)) + '>' + text + "</tspan>";
  }
  return out + "</text>\n";
}

std::string rule(int x, int y, int length, const char* color) {
  return "<path d=\"M" + number(x) + ' ' + number(y) + 'h' + number(length) + "\" stroke=\"" +
         color + "\" stroke-width=\"2\"/>\n";
}

std::string style_of(const Style& style, Fonts fonts, const char* more) {
  // Letters of other fonts are wider: by a fifth, bold ones by a third.
  const int part = fonts == Fonts::PtSans ? 100 : style.face == Face::Bold ? 75 : 82;
  return '.' + std::string(style.name) + "{font-size:" + number(style.size * part / 100) + "px" +
         (style.face == Face::Bold ? ";font-weight:bold" : "") + more + '}';
}

std::string styles(Fonts fonts) {
  return "<style>text{fill:#1f1a14}" + style_of(kTitle, fonts, "") +
         style_of(kSubtitle, fonts, ";fill:#6b5636") + style_of(kHeading, fonts, "") +
         style_of(kBody, fonts, "") + style_of(kStrong, fonts, "") +
         style_of(kSmall, fonts, ";fill:#4c4234") + style_of(kFoot, fonts, ";fill:#6b6152") +
         ".stone{font-size:50px;font-weight:bold;fill:#ffffff}</style>\n";
}

}  // namespace

Block paragraph(const std::vector<Run>& text, const Style& style, int width, Align align) {
  Block out;
  out.gap = 18;
  for (const Line& line : broken(text, style.face, style.size, width)) {
    const int x = align == Align::Middle ? (width - line_width(line, style.size)) / 2 : 0;
    out.elements += text_line(x, out.height + style.size * 9 / 10, style, line);
    out.height += style.leading;
  }
  return out;
}

Block item(const std::string& sign, const std::vector<Run>& text, int width, int indent) {
  Block out = paragraph(text, kBody, width - indent);
  out.elements = text_line(0, kBody.size * 9 / 10, kStrong, {{sign, Face::Bold}}) +
                 moved(indent, 0, out.elements);
  out.gap = 8;
  out.stretches = false;
  return out;
}

Block board(const draw::Picture& picture, const std::vector<Run>& caption, int pitch, int width) {
  const draw::Fragment drawn = draw::to_svg_fragment(picture);
  const int wide = std::min(drawn.width * pitch / draw::kCell, width);
  const int high = drawn.height * wide / drawn.width;
  Block out;
  out.elements = "<svg x=\"" + number((width - wide) / 2) +
                 "\" y=\"0\" overflow=\"visible\" width=\"" + number(wide) + "\" height=\"" +
                 number(high) + "\" viewBox=\"0 0 " + number(drawn.width) + ' ' +
                 number(drawn.height) + "\">\n" + drawn.elements + "</svg>\n";
  out.height = high;
  out.gap = 26;
  if (!caption.empty()) {
    const Block words = paragraph(caption, kSmall, width, Align::Middle);
    out.elements += moved(0, high + 12, words.elements);
    out.height += 12 + words.height;
  }
  return out;
}

Block table(const std::vector<std::vector<std::string>>& rows, int width) {
  Block out;
  out.gap = 24;
  const int columns = static_cast<int>(rows.front().size());
  const int first = width * 30 / 100;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const Style& style = row == 0 ? kSmall : kBody;
    const int y = out.height + kTableRow - 16;
    for (int column = 0; column < columns; ++column) {
      const std::string& text = rows[row][static_cast<std::size_t>(column)];
      const bool last = row > 0 && column == columns - 1;
      const Style& own = last ? kStrong : style;
      const Line line = {{text, own.face}};
      const int end = first + (width - first) * column / (columns - 1);
      out.elements +=
          text_line(column == 0 ? 8 : end - 8 - line_width(line, own.size), y, own, line);
    }
    out.height += kTableRow;
    out.elements += rule(0, out.height, width, row == 0 ? "#6b5636" : "#d8c9ae");
  }
  return out;
}

Block framed(const std::vector<Run>& text, int width) {
  const Block words = paragraph(text, kStrong, width - 2 * kFramePadding - 12);
  Block out;
  out.gap = 30;
  out.height = words.height + 2 * kFramePadding - 10;
  out.elements = "<rect width=\"" + number(width) + "\" height=\"" + number(out.height) +
                 "\" rx=\"12\" fill=\"#f6ecd8\"/><rect width=\"12\" height=\"" +
                 number(out.height) + "\" rx=\"6\" fill=\"#a8752c\"/>\n" +
                 moved(kFramePadding + 12, kFramePadding - 4, words.elements);
  return out;
}

Block heading(int page_number, const std::string& title, int width) {
  constexpr int kStone = 44;
  const Block words = paragraph({{title, Face::Regular}}, kHeading, width - 2 * kStone - 28);
  Block out;
  out.height = std::max(words.height, 2 * kStone);
  out.elements =
      "<circle cx=\"" + number(kStone) + "\" cy=\"" + number(kStone) + "\" r=\"" + number(kStone) +
      "\" fill=\"url(#black)\"/><text class=\"stone\" text-anchor=\"middle\" x=\"" +
      number(kStone) + "\" y=\"" + number(kStone + 18) + "\">" + number(page_number) + "</text>" +
      moved(2 * kStone + 28, (out.height - words.height) / 2 + 4, words.elements);
  return out;
}

Block stacked(const std::vector<Block>& blocks) {
  Block out;
  for (const Block& block : blocks) {
    const int gap = out.height == 0 ? 0 : block.gap;
    out.elements += moved(0, out.height + gap, block.elements);
    out.height += gap + block.height;
    out.gap = out.gap == 0 ? block.gap : out.gap;
  }
  return out;
}

Block beside(const std::vector<Block>& blocks, int step) {
  Block out;
  int x = 0;
  for (const Block& block : blocks) {
    out.elements += moved(x, 0, block.elements);
    out.height = std::max(out.height, block.height);
    out.gap = std::max(out.gap, block.gap);
    x += step;
  }
  return out;
}

std::string page(PaperSize paper,
                 const Margins& margins,
                 const std::vector<Block>& blocks,
                 const std::string& footer,
                 const std::string& page_number,
                 Fonts fonts) {
  int needed = 0;
  int stretching = 0;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    needed += blocks[i].height + (i == 0 ? 0 : blocks[i].gap);
    stretching += i > 0 && blocks[i].stretches ? 1 : 0;
  }
  const int left = paper.height - margins.top - margins.bottom - needed;
  if (left < 0) {
    return {};
  }
  const int more = stretching == 0 ? 0 : std::min(left / stretching, kLargestGap);
  std::string body;
  int y = margins.top;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    y += i == 0 ? 0 : blocks[i].gap + (blocks[i].stretches ? more : 0);
    body += moved(margins.side, y, blocks[i].elements);
    y += blocks[i].height;
  }
  const int width = paper.width - 2 * margins.side;
  const int base = paper.height - margins.bottom / 2;
  const Line end = {{page_number, Face::Regular}};
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + number(paper.width / 10) +
         "mm\" height=\"" + number(paper.height / 10) + "mm\" viewBox=\"0 0 " +
         number(paper.width) + ' ' + number(paper.height) + "\">\n" + draw::svg_definitions() +
         styles(fonts) + "<rect width=\"" + number(paper.width) + "\" height=\"" +
         number(paper.height) + "\" fill=\"#ffffff\"/>\n" + body +
         rule(margins.side, base - 42, width, "#d8c9ae") +
         text_line(margins.side, base, kFoot, {{footer, Face::Regular}}) +
         text_line(paper.width - margins.side - line_width(end, kFoot.size), base, kFoot, end) +
         "</svg>\n";
}

}  // namespace shinpan::leaflet
