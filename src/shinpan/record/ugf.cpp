#include "shinpan/record/finish_record.hpp"
#include "shinpan/record/formats.hpp"
#include "shinpan/record/quantity.hpp"
#include "shinpan/record/stated_result.hpp"
#include "shinpan/record/text_lines.hpp"

namespace shinpan::record {
namespace {

using board::Color;
using rules::Move;

// Name, rank and more, split by commas; PandaNet leaves trailing ones.
std::string first_part(std::string_view list) {
  return std::string(trimmed(next_field(list, ',')));
}

class UgfReader {
 public:
  base::Result<GameRecord> read(std::string_view text) {
    record_.size = board::square(19);
    while (const std::optional<std::string_view> line = next_line(text)) {
      ++line_;
      read_line(trimmed(*line));
      if (bad_size_) {
        return base::Error{base::ErrorCode::BadSize, {line_}, std::string(excerpt(*line))};
      }
    }
    enter_data();
    if (record_.result_text.empty()) {
      record_.result_text = sgf_result(record_.result);
    }
    finish_record(record_, std::nullopt);
    return std::move(record_);
  }

 private:
  enum class Section : std::uint8_t {
    Header,
    Data,
    Other,
  };

  void read_line(std::string_view line) {
    if (line.empty()) {
      return;
    }
    if (line.front() == '[' && line.back() == ']') {
      section_ = line == "[Header]" ? Section::Header
                 : line == "[Data]" ? Section::Data
                                    : Section::Other;
      if (section_ == Section::Data) {
        enter_data();
      }
    } else if (section_ == Section::Header) {
      std::string_view value = line;
      const std::string_view name = next_field(value, '=');
      read_header(name, value);
    } else if (section_ == Section::Data && line.front() != '.' && !cut_short_) {
      read_stone(line);
    }
  }

  // The header is complete: the size is known.
  void enter_data() {
    if (record_.start.stones.empty()) {
      record_.start = rules::Setup::empty(record_.size);
    }
  }

  void read_header(std::string_view name, std::string_view value) {
    if (name == "Size") {
      // A damaged file can repeat its header; stones already lie on the board of the first size.
      if (!record_.start.stones.empty()) {
        return;
      }
      const std::int32_t size = leading_number(value).value_or(0);
      bad_size_ = size < 1 || size > board::kMaxSide;
      record_.size = bad_size_ ? record_.size : board::square(size);
    } else if (name == "Hdcp") {
      const std::int32_t stones = leading_number(next_field(value, ',')).value_or(0);
      record_.handicap = stones >= 2 && stones <= 361 ? stones : 0;
      if (const std::optional<Komi> komi = read_komi(value)) {
        record_.komi = komi->points;
      }
    } else if (name == "Rule") {
      record_.rules_text = value == "JPN" ? "Japanese" : value == "CH" ? "Chinese" : value;
    } else if (name == "CoordinateType") {
      from_bottom_ = value == "IGS";
    } else if (name == "PlayerB") {
      record_.black = first_part(value);
    } else if (name == "PlayerW") {
      record_.white = first_part(value);
    } else if (name == "Title") {
      record_.event = trimmed(value);
    } else if (name == "Date") {
      record_.date = first_part(value);
    } else if (name == "Winner") {
      record_.result = read_winner(value);
    }
  }

  // "B,C" by resignation, "W,2.50" by points, "B,F" forfeit, "B,T" on time; D draw, N and O nobody.
  static StatedResult read_winner(std::string_view value) {
    using Kind = StatedResult::Kind;
    const std::string_view side = trimmed(next_field(value, ','));
    const std::string_view how = trimmed(value);
    if (side.empty() || (side[0] != 'B' && side[0] != 'W')) {
      const char code = side.empty() ? ' ' : side[0];
      return {code == 'D'                  ? Kind::Draw
              : code == 'N' || code == 'O' ? Kind::Void
              : code == 'A' || code == 'P' ? Kind::Unfinished
                                           : Kind::Unknown,
              {},
              {}};
    }
    const std::string code = std::string(side.substr(0, 1)) + '+';
    if (!how.empty() && (how[0] == 'C' || how[0] == 'c')) {
      return read_result(code + 'R');
    }
    return read_result(code + std::string(how));
  }

  // "PD,B1,1,12".
  void read_stone(std::string_view line) {
    std::string_view rest = line;
    const std::string_view place = trimmed(next_field(rest, ','));
    const std::string_view player = trimmed(next_field(rest, ','));
    const std::optional<std::int32_t> number = leading_number(trimmed(next_field(rest, ',')));
    if (place.size() != 2 || player.empty() || !number) {
      return cut_short(line);
    }
    const Color color = player[0] == 'B'   ? Color::Black
                        : player[0] == 'W' ? Color::White
                                           : next_color();
    const bool pass = place[0] == 'Y' || place[0] == 'Z';
    const int col = place[0] - 'A';
    const int down = place[1] - 'A';
    const int row = from_bottom_ ? record_.size.rows - 1 - down : down;
    const bool inside = col >= 0 && row >= 0 && col < record_.size.cols && row < record_.size.rows;
    if (inside && *number == 0) {
      record_.start.stones[board::point_at(record_.size, col, row).index] = stone_of(color);
    } else if (inside) {
      record_.steps.emplace_back(Move::play(color, board::point_at(record_.size, col, row)));
    } else if (pass) {
      record_.steps.emplace_back(Move::pass(color));
    } else {
      cut_short(line);
    }
  }

  [[nodiscard]] Color next_color() const {
    return record_.steps.empty() ? Color::Black
                                 : opposite(std::get<Move>(record_.steps.back()).color);
  }

  void cut_short(std::string_view line) {
    const auto move = static_cast<std::uint32_t>(record_.steps.size() + 1);
    warn(record_, WarningCode::CutShort, {line_, 0, move}, std::string(excerpt(line)));
    cut_short_ = true;
  }

  GameRecord record_;
  Section section_ = Section::Other;
  std::uint32_t line_ = 0;
  bool from_bottom_ = false;
  bool bad_size_ = false;
  bool cut_short_ = false;
};

}  // namespace

bool looks_like_ugf(std::string_view text) {
  while (const std::optional<std::string_view> line = next_line(text)) {
    if (trimmed(*line) == "[Header]") {
      return true;
    }
  }
  return false;
}

std::string_view ugf_charset(std::string_view bytes) {
  while (const std::optional<std::string_view> line = next_line(bytes)) {
    if (starts_with(*line, "Lang=")) {
      return trimmed(line->substr(5));
    }
    if (trimmed(*line) == "[Data]") {
      break;
    }
  }
  return {};
}

Games read_ugf(std::string_view text) {
  return {UgfReader().read(text)};
}

}  // namespace shinpan::record
