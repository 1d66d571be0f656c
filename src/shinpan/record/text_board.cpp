#include "shinpan/record/text_board.hpp"

#include "shinpan/record/finish_record.hpp"
#include "shinpan/record/formats.hpp"
#include "shinpan/record/stated_result.hpp"
#include "shinpan/record/text_lines.hpp"

#include <algorithm>

namespace shinpan::record {
namespace {

using board::Color;
using board::Stone;

constexpr std::string_view kRowSigns = "XOxo#@*.+,_0BW";
constexpr std::size_t kNowhere = std::string_view::npos;

bool draws(const DrawnBoard& drawn, char sign) {
  return std::any_of(drawn.rows.begin(), drawn.rows.end(), [&](const std::string& row) {
    return row.find(sign) != std::string::npos;
  });
}

// The stones of a plain board. @ and * are black in sets of signs without X, where X is there they
// are the white square of Sensei's Library and a star point.
Stone plain_stone(char sign, bool with_x) {
  switch (sign) {
    case 'X':
    case 'x':
    case '#':
    case 'B':
      return Stone::Black;
    case 'O':
    case 'o':
    case '0':
    case 'W':
      return Stone::White;
    case '@':
      return with_x ? Stone::White : Stone::Black;
    case '*':
      return with_x ? Stone::Empty : Stone::Black;
    default:
      return Stone::Empty;
  }
}

// The number of a move: 1 to 9, and 10 drawn as 0; 0 when the sign is no digit.
int move_number(char sign) {
  return !is_digit(sign) ? 0 : sign == '0' ? 10 : sign - '0';
}

Stone sensei_stone(char sign, Color first) {
  switch (sign) {
    case 'X':
    case 'B':
    case '#':
    case 'Y':
    case 'Z':
      return Stone::Black;
    case 'O':
    case 'W':
    case '@':
    case 'Q':
    case 'P':
      return Stone::White;
    default:
      break;
  }
  if (const int number = move_number(sign); number > 0) {
    return board::stone_of(number % 2 == 1 ? first : board::opposite(first));
  }
  return Stone::Empty;
}

// Who moves next in a "$$" diagram: the one after the last numbered move.
std::optional<Color> sensei_to_play(const DrawnBoard& drawn) {
  int last = 0;
  for (const std::string& row : drawn.rows) {
    for (const char sign : row) {
      last = std::max(last, move_number(sign));
    }
  }
  if (last == 0) {
    return drawn.first;
  }
  const Color first = drawn.first.value_or(Color::Black);
  return last % 2 == 1 ? board::opposite(first) : first;
}

void place_stones(const DrawnBoard& drawn, rules::Setup& start) {
  const bool with_x = draws(drawn, 'X') || draws(drawn, 'x');
  const Color first = drawn.first.value_or(Color::Black);
  std::size_t at = 0;
  for (const std::string& row : drawn.rows) {
    for (const char sign : row) {
      start.stones[at++] = drawn.sensei ? sensei_stone(sign, first) : plain_stone(sign, with_x);
    }
  }
}

}  // namespace

base::Result<GameRecord> record_of(const DrawnBoard& drawn) {
  const std::size_t cols = drawn.rows.empty() ? 0 : drawn.rows.front().size();
  for (std::size_t i = 0; i < drawn.rows.size(); ++i) {
    const bool damaged = !drawn.sensei && drawn.rows[i].find_first_not_of(kRowSigns) != kNowhere;
    if (drawn.rows[i].size() != cols || damaged) {
      const auto line = drawn.line + static_cast<std::uint32_t>(i);
      return base::Error{
          base::ErrorCode::BadBoardText, {line}, std::string(excerpt(drawn.rows[i]))};
    }
  }
  if (cols < 1 || cols > board::kMaxSide || drawn.rows.size() > board::kMaxSide) {
    const std::string size = std::to_string(cols) + 'x' + std::to_string(drawn.rows.size());
    return base::Error{base::ErrorCode::BadSize, {drawn.line}, size};
  }
  GameRecord record;
  record.size = {static_cast<std::uint8_t>(cols), static_cast<std::uint8_t>(drawn.rows.size())};
  record.start = rules::Setup::empty(record.size);
  place_stones(drawn, record.start);
  record.start.captured_black = drawn.fields.captured_black;
  record.start.captured_white = drawn.fields.captured_white;
  record.komi = drawn.fields.komi;
  record.handicap = drawn.fields.handicap;
  record.rules_text = drawn.fields.rules;
  record.black = drawn.fields.black;
  record.white = drawn.fields.white;
  record.event = drawn.fields.title;
  record.result_text = drawn.fields.result;
  record.result = read_result(record.result_text);
  const std::optional<Color> diagram = drawn.sensei ? sensei_to_play(drawn) : std::nullopt;
  finish_record(record, drawn.fields.to_play ? drawn.fields.to_play : diagram);
  return record;
}

bool looks_like_text_board(std::string_view text) {
  return !find_boards(text).empty();
}

Games read_text_boards(std::string_view text) {
  Games games;
  for (const DrawnBoard& drawn : find_boards(text)) {
    if (games.size() == kMostGames) {
      games.emplace_back(base::Error{base::ErrorCode::TooLarge, {}, std::to_string(kMostGames)});
      break;
    }
    games.push_back(record_of(drawn));
  }
  return games;
}

}  // namespace shinpan::record
