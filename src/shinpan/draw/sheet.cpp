#include "shinpan/draw/sheet.hpp"

#include "shinpan/base/utf8.hpp"
#include "shinpan/draw/svg.hpp"

#include <algorithm>

namespace shinpan::draw {

namespace {

// A4 in tenths of a millimetre, so that every number in the document is whole.
constexpr int kPageWidth = 2100;
constexpr int kPageHeight = 2970;
constexpr int kMargin = 180;
constexpr int kLargestBoard = 1450;

struct Style {
  int size;    // of the type
  int before;  // room above
  const char* kind;
};

Style style_of(SheetLine::Kind kind) {
  switch (kind) {
    case SheetLine::Kind::Title:
      return {84, 0, "title"};
    case SheetLine::Kind::Heading:
      return {50, 30, "heading"};
    case SheetLine::Kind::Body:
      return {42, 6, "body"};
    case SheetLine::Kind::Blank:
      return {42, 40, "body"};
  }
  return {42, 6, "body"};
}

// Lays lines out from top to bottom and begins a new page when one is full.
class Pages {
 public:
  explicit Pages(std::string footer) : footer_(std::move(footer)) { begin(); }

  void add(const SheetLine& line) {
    const Style style = style_of(line.kind);
    // A letter of these fonts is half as wide as the type is high.
    const auto cells =
        static_cast<std::size_t>((kPageWidth - 2 * kMargin) * 100 / (style.size * 50));
    int before = style.before;
    for (const std::string& text : wrapped(line.text, cells)) {
      const int needed = before + style.size * 13 / 10;
      room_for(needed);
      y_ += needed;
      body_ += "<text class=\"" + std::string(style.kind) + "\" x=\"" + std::to_string(kMargin) +
               "\" y=\"" + std::to_string(y_) + "\">" + xml_escaped(text) + "</text>\n";
      before = 0;
    }
    if (line.kind == SheetLine::Kind::Blank) {
      body_ += "<path d=\"M" + std::to_string(kMargin + 420) + ' ' + std::to_string(y_ + 6) + 'H' +
               std::to_string(kPageWidth - kMargin) +
               "\" stroke=\"#1a1a1a\" stroke-width=\"3\"/>\n";
    }
  }

  void add(const Picture& picture) {
    const Fragment board = to_svg_fragment(picture);
    const int widest = std::max(board.width, board.height);
    const int width = board.width * kLargestBoard / widest;
    const int height = board.height * kLargestBoard / widest;
    room_for(height + 40);
    y_ += 40;
    body_ += "<svg x=\"" + std::to_string((kPageWidth - width) / 2) + "\" y=\"" +
             std::to_string(y_) + "\" width=\"" + std::to_string(width) + "\" height=\"" +
             std::to_string(height) + "\" viewBox=\"0 0 " + std::to_string(board.width) + ' ' +
             std::to_string(board.height) + "\">\n" + board.elements + "</svg>\n";
    y_ += height;
  }

  [[nodiscard]] std::vector<std::string> finished() {
    end();
    return std::move(pages_);
  }

 private:
  void begin() {
    body_.clear();
    y_ = kMargin;
  }

  void end() {
    const std::string number = std::to_string(pages_.size() + 1);
    pages_.push_back(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"210mm\" height=\"297mm\" "
        "viewBox=\"0 0 2100 2970\">\n" +
        svg_definitions() +
        "<style>.title{font-size:84px;font-weight:bold}.heading{font-size:50px;font-weight:bold}"
        ".body{font-size:42px}.foot{font-size:32px;fill:#555555}</style>\n"
        "<rect width=\"2100\" height=\"2970\" fill=\"#ffffff\"/>\n" +
        body_ + "<text class=\"foot\" x=\"" + std::to_string(kMargin) + "\" y=\"2870\">" +
        xml_escaped(footer_) + "</text><text class=\"foot\" x=\"1920\" y=\"2870\" " +
        "text-anchor=\"end\">" + number + "</text>\n</svg>\n");
  }

  void room_for(int height) {
    if (y_ + height > kPageHeight - kMargin - 60 && y_ > kMargin) {
      end();
      begin();
    }
  }

  std::string footer_;
  std::string body_;
  int y_ = 0;
  std::vector<std::string> pages_;
};

}  // namespace

std::vector<std::string> wrapped(std::string_view text, std::size_t cells) {
  std::vector<std::string> out;
  std::string line;
  while (!text.empty()) {
    const std::size_t space = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, space);
    text.remove_prefix(std::min(space + 1, text.size()));
    const bool fits = base::display_width(line) + 1 + base::display_width(word) <= cells;
    if (!line.empty() && !fits) {
      out.push_back(line);
      line.clear();
    }
    line += line.empty() ? "" : " ";
    line += word;
  }
  if (!line.empty()) {
    out.push_back(line);
  }
  return out;
}

std::vector<std::string> sheet_pages(const Sheet& sheet) {
  Pages pages(sheet.footer);
  for (const SheetLine& line : sheet.above) {
    pages.add(line);
  }
  pages.add(sheet.picture);
  for (const SheetLine& line : sheet.below) {
    pages.add(line);
  }
  return pages.finished();
}

}  // namespace shinpan::draw
