#include "shinpan/record/finish_record.hpp"
#include "shinpan/record/formats.hpp"
#include "shinpan/record/quantity.hpp"
#include "shinpan/record/star_points.hpp"
#include "shinpan/record/stated_result.hpp"
#include "shinpan/record/text_lines.hpp"

#include <array>

namespace shinpan::record {
namespace {

using board::Color;
using rules::Move;

constexpr std::size_t kHeaderLines = 12;

bool is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}

// "PMABBREER".
bool is_move_line(std::string_view line) {
  if (line.size() < 7 || !starts_with(line, "PM") || (line[4] != 'B' && line[4] != 'W')) {
    return false;
  }
  for (std::size_t i = 2; i < std::min<std::size_t>(line.size(), 9); ++i) {
    if (!is_capital(line[i])) {
      return false;
    }
  }
  return true;
}

bool is_size_line(std::string_view line) {
  const std::optional<std::int32_t> size = leading_number(line);
  return size && line.size() <= 2 && *size >= 2 && *size <= board::kMaxSide;
}

class NgfReader {
 public:
  base::Result<GameRecord> read(std::string_view text) {
    while (const std::optional<std::string_view> line = next_line(text)) {
      ++line_;
      const std::string_view content = trimmed(*line);
      if (is_move_line(content)) {
        if (!header_read_ && !read_header()) {
          return base::Error{base::ErrorCode::BadSize, {line_}};
        }
        read_move(content);
      } else if (!header_read_ && header_length_ < kHeaderLines) {
        header_[header_length_++] = content;
      }
    }
    if (!header_read_ && !read_header()) {
      return base::Error{base::ErrorCode::BadRecord, {line_}, "PM"};
    }
    place_star_handicap(record_, handicap_);
    finish_record(record_, std::nullopt);
    return std::move(record_);
  }

 private:
  // Title, size, White, Black, site, handicap, unknown, komi, date, minutes, result, number of
  // moves.
  bool read_header() {
    header_read_ = true;
    const bool no_title = is_size_line(header_[0]) && !is_size_line(header_[1]);
    const auto at = [&](std::size_t i) {
      return i < (no_title ? 1U : 0U) ? std::string_view{} : header_[i - (no_title ? 1 : 0)];
    };
    if (!is_size_line(at(1))) {
      return false;
    }
    record_.size = board::square(*leading_number(at(1)));
    record_.start = rules::Setup::empty(record_.size);
    record_.event = at(0);
    record_.white = at(2);
    record_.black = at(3);
    record_.application = at(4);
    handicap_ = leading_number(at(5)).value_or(0);
    read_komi_line(at(7));
    record_.date = at(8);
    record_.result_text = at(10);
    record_.result = read_result(record_.result_text);
    return true;
  }

  void read_komi_line(std::string_view text) {
    const std::optional<Komi> komi = read_komi(text);
    if (!komi) {
      return;
    }
    record_.komi = komi->points;
    if (handicap_ == 0 && komi->points.halves % 2 == 0) {
      record_.komi->halves += 1;
    }
  }

  void read_move(std::string_view line) {
    if (cut_short_) {
      return;
    }
    const Color color = line[4] == 'B' ? Color::Black : Color::White;
    const int col = line[5] - 'B';
    const int row = line[6] - 'B';
    if (col == -1 && row == -1) {
      record_.steps.emplace_back(Move::pass(color));
    } else if (col >= 0 && row >= 0 && col < record_.size.cols && row < record_.size.rows) {
      record_.steps.emplace_back(Move::play(color, board::point_at(record_.size, col, row)));
    } else {
      const auto move = static_cast<std::uint32_t>(record_.steps.size() + 1);
      warn(record_, WarningCode::CutShort, {line_, 0, move}, std::string(excerpt(line)));
      cut_short_ = true;
    }
  }

  std::array<std::string_view, kHeaderLines> header_{};
  std::size_t header_length_ = 0;
  bool header_read_ = false;
  GameRecord record_;
  std::int32_t handicap_ = 0;
  std::uint32_t line_ = 0;
  bool cut_short_ = false;
};

}  // namespace

bool looks_like_ngf(std::string_view text) {
  while (const std::optional<std::string_view> line = next_line(text)) {
    if (is_move_line(trimmed(*line))) {
      return true;
    }
  }
  return false;
}

Games read_ngf(std::string_view text) {
  return {NgfReader().read(text)};
}

}  // namespace shinpan::record
