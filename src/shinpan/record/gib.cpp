#include "shinpan/record/finish_record.hpp"
#include "shinpan/record/formats.hpp"
#include "shinpan/record/star_points.hpp"
#include "shinpan/record/stated_result.hpp"
#include "shinpan/record/text_lines.hpp"

namespace shinpan::record {
namespace {

using board::Color;
using rules::Move;

// The number behind "KEY:" or "KEY" in a list split by commas ("GRLT:1,ZIPSU:35" or "W1,Z35").
std::optional<std::int32_t> number_in_list(std::string_view list, std::string_view key) {
  while (!list.empty()) {
    const std::string_view item = trimmed(next_field(list, ','));
    if (starts_with(item, key)) {
      if (const auto number = leading_number(item.substr(key.size()))) {
        return number;
      }
    }
  }
  return std::nullopt;
}

// GRLT and W: how the game ended. 0 and 1 are counted games, the margin in tenths stands beside.
StatedResult coded_result(std::int32_t code, std::int32_t tenths) {
  using Kind = StatedResult::Kind;
  switch (code) {
    case 0:
    case 1: {
      const Color winner = code == 0 ? Color::Black : Color::White;
      const bool halves = tenths % 5 == 0 && tenths > 0;
      return halves ? StatedResult{Kind::Points, winner, {tenths / 5}}
                    : StatedResult{Kind::Win, winner, {}};
    }
    case 3:
      return {Kind::Resignation, Color::Black, {}};
    case 4:
      return {Kind::Resignation, Color::White, {}};
    case 7:
      return {Kind::Time, Color::Black, {}};
    case 8:
      return {Kind::Time, Color::White, {}};
    default:
      return {};
  }
}

class GibReader {
 public:
  GameRecord read(std::string_view text) {
    record_.size = board::square(19);
    record_.start = rules::Setup::empty(record_.size);
    while (const std::optional<std::string_view> line = next_line(text)) {
      ++line_;
      read_line(trimmed(*line));
    }
    if (record_.result_text.empty()) {
      record_.result_text = sgf_result(record_.result);
    } else if (record_.result.kind == StatedResult::Kind::Unknown) {
      record_.result = read_result(record_.result_text);
    }
    place_star_handicap(record_, handicap_);
    finish_record(record_, std::nullopt);
    return std::move(record_);
  }

 private:
  void read_line(std::string_view line) {
    if (cut_short_) {
      return;
    }
    if (starts_with(line, "\\[")) {
      std::string_view value = line.substr(2);
      const std::string_view name = next_field(value, '=');
      read_header(name, value.substr(0, value.rfind("\\]")));
      return;
    }
    const std::string_view word = next_word(line);
    if (word == "INI") {
      for (int i = 0; i < 2; ++i) {
        static_cast<void>(next_word(line));
      }
      handicap_ = leading_number(next_word(line)).value_or(0);
    } else if (word == "STO") {
      read_stone(line);
    } else if (word == "SKI") {
      record_.steps.emplace_back(Move::pass(next_color()));
    }
  }

  static std::string_view next_word(std::string_view& line) {
    line = trimmed(line);
    return next_field(line, ' ');
  }

  [[nodiscard]] Color next_color() const {
    if (record_.steps.empty()) {
      return handicap_ >= 2 ? Color::White : Color::Black;
    }
    return board::opposite(std::get<Move>(record_.steps.back()).color);
  }

  // "0 21 2 13 15": nothing, move number, player, column, row.
  void read_stone(std::string_view line) {
    const std::string_view whole = line;
    std::array<std::optional<std::int32_t>, 5> number;
    for (auto& value : number) {
      value = leading_number(next_word(line));
    }
    const bool fits = number[2] && (*number[2] == 1 || *number[2] == 2) && number[3] && number[4] &&
                      *number[3] < 19 && *number[4] < 19;
    if (!fits) {
      const auto move = static_cast<std::uint32_t>(record_.steps.size() + 1);
      warn(record_, WarningCode::CutShort, {line_, 0, move}, std::string(excerpt(whole)));
      cut_short_ = true;
      return;
    }
    const Color color = *number[2] == 1 ? Color::Black : Color::White;
    const board::Point point = board::point_at(record_.size, *number[3], *number[4]);
    record_.steps.emplace_back(Move::play(color, point));
  }

  void read_header(std::string_view name, std::string_view value) {
    if (name == "GAMEBLACKNAME") {
      record_.black = value;
    } else if (name == "GAMEWHITENAME") {
      record_.white = value;
    } else if (name == "GAMENAME") {
      record_.event = value;
    } else if (name == "GAMEDATE") {
      record_.date = value;
    } else if (name == "GAMERESULT") {
      record_.result_text = value;
    } else if (name == "GAMEINFOMAIN") {
      read_codes(value, "GRLT:", "ZIPSU:", "GONGJE:");
    } else if (name == "GAMETAG") {
      read_codes(value, "W", "Z", "G");
    }
  }

  void read_codes(std::string_view list,
                  std::string_view result,
                  std::string_view margin,
                  std::string_view komi) {
    const std::optional<std::int32_t> code = number_in_list(list, result);
    if (code && record_.result.kind == StatedResult::Kind::Unknown) {
      record_.result = coded_result(*code, number_in_list(list, margin).value_or(0));
    }
    const std::optional<std::int32_t> tenths = number_in_list(list, komi);
    if (tenths && !record_.komi) {
      if (*tenths % 5 == 0) {
        record_.komi = rules::HalfPoints{*tenths / 5};
      } else {
        warn(record_, WarningCode::UnreadableProperty, {line_}, std::string(excerpt(list)));
      }
    }
  }

  GameRecord record_;
  std::int32_t handicap_ = 0;
  std::uint32_t line_ = 0;
  bool cut_short_ = false;
};

}  // namespace

bool looks_like_gib(std::string_view text) {
  while (const std::optional<std::string_view> line = next_line(text)) {
    const std::string_view begin = trimmed(*line);
    if (starts_with(begin, "\\HS") || starts_with(begin, "\\[GAME") || starts_with(begin, "\\GS") ||
        starts_with(begin, "STO 0 ")) {
      return true;
    }
  }
  return false;
}

Games read_gib(std::string_view text) {
  return {GibReader().read(text)};
}

}  // namespace shinpan::record
