#include "leaflet/leaflet.hpp"

#include "leaflet/diagram.hpp"
#include "leaflet/words.hpp"

#include <list>

namespace shinpan::leaflet {

namespace {

using base::Error;
using base::ErrorCode;
using base::Result;
using explain::Language;
using nlohmann::json;

constexpr Margins kMargins{120, 110, 190};
constexpr int kWidth = kA5.width - 2 * kMargins.side;
constexpr int kGutter = 50;
// Boards are drawn as large as the page has room for.
constexpr int kLargestPitch = 84;
constexpr int kSmallestPitch = 52;
constexpr int kPitchStep = 4;

// Makes the blocks of one page.
class PageMaker {
 public:
  PageMaker(const json& nouns, Language language, int pitch)
      : words_(nouns, language), pitch_(pitch) {}

  // Every board of the page must be known before the texts are filled.
  Result<bool> learn(const json& parts) {
    for (const json& part : parts) {
      if (part.contains("row")) {
        for (const json& column : part.at("row")) {
          const Result<bool> learnt = learn(column);
          if (!learnt) {
            return learnt;
          }
        }
      }
      if (!part.contains("board")) {
        continue;
      }
      const json& board = part.at("board");
      Result<Figures> figures = Figures::from(board);
      const Result<bool> hold = figures ? figures->hold() : Result<bool>(figures.error());
      if (!hold) {
        return hold;
      }
      const std::string id = board.at("id");
      boards_.push_back(std::move(*figures));
      figures_[id] = &boards_.back();
      words_.add(id, boards_.back());
    }
    return true;
  }

  Result<std::vector<Block>> blocks(const json& parts, int width) {
    std::vector<Block> out;
    for (const json& part : parts) {
      const Result<std::vector<Block>> more = blocks_of(part, width);
      if (!more) {
        return more.error();
      }
      out.insert(out.end(), more->begin(), more->end());
    }
    return out;
  }

  [[nodiscard]] const Words& words() const { return words_; }

 private:
  Result<std::vector<Block>> blocks_of(const json& part, int width) {
    if (part.contains("row")) {
      return row(part.at("row"), width);
    }
    if (part.contains("board")) {
      return drawn(part.at("board"), width);
    }
    if (part.contains("table")) {
      return tabled(part.at("table"), width);
    }
    if (part.contains("list") || part.contains("steps")) {
      return items(part, width);
    }
    const bool key = part.contains("key");
    const Result<std::vector<Run>> text = words_.runs(part.at(key ? "key" : "text"));
    if (!text) {
      return text.error();
    }
    return std::vector<Block>{key ? framed(*text, width) : paragraph(*text, kBody, width)};
  }

  Result<std::vector<Block>> row(const json& columns, int width) {
    const int number = static_cast<int>(columns.size());
    const int each = (width - (number - 1) * kGutter) / number;
    std::vector<Block> stacks;
    for (const json& column : columns) {
      const Result<std::vector<Block>> inside = blocks(column, each);
      if (!inside) {
        return inside.error();
      }
      stacks.push_back(stacked(*inside));
    }
    return std::vector<Block>{beside(stacks, each + kGutter)};
  }

  Result<std::vector<Block>> drawn(const json& source, int width) {
    const std::string id = source.at("id");
    const Figures& figures = *figures_.at(id);
    const Result<draw::Picture> picture = diagram(source, figures, figures.last().moves().size());
    const Result<std::vector<Run>> caption = words_.runs(source.at("caption"), id);
    if (!picture || !caption) {
      return picture ? caption.error() : picture.error();
    }
    return std::vector<Block>{board(*picture, *caption, pitch_, width)};
  }

  Result<std::vector<Block>> tabled(const json& rows, int width) {
    std::vector<std::vector<std::string>> cells;
    for (const json& row : rows) {
      cells.emplace_back();
      for (const json& cell : row) {
        const Result<std::string> text = words_.filled(cell);
        if (!text) {
          return text.error();
        }
        cells.back().push_back(*text);
      }
    }
    return std::vector<Block>{table(cells, width)};
  }

