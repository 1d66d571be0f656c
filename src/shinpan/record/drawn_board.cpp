#include "shinpan/base/utf8.hpp"
#include "shinpan/record/text_board.hpp"
#include "shinpan/record/text_lines.hpp"

#include <algorithm>

namespace shinpan::record {
namespace {

using board::Color;

constexpr std::string_view kPoints = "XOxo#@*.+,_0BW";
constexpr std::string_view kStones = "XOxo#@*0BW";
constexpr std::string_view kAround = " \t()[]<>";

bool contains(std::string_view set, char c) {
  return set.find(c) != std::string_view::npos;
}

// Signs beyond ASCII that stand for points, as ASCII; everything else beyond ASCII becomes '?'.
std::string ascii_signs(std::string_view line) {
  std::string out;
  for (std::size_t at = 0; at < line.size();) {
    const char32_t c = base::next_code_point(line, at);
    if (c < 0x80) {
      out += static_cast<char>(c);
    } else if (c == 0x25CF || c == 0x26AB) {
      out += 'X';
    } else if (c == 0x25CB || c == 0x26AA) {
      out += 'O';
    } else if ((c >= 0x2500 && c <= 0x257F) || c == 0xB7 || c == 0xFF0B || c == 0x30FB) {
      out += '.';
    } else {
      out += c == 0xA0 || c == 0x3000 ? ' ' : '?';
    }
  }
  return out;
}

// The letters over the columns: A B C ..., with or without I.
bool is_column_line(std::string_view line) {
  std::string letters;
  for (const char c : line) {
    if (!is_blank(c)) {
      letters += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
  }
  constexpr std::string_view kWithI = "ABCDEFGHIJKLMNOPQRSTUVWXY";
  constexpr std::string_view kWithoutI = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
  return letters.size() >= 2 && (starts_with(kWithI, letters) || starts_with(kWithoutI, letters));
}

// A frame: dashes, with or without corners.
bool is_frame_line(std::string_view line) {
  const bool dashes = line.find_first_of("-=") != std::string_view::npos;
  return dashes && line.find_first_not_of("-=+|. \t") == std::string_view::npos;
}

// What may stand behind the last point of a row: nothing, a frame, or the number of the row.
bool may_follow_row(std::string_view rest) {
  rest = trimmed(rest);
  if (rest.empty() || rest.front() == '|') {
    return true;
  }
  const std::optional<std::int32_t> number = leading_number(rest);
  if (!number || *number > board::kMaxSide) {
    return false;
  }
  const std::size_t behind = rest.find_first_not_of("0123456789");
  return behind == std::string_view::npos || is_blank(rest[behind]) || rest[behind] == '|';
}

void drop_row_number(std::string_view& line) {
  const std::optional<std::int32_t> number = leading_number(line);
  if (number && *number >= 1 && *number <= board::kMaxSide && line.front() != '0') {
    line.remove_prefix(line.find_first_not_of("0123456789") == std::string_view::npos
                           ? line.size()
                           : line.find_first_not_of("0123456789"));
    line = trimmed(line);
  }
}

struct Header {
  std::optional<Color> first;
  bool found = false;
};

// "$$B", "$$Wc19m5 Title": letters right behind the signs.
Header dollar_header(std::string_view content) {
  Header header;
  if (content.empty() || !contains("BWbwcm0123456789", content.front())) {
    return header;
  }
  header.found = true;
  if (content.front() == 'B' || content.front() == 'b') {
    header.first = Color::Black;
  } else if (content.front() == 'W' || content.front() == 'w') {
    header.first = Color::White;
  }
  return header;
}

std::string dollar_row(std::string_view content) {
  std::string row;
  for (const char c : content) {
    if (!is_blank(c) && c != '|') {
      row += c;
    }
  }
  return row;
}

// Goes through the lines and gathers boards.
class BoardFinder {
 public:
  std::vector<DrawnBoard> find(std::string_view text) {
    while (const std::optional<std::string_view> line = next_line(text)) {
      ++line_;
      read_line(ascii_signs(*line), *line);
    }
    finish_board();
    settle();
    return std::move(boards_);
  }

 private:
  void read_line(std::string_view line, std::string_view original) {
    const std::string_view content = trimmed(line);
    if (starts_with(content, "$$")) {
      return read_dollar_line(content.substr(2));
    }
    if (current_.sensei) {
      finish_board();
    }
    if (is_frame_line(content) || is_column_line(content)) {
      return;
    }
    if (const std::optional<std::string> row = drawn_row(content)) {
      if (!current_.rows.empty() && current_.rows.back().size() != row->size()) {
        finish_board();
      }
      add_row(*row);
      static_cast<void>(fields_.read_line(content));
      return;
    }
    finish_board();
    if (!fields_.read_line(original) && !content.empty()) {
      other_text_ = true;
    }
  }

  void read_dollar_line(std::string_view content) {
    const Header header = dollar_header(content);
    if (header.found || !current_.sensei) {
      finish_board();
      current_.sensei = true;
      current_.first = header.first;
      if (header.found) {
        return;
      }
    }
    content = trimmed(content);
    if (content.empty() || is_frame_line(content) || content.front() == '{' ||
        content.front() == '[') {
      return;
    }
    add_row(dollar_row(content));
  }

  void add_row(const std::string& row) {
    if (current_.rows.empty()) {
      current_.line = line_;
    }
    current_.rows.push_back(row);
  }

  void finish_board() {
    if (!current_.rows.empty()) {
      current_.fields = fields_;
      fields_ = {};
      boards_.push_back(std::move(current_));
    }
    current_ = {};
  }

  // Single rows are dropped as chance where there is anything better, and a single point beside any
  // other text. What was said behind a board counts for it when it is the only one.
  void settle() {
    const auto is_row = [](const DrawnBoard& b) { return b.rows.size() == 1 && !b.sensei; };
    if (!std::all_of(boards_.begin(), boards_.end(), is_row) || other_text_) {
      const bool others = !std::all_of(boards_.begin(), boards_.end(), is_row);
      boards_.erase(std::remove_if(boards_.begin(),
                                   boards_.end(),
                                   [&](const DrawnBoard& b) {
                                     return is_row(b) && (others || b.rows[0].size() < 2);
                                   }),
                    boards_.end());
    }
    if (boards_.size() == 1) {
      merge(boards_.front().fields, fields_);
    }
  }

  static void merge(TextFields& to, const TextFields& from) {
    to.to_play = to.to_play ? to.to_play : from.to_play;
    to.komi = to.komi ? to.komi : from.komi;
    to.captured_black = std::max(to.captured_black, from.captured_black);
    to.captured_white = std::max(to.captured_white, from.captured_white);
    to.handicap = std::max(to.handicap, from.handicap);
    for (std::string TextFields::*const text : {&TextFields::rules,
                                                &TextFields::black,
                                                &TextFields::white,
                                                &TextFields::result,
                                                &TextFields::title}) {
      if ((to.*text).empty()) {
        to.*text = from.*text;
      }
    }
  }

  std::vector<DrawnBoard> boards_;
  DrawnBoard current_;
  TextFields fields_;
  std::uint32_t line_ = 0;
  bool other_text_ = false;
};

}  // namespace

std::optional<std::string> drawn_row(std::string_view line) {
  line = trimmed(line);
  drop_row_number(line);
  if (!line.empty() && line.front() == '|') {
    line.remove_prefix(1);
  }
  std::string row;
  std::size_t at = 0;
  for (; at < line.size(); ++at) {
    if (contains(kPoints, line[at])) {
      row += line[at];
      // KataGo numbers the last moves: "X1".
      const bool numbered = at + 1 < line.size() && line[at + 1] >= '1' && line[at + 1] <= '9';
      at += numbered && contains(kStones, line[at]) ? 1 : 0;
    } else if (!contains(kAround, line[at])) {
      break;
    }
  }
  if (row.empty() || !may_follow_row(line.substr(at))) {
    return std::nullopt;
  }
  return row;
}

std::vector<DrawnBoard> find_boards(std::string_view text) {
  return BoardFinder().find(text);
}

}  // namespace shinpan::record
