#include "shinpan/life/kept.hpp"

#include <charconv>
#include <limits>
#include <vector>

namespace shinpan::life {
namespace {

using board::Board;
using board::Point;
using board::PointSet;
using board::Stone;

// Numbers with a space after each.
class Writer {
 public:
  template <class Number>
  void number(Number value) {
    text_ += std::to_string(static_cast<std::uint64_t>(value));
    text_ += ' ';
  }

  void points(const std::vector<Point>& points) {
    number(points.size());
    for (const Point p : points) {
      number(p.index);
    }
  }

  void line(const std::vector<LineMove>& moves) {
    number(moves.size());
    for (const LineMove& line_move : moves) {
      number(line_move.move.color);
      number(line_move.move.kind);
      number(line_move.move.point.index);
      number(line_move.for_ko ? 1 : 0);
      number(line_move.ko.index);
    }
  }

  [[nodiscard]] std::string text() { return std::move(text_); }

 private:
  std::string text_;
};

// Reads what Writer wrote. After anything else it has failed, and gives zeros.
class Reader {
 public:
  Reader(std::string_view text, const Board& board) : text_(text), board_(board) {}

  std::uint64_t number(std::uint64_t most = std::numeric_limits<std::uint64_t>::max()) {
    std::uint64_t value = 0;
    const char* const end = text_.data() + text_.size();
    const auto [rest, error] = std::from_chars(text_.data(), end, value);
    if (failed_ || error != std::errc{} || rest == end || *rest != ' ' || value > most) {
      failed_ = true;
      return 0;
    }
    text_.remove_prefix(static_cast<std::size_t>(rest + 1 - text_.data()));
    return value;
  }

  template <class Enum>
  Enum kind(Enum last) {
    return static_cast<Enum>(number(static_cast<std::uint64_t>(last)));
  }

  bool yes() { return number(1) == 1; }

  Point point() {
    return {
        static_cast<std::uint16_t>(number(static_cast<std::uint64_t>(board_.size().area()) - 1))};
  }

  // No more than the text can hold.
  std::size_t count() { return static_cast<std::size_t>(number(text_.size())); }

  std::vector<Point> points() {
    std::vector<Point> out(count());
    for (Point& p : out) {
      p = point();
    }
    return out;
  }

  std::vector<LineMove> line() {
    std::vector<LineMove> out(count());
    for (LineMove& line_move : out) {
      line_move.move.color = kind(board::Color::White);
      line_move.move.kind = kind(rules::Move::Kind::Resign);
      line_move.move.point = point();
      line_move.for_ko = yes();
      line_move.ko = point();
    }
    return out;
  }

  [[nodiscard]] bool failed() const { return failed_; }

  [[nodiscard]] bool at_end() const { return !failed_ && text_.empty(); }

  void fail() { failed_ = true; }

 private:
  std::string_view text_;
  const Board& board_;
  bool failed_ = false;
};

// A stone of each of its chains: a group is made of whole chains.
std::vector<Point> roots_of(const Group& group, const Board& board) {
  std::vector<Point> out;
  PointSet left = group.points;
  while (!left.empty()) {
    out.push_back(left.first());
    left -= board.chain(left.first());
  }
  return out;
}

void write(Writer& writer, const Group& group, const Board& board) {
  writer.number(group.color);
  writer.points(roots_of(group, board));
  writer.number(group.status);
  writer.number(group.clause);
  writer.number(group.basis);
  writer.number(group.reason);
  writer.number(group.confidence);
  writer.line(group.line);
  writer.points(group.saving_moves);
  writer.points(group.killing_moves);
  writer.number(group.nodes);
}

Group read_group(Reader& reader, const Board& board) {
  Group out;
  out.color = reader.kind(board::Color::White);
  for (const Point root : reader.points()) {
    if (board.at(root) != stone_of(out.color)) {
      reader.fail();
      return out;
    }
    out.points |= board.chain(root);
  }
  out.status = reader.kind(Status::Undecided);
  out.clause = reader.kind(Clause::Captured);
  out.basis = reader.kind(Basis::Letter);
  out.reason = reader.kind(Reason::EveryStoneCounts);
  out.confidence = static_cast<int>(reader.number(1000));
  out.line = reader.line();
  out.saving_moves = reader.points();
  out.killing_moves = reader.points();
  out.nodes = reader.number();
  return out;
}

}  // namespace

std::string name_of(const Board& board,
                    const Agreement& agreement,
                    const rules::Ruleset& rules,
                    Reading reading,
                    const Limits& limits,
                    const PointSet& closely) {
  Writer writer;
  writer.number(kRevision);
  writer.number(rules.suicide ? 1 : 0);
  writer.number(rules.settlement);
  writer.number(rules.ko_pass);
  writer.number(reading);
  writer.number(limits.nodes);
  writer.number(limits.seed);
  writer.number(limits.table_entries);
  writer.number(board.size().cols);
  writer.number(board.size().rows);
  std::string out = writer.text();
  for (const Point p : board.geometry().all) {
    const unsigned what =
        static_cast<unsigned>(board.at(p)) | (agreement.dead.contains(p) ? 4U : 0U) |
        (agreement.alive.contains(p) ? 8U : 0U) | (closely.contains(p) ? 16U : 0U);
    out += static_cast<char>('A' + what);
  }
  return out;
}

std::string life_text(const Life& life, const Board& board) {
  Writer writer;
  writer.number(life.groups.size());
  for (const Group& group : life.groups) {
    write(writer, group, board);
  }
  writer.number(life.teire.size());
  for (const auto& [color, point] : life.teire) {
    writer.number(color);
    writer.number(point.index);
  }
  writer.number(life.nodes);
  writer.number(life.limit_reached ? 1 : 0);
  return writer.text();
}

std::optional<Life> life_from(std::string_view text, const Board& board) {
  Reader reader(text, board);
  Life out;
  PointSet stones;
  for (std::size_t left = reader.count(); left > 0 && !reader.failed(); --left) {
    out.groups.push_back(read_group(reader, board));
    const PointSet& points = out.groups.back().points;
    if (points.empty() || points.intersects(stones)) {
      return std::nullopt;
    }
    stones |= points;
  }
  for (std::size_t left = reader.count(); left > 0 && !reader.failed(); --left) {
    const board::Color color = reader.kind(board::Color::White);
    out.teire.emplace_back(color, reader.point());
  }
  out.nodes = reader.number();
  out.limit_reached = reader.yes();
  const bool whole =
      stones == (board.stones(board::Color::Black) | board.stones(board::Color::White));
  return reader.at_end() && whole ? std::optional(std::move(out)) : std::nullopt;
}

}  // namespace shinpan::life
