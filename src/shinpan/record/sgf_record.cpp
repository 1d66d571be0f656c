#include "shinpan/record/sgf_record.hpp"

#include "shinpan/record/finish_record.hpp"
#include "shinpan/record/quantity.hpp"
#include "shinpan/record/sgf_value.hpp"
#include "shinpan/record/stated_result.hpp"
#include "shinpan/record/text_lines.hpp"

#include <algorithm>
#include <array>

namespace shinpan::record {
namespace {

using board::Color;
using board::Point;
using board::PointSet;
using board::Stone;
using rules::Move;

// Points set in mid-game, all together: a rectangle of nine bytes holds up to 625.
constexpr std::size_t kMostEditedPoints = 2'000'000;

// Counts lines onwards from the place asked for last.
class LineCounter {
 public:
  explicit LineCounter(std::string_view text) : text_(text) {}

  std::uint32_t line(std::uint32_t offset) {
    const std::size_t end = std::min<std::size_t>(offset, text_.size());
    if (end < at_) {
      at_ = 0;
      line_ = 1;
    }
    for (; at_ < end; ++at_) {
      line_ += text_[at_] == '\n' ? 1 : 0;
    }
    return line_;
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  std::uint32_t line_ = 1;
};

class SgfReader {
 public:
  SgfReader(const SgfTree& tree, SgfTree::Node game)
      : tree_(tree), game_(game), lines_(tree.text()) {}

  base::Result<GameRecord> read() {
    if (std::optional<base::Error> error = read_frame()) {
      return *std::move(error);
    }
    for (SgfTree::Node node = game_; node != SgfTree::kNone && !cut_short_;
         node = tree_.first_child(node)) {
      read_node(node);
    }
    finish_record(record_, to_play_);
    return std::move(record_);
  }

 private:
  // What must be known before anything else can be read: that it is Go, and the size.
  std::optional<base::Error> read_frame() {
    if (const auto number = tree_.first_raw(game_, "GM")) {
      if (const auto value = leading_number(trimmed(*number)); value && *value != 1) {
        return base::Error{
            base::ErrorCode::SgfWrongGame, line_of(game_), std::string(excerpt(*number))};
      }
    }
    if (const auto raw = tree_.first_raw(game_, "SZ"); raw && !trimmed(*raw).empty()) {
      const std::optional<board::Size> size = sgf_size(*raw);
      if (!size) {
        return base::Error{base::ErrorCode::BadSize, line_of(game_), std::string(excerpt(*raw))};
      }
      record_.size = *size;
    } else {
      warn(record_, WarningCode::DefaultSize, {}, "19");
    }
    record_.start = rules::Setup::empty(record_.size);
    return std::nullopt;
  }

  base::Where line_of(SgfTree::Node node) {
    const auto [first, last] = tree_.properties(node);
    return first < last ? base::Where{lines_.line(tree_.offset(first))} : base::Where{};
  }

  void read_node(SgfTree::Node node) {
    marked_ = false;
    left_ = {};
    mover_.reset();
    const auto [first, last] = tree_.properties(node);
    for (SgfTree::Property property = first; property < last && !cut_short_; ++property) {
      read_property(property);
    }
    if (mover_) {
      keep_time_left(*mover_);
    }
    flush_edit();
    if (marked_) {
      settle_marks();
    }
  }

  // The time left, wherever it stands in the node of the move.
  void keep_time_left(Color color) {
    StatedTimes::Left& left = left_[board::index_of(color)];
    if (!left.seconds.empty() || !left.moves.empty()) {
      record_.times.left.resize(record_.steps.size() - 1);
      record_.times.left.push_back(std::move(left));
    }
  }

  void read_property(SgfTree::Property property) {
    switch (tree_.code(property)) {
      case sgf_code("B"):
        return read_move(property, Color::Black);
      case sgf_code("W"):
        return read_move(property, Color::White);
      case sgf_code("AB"):
        return read_setup(property, Stone::Black);
      case sgf_code("AW"):
        return read_setup(property, Stone::White);
      case sgf_code("AE"):
        return read_setup(property, Stone::Empty);
      case sgf_code("PL"):
        return read_to_play(property);
      case sgf_code("TB"):
        return read_marks(property, Color::Black);
      case sgf_code("TW"):
        return read_marks(property, Color::White);
      default:
        return read_information(property);
    }
  }

  void read_information(SgfTree::Property property) {
    switch (tree_.code(property)) {
      case sgf_code("KM"):
        return read_komi_property(property);
      case sgf_code("KO"):
        return read_komi_words(property);
      case sgf_code("HA"):
        return read_handicap(property);
      case sgf_code("RU"):
        return keep_text(property, record_.rules_text);
      case sgf_code("RE"):
        return read_result_property(property);
      case sgf_code("PB"):
        return keep_text(property, record_.black);
      case sgf_code("PW"):
        return keep_text(property, record_.white);
      case sgf_code("DT"):
        return keep_text(property, record_.date);
      case sgf_code("EV"):
        return keep_text(property, record_.event);
      case sgf_code("AP"):
        return keep_text(property, record_.application);
      case sgf_code("TM"):
        return keep_text(property, record_.times.main_time);
      case sgf_code("OT"):
        return keep_text(property, record_.times.overtime);
      case sgf_code("BL"):
        return keep_text(property, left_[0].seconds);
      case sgf_code("WL"):
        return keep_text(property, left_[1].seconds);
      case sgf_code("OB"):
        return keep_text(property, left_[0].moves);
      case sgf_code("OW"):
        return keep_text(property, left_[1].moves);
      default:
        return;
    }
  }

  [[nodiscard]] std::string_view first_value(SgfTree::Property property) const {
    const auto [first, last] = tree_.values(property);
    return first < last ? trimmed(tree_.raw(first)) : std::string_view{};
  }

