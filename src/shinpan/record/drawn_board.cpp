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
    if (c == 0xFEFF || c == 0x200B) {
      continue;  // they take no room
    }
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

// The line without the signs of a quotation in a mail or a forum: "> > ".
std::string_view unquoted(std::string_view line) {
  std::string_view rest = trimmed(line);
  while (!rest.empty() && rest.front() == '>') {
    rest = trimmed(rest.substr(1));
  }
  return rest;
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

// The signs of a line that is drawn like a row of this width but holds something that is no point.
std::optional<std::string> damaged_row(std::string_view content, std::size_t width) {
  drop_row_number(content);
  std::string signs;
  std::size_t points = 0;
  for (const char c : content) {
    if (!is_blank(c) && c != '|' && signs.size() < width) {
      signs += c;
      points += contains(kPoints, c) ? 1 : 0;
    } else if (!is_blank(c) && c != '|' && !is_digit(c)) {
      return std::nullopt;
    }
  }
  return width >= 3 && signs.size() == width && 2 * points >= width ? std::optional(signs)
                                                                    : std::nullopt;
}

// Whether two blocks of rows, one right below the other, are one board with a row too long or too
// short: near in width, and one of them too flat to be a board of its own.
bool is_ragged(const DrawnBoard& above, const DrawnBoard& below) {
  const std::size_t a = above.rows.back().size();
  const std::size_t b = below.rows.front().size();
  return !above.sensei && !below.sensei && below.line == above.line + above.rows.size() && a >= 2 &&
         b >= 2 && (a > b ? a - b : b - a) <= 2 &&
         (above.rows.size() < 3 || below.rows.size() < 3 ||
          above.rows.front().size() == below.rows.front().size());
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
      const std::string_view plain = unquoted(*line);
      read_line(ascii_signs(plain), plain);
    }
    finish_board();
    join_ragged();
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
    if (!current_.rows.empty()) {
      if (const auto damaged = damaged_row(content, current_.rows.back().size())) {
        add_row(*damaged);
        return;
      }
    }
    finish_board();
    if (!fields_.read_line(original) && !content.empty()) {
      other_text_ = true;
      above_ = content;
      above_line_ = line_;
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
      if (const auto damaged = above_line_ + 1 == line_ && !current_.sensei
                                   ? damaged_row(above_, row.size())
                                   : std::nullopt) {
        current_.line = above_line_;
        current_.rows.push_back(*damaged);
      }
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

  // Rows of unequal width are one board, so that they are complained of and not judged apart.
  void join_ragged() {
    std::vector<DrawnBoard> joined;
    for (DrawnBoard& board : boards_) {
      if (joined.empty() || !is_ragged(joined.back(), board)) {
        joined.push_back(std::move(board));
        continue;
      }
      DrawnBoard& above = joined.back();
      above.rows.insert(above.rows.end(), board.rows.begin(), board.rows.end());
      merge(above.fields, board.fields);
    }
    boards_ = std::move(joined);
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
  std::string above_;  // the last line that was neither a row nor about the game
  std::uint32_t above_line_ = 0;
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