  Result<std::vector<Block>> items(const json& part, int width) {
    const bool numbered = part.contains("steps");
    std::vector<Block> out;
    for (const json& text : part.at(numbered ? "steps" : "list")) {
      const Result<std::vector<Run>> words = words_.runs(text);
      if (!words) {
        return words.error();
      }
      const std::string sign = numbered ? std::to_string(out.size() + 1) + '.' : "\u2022";
      out.push_back(item(sign, *words, width));
      out.back().gap = out.size() == 1 ? 20 : out.back().gap;
    }
    return out;
  }

  Words words_;
  int pitch_;
  std::list<Figures> boards_;
  std::map<std::string, const Figures*> figures_;
};

// What stands above everything on the first page.
Result<std::vector<Block>> title_of(const json& leaflet, const Words& words) {
  const Result<std::string> title = words.filled(leaflet.at("title"));
  const Result<std::string> subtitle = words.filled(leaflet.at("subtitle"));
  if (!title || !subtitle) {
    return title ? subtitle.error() : title.error();
  }
  return std::vector<Block>{stacked({paragraph({{*title, Face::Regular}}, kTitle, kWidth),
                                     paragraph({{*subtitle, Face::Regular}}, kSubtitle, kWidth)})};
}

struct Order {
  const json& nouns;
  const json& leaflet;
  Language language;
  Fonts fonts;
};

// Empty when boards of that pitch make the page too full.
Result<std::string> page_with(const Order& order, std::size_t number, int pitch) {
  const json& leaflet = order.leaflet;
  const json& source = leaflet.at("pages").at(number);
  PageMaker maker(order.nouns, order.language, pitch);
  const Result<bool> learnt = maker.learn(source.at("parts"));
  if (!learnt) {
    return learnt.error();
  }
  std::vector<Block> blocks;
  if (number == 0) {
    const Result<std::vector<Block>> title = title_of(leaflet, maker.words());
    if (!title) {
      return title.error();
    }
    blocks = *title;
  }
  const Result<std::string> title = maker.words().filled(source.at("title"));
  const Result<std::string> footer = maker.words().filled(leaflet.at("footer"));
  const Result<std::vector<Block>> parts = maker.blocks(source.at("parts"), kWidth);
  if (!title || !footer || !parts) {
    return !title ? title.error() : !footer ? footer.error() : parts.error();
  }
  Block head = heading(static_cast<int>(number) + 1, *title, kWidth);
  head.gap = 50;
  blocks.push_back(std::move(head));
  blocks.insert(blocks.end(), parts->begin(), parts->end());
  blocks[blocks.size() - parts->size()].gap = 30;
  const std::string of_all =
      std::to_string(number + 1) + "/" + std::to_string(leaflet.at("pages").size());
  return page(kA5, kMargins, blocks, *footer, of_all, order.fonts);
}

Result<std::string> page_of(const Order& order, std::size_t number) {
  for (int pitch = kLargestPitch; pitch >= kSmallestPitch; pitch -= kPitchStep) {
    Result<std::string> page = page_with(order, number, pitch);
    if (!page || !page->empty()) {
      return page;
    }
  }
  return Error{ErrorCode::Internal, {}, "page " + std::to_string(number + 1) + " is too full"};
}

}  // namespace

Result<std::vector<std::string>> leaflet_pages(const Sources& sources,
                                               Language language,
                                               Fonts fonts) {
  const json book = json::parse(sources.book, nullptr, false);
  const json leaflet = json::parse(sources.leaflet, nullptr, false);
  if (!book.is_object() || !leaflet.is_object()) {
    return Error{ErrorCode::Internal, {}, "leaflet.json"};
  }
  std::vector<std::string> out;
  try {
    for (std::size_t number = 0; number < leaflet.at("pages").size(); ++number) {
      Result<std::string> page = page_of({book.at("nouns"), leaflet, language, fonts}, number);
      if (!page) {
        return page.error();
      }
      out.push_back(std::move(*page));
    }
  } catch (const json::exception& wrong) {
    return Error{ErrorCode::Internal, {}, wrong.what()};
  }
  return out;
}

}  // namespace shinpan::leaflet
