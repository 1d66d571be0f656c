#include "gtp/commands.hpp"
#include "gtp/words.hpp"
#include "shinpan/record/quantity.hpp"
#include "shinpan/rules/handicap.hpp"

#include <algorithm>

namespace shinpan::gtp {

namespace {

using board::Point;
using board::Size;

std::optional<Size> parse_size(const std::vector<std::string>& words) {
  const std::optional<int> cols = parse_number(words.front());
  const std::optional<int> rows = parse_number(words.back());
  if (!cols || !rows || std::max(*cols, *rows) > board::kMaxSide) {
    return std::nullopt;
  }
  const Size size{static_cast<std::uint8_t>(*cols), static_cast<std::uint8_t>(*rows)};
  return board::is_valid(size) ? std::optional(size) : std::nullopt;
}

Reply boardsize(Session& session, const Arguments& arguments) {
  const std::optional<Size> size = parse_size(arguments.words);
  if (!size) {
    return failure("unacceptable size: from 1 to 25, one number, or two for a rectangle");
  }
  session.clear(*size);
  return success();
}

Reply query_boardsize(Session& session, const Arguments&) {
  const Size size = session.size();
  const std::string cols = std::to_string(size.cols);
  return success(size.is_square() ? cols : cols + ' ' + std::to_string(size.rows));
}

Reply clear_board(Session& session, const Arguments&) {
  session.clear(session.size());
  return success();
}

Reply komi(Session& session, const Arguments& arguments) {
  const std::optional<rules::HalfPoints> value = parse_half_points(arguments.words[0]);
  if (!value) {
    return failure(
        "komi not a number of half points: write it in points, such as 6.5 or 7 (3.75 zi are 7.5)");
  }
  session.set_komi(*value);
  return success();
}

Reply get_komi(Session& session, const Arguments&) {
  return success(record::points_text(session.komi()));
}

Reply board_not_empty() {
  return failure("board not empty: send clear_board first");
}

// Black's stones as the answer, once they are put down.
Reply place(Session& session, const std::vector<Point>& points) {
  session.place_handicap(points);
  std::string out;
  for (const Point p : points) {
    out += (out.empty() ? "" : " ") + board::vertex(session.size(), p);
  }
  return success(out);
}

Reply fixed_handicap(Session& session, const Arguments& arguments) {
  if (!session.is_fresh()) {
    return board_not_empty();
  }
  const std::optional<int> number = parse_number(arguments.words[0]);
  const base::Result<std::vector<Point>> points =
      rules::fixed_handicap(session.size(), number.value_or(0));
  return points ? place(session, *points)
                : failure(
                      "invalid number of stones: 2 to 9 on odd boards from 9 up, 2 to 4 on 7x7 "
                      "and even ones; elsewhere use set_free_handicap");
}

// As many of the usual points as there are; GTP lets an engine place fewer stones than it is asked
// for.
Reply place_free_handicap(Session& session, const Arguments& arguments) {
  if (!session.is_fresh()) {
    return board_not_empty();
  }
  constexpr int kMost = 9;
  const int number = parse_number(arguments.words[0]).value_or(0);
  for (int stones = std::min(number, kMost); stones >= 2; --stones) {
    if (const auto points = rules::fixed_handicap(session.size(), stones)) {
      return place(session, *points);
    }
  }
  return failure(number < 2 ? "invalid number of stones: 2 or more"
                            : "this board has no usual handicap points: use set_free_handicap");
}

Reply set_free_handicap(Session& session, const Arguments& arguments) {
  if (!session.is_fresh()) {
    return board_not_empty();
  }
  std::vector<Point> points;
  for (const std::string& word : arguments.words) {
    const std::optional<Point> point = board::parse_vertex(session.size(), word);
    if (!point || std::find(points.begin(), points.end(), *point) != points.end()) {
      return failure("bad vertex list: two or more different points, such as D4 Q16");
    }
    points.push_back(*point);
  }
  if (static_cast<int>(points.size()) >= session.size().area()) {
    return failure("bad vertex list: some point must stay empty");
  }
  static_cast<void>(place(session, points));
  return success();
}

Reply get_handicap(Session& session, const Arguments&) {
  return success(std::to_string(session.handicap()));
}

// The stones of a list "C V C V ..." by point; nothing when it is none, or names a point twice.
std::optional<rules::Setup> parse_stones(Size size, const std::vector<std::string>& words) {
  rules::Setup setup = rules::Setup::empty(size);
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const auto stone = i + 1 < words.size() ? parse_move(size, words[i], words[i + 1])
                                            : std::optional<rules::Move>();
    if (!stone || stone->kind != rules::Move::Kind::Play ||
        setup.stones[stone->point.index] != board::Stone::Empty) {
      return std::nullopt;
    }
    setup.stones[stone->point.index] = board::stone_of(stone->color);
  }
  return setup;
}

Reply set_position(Session& session, const Arguments& arguments) {
  const std::optional<rules::Setup> setup = parse_stones(session.size(), arguments.words);
  if (!setup) {
    return failure(
        "bad list of stones: color and point in turn, such as b D4 w Q16, no point twice");
  }
  const base::Result<bool> done = session.set_position(*setup);
  return done ? success()
              : failure("illegal position: a chain has no liberty (" + done.error().detail + ")");
}

constexpr Command kCommands[] = {
    {"boardsize", "SIZE | COLS ROWS", 1, 2, boardsize, "an empty board, 1 to 25 lines each way"},
    {"rectangular_boardsize", "COLS ROWS", 2, 2, boardsize, "the same with two numbers"},
    {"query_boardsize", "", 0, 0, query_boardsize, "the size; two numbers for a rectangle"},
    {"clear_board", "", 0, 0, clear_board, "an empty board of the same size"},
    {"komi", "KOMI", 1, 1, komi, "sets komi, in half points"},
    {"get_komi", "", 0, 0, get_komi, "komi"},
    {"fixed_handicap", "STONES", 1, 1, fixed_handicap, "puts stones on the usual points"},
    {"place_free_handicap",
     "STONES",
     1,
     1,
     place_free_handicap,
     "the same; fewer stones where there are fewer such points"},
    {"set_free_handicap",
     "VERTEX VERTEX ...",
     2,
     kAnyNumber,
     set_free_handicap,
     "puts stones there"},
    {"get_handicap", "", 0, 0, get_handicap, "how many handicap stones there are"},
    {"set_position",
     "[COLOR VERTEX]...",
     0,
     kAnyNumber,
     set_position,
     "a game that begins with these stones, Black to move"},
};

}  // namespace

std::span<const Command> setup_commands() {
  return kCommands;
}

}  // namespace shinpan::gtp