  // The first text that is not empty stands.
  void keep_text(SgfTree::Property property, std::string& place) {
    if (place.empty()) {
      place = sgf_simple_text(first_value(property));
    }
  }

  void warn_unreadable(SgfTree::Property property, std::string_view value) {
    const base::Where where{lines_.line(tree_.offset(property)), 0, next_move()};
    const std::string text(excerpt(value));
    warn(record_,
         WarningCode::UnreadableProperty,
         where,
         std::string(excerpt(tree_.name(property))) + '[' + text + ']');
  }

  [[nodiscard]] std::uint32_t next_move() const { return moves_ + 1; }

  void read_komi_property(SgfTree::Property property) {
    const std::string_view value = first_value(property);
    if (record_.komi || value.empty()) {
      return;
    }
    const std::optional<Komi> komi = read_komi(sgf_simple_text(value));
    if (!komi) {
      return warn_unreadable(property, value);
    }
    record_.komi = komi->points;
    if (komi->other_unit) {
      warn(record_, WarningCode::KomiUnits, {}, sgf_simple_text(excerpt(value)));
    }
  }

  // Korean and Japanese files have the komi in KO, as a number or in words; in FF[4] it has no
  // value.
  void read_komi_words(SgfTree::Property property) {
    if (record_.komi || moves_ > 0) {
      return;
    }
    if (const std::optional<Komi> komi = read_komi(sgf_simple_text(first_value(property)))) {
      record_.komi = komi->points;
    }
  }

  void read_handicap(SgfTree::Property property) {
    const std::string_view value = first_value(property);
    const std::optional<std::int32_t> stones = leading_number(value);
    if (stones && *stones <= record_.size.area()) {
      record_.handicap = *stones >= 2 ? *stones : 0;
    } else if (!value.empty()) {
      warn_unreadable(property, value);
    }
  }

  void read_result_property(SgfTree::Property property) {
    if (record_.result_text.empty()) {
      record_.result_text = sgf_simple_text(first_value(property));
      record_.result = read_result(record_.result_text);
    }
  }

  void read_move(SgfTree::Property property, Color color) {
    const std::string_view value = first_value(property);
    const bool old_pass = value == "tt" && record_.size.cols <= 19 && record_.size.rows <= 19;
    flush_edit();
    if (value.empty() || old_pass || value == "pass" || value == "PASS") {
      record_.steps.emplace_back(Move::pass(color));
    } else if (value == "resign" || value == "RESIGN") {
      record_.steps.emplace_back(Move::resign(color));
    } else if (const std::optional<Point> point = sgf_point(value, record_.size)) {
      record_.steps.emplace_back(Move::play(color, *point));
    } else {
      return cut_short(property);
    }
    mover_ = color;
    ++moves_;
  }

  void cut_short(SgfTree::Property property) {
    const base::Where where{lines_.line(tree_.offset(property)), 0, next_move()};
    warn(record_, WarningCode::CutShort, where, std::string(excerpt(first_value(property))));
    cut_short_ = true;
  }

  void read_setup(SgfTree::Property property, Stone stone) {
    PointSet points;
    read_points(property, points);
    edited_points_ += record_.steps.empty() ? 0 : static_cast<std::size_t>(points.count());
    if (edited_points_ > kMostEditedPoints) {
      return cut_short(property);
    }
    for (const Point point : points) {
      if (record_.steps.empty()) {
        record_.start.stones[point.index] = stone;
      } else {
        edit_.points.emplace_back(point, stone);
      }
    }
  }

  void read_points(SgfTree::Property property, PointSet& points) {
    const auto [first, last] = tree_.values(property);
    for (std::uint32_t value = first; value < last; ++value) {
      const std::string_view raw = trimmed(tree_.raw(value));
      if (!raw.empty() && !add_sgf_points(raw, record_.size, points)) {
        warn_unreadable(property, raw);
      }
    }
  }

  void read_to_play(SgfTree::Property property) {
    const std::optional<Color> color = sgf_color(first_value(property));
    if (!color) {
      return warn_unreadable(property, first_value(property));
    }
    if (record_.steps.empty()) {
      to_play_ = color;
    } else {
      edit_.to_play = color;
    }
  }

  void flush_edit() {
    if (!edit_.points.empty() || edit_.to_play) {
      record_.steps.emplace_back(std::move(edit_));
      edit_ = {};
    }
  }

  // The last node that has marks replaces those of earlier ones.
  void read_marks(SgfTree::Property property, Color color) {
    if (!marked_) {
      record_.black_territory.clear();
      record_.white_territory.clear();
    }
    marked_ = true;
    record_.has_marks = true;
    read_points(property,
                color == Color::Black ? record_.black_territory : record_.white_territory);
  }

  // A point marked for both sides is marked for none.
  void settle_marks() {
    const PointSet both = record_.black_territory & record_.white_territory;
    record_.black_territory -= both;
    record_.white_territory -= both;
    for (const Point point : both) {
      warn(record_, WarningCode::ConflictingMarks, {}, board::vertex(record_.size, point));
    }
  }

  const SgfTree& tree_;
  SgfTree::Node game_;
  LineCounter lines_;
  GameRecord record_;
  std::optional<Color> to_play_;
  Edit edit_;
  std::uint32_t moves_ = 0;
  std::size_t edited_points_ = 0;
  bool marked_ = false;
  bool cut_short_ = false;
  std::optional<Color> mover_;             // in this node
  std::array<StatedTimes::Left, 2> left_;  // likewise, of Black and of White
};

}  // namespace

base::Result<GameRecord> sgf_record(const SgfTree& tree, SgfTree::Node game) {
  return SgfReader(tree, game).read();
}

}  // namespace shinpan::record
