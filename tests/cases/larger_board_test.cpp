#include "cases/case_file.hpp"
#include "cases/judging.hpp"
#include "shinpan/life/static/benson.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

// The verdict of a case does not change when its board becomes a part of a larger one.
//
// An edge may be moved outward where each point on it is settled: an unconditionally living stone,
// or a point or dead stone within an eye that such a chain lives by. Behind each of them the new
// columns or rows get stones of that colour. So no stone but those of living chains gains or loses
// a liberty, no empty point gains a neighbour of another colour, and each new stone must be joined
// to a chain that lived before: walls of both colours may stand side by side.
namespace shinpan::cases {
namespace {

using board::Color;
using board::Point;
using board::PointSet;
using board::Size;
using board::Stone;

// The columns that each of two boards side by side has at most.
constexpr int kHalf = board::kMaxSide / 2;

// X or O where the point is settled for that side, '.' where it is for none.
std::vector<std::string> settled_rows(const api::Judged& judged) {
  const Size size = judged.board.size();
  std::vector<std::string> out(size.rows, std::string(size.cols, '.'));
  for (const Color color : board::kColors) {
    const life::UnconditionalLife living =
        life::unconditional_life(judged.board, color, life::SelfCapture::Forbidden);
    for (const Point p : living.stones | living.eyes) {
      const bool own = living.stones.contains(p);
      const count::Owner owner = judged.verdict.owner[p.index];
      const bool counted =
          owner == (color == Color::Black ? count::Owner::Black : count::Owner::White);
      const bool alive = own && judged.verdict.life.group_of(p).status == life::Status::Alive;
      if (alive || (!own && counted)) {
        out[static_cast<std::size_t>(row_of(size, p))][static_cast<std::size_t>(col_of(size, p))] =
            color == Color::Black ? 'X' : 'O';
      }
    }
  }
  return out;
}

std::vector<std::string> turned(const std::vector<std::string>& rows) {
  std::vector<std::string> out(rows[0].size(), std::string(rows.size(), '.'));
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t col = 0; col < rows[0].size(); ++col) {
      out[col][row] = rows[row][col];
    }
  }
  return out;
}

// Whether each run of one colour along an edge of settled points has a stone to hold on to.
bool can_be_moved(const std::string& settled, const std::string& stones) {
  bool held = true;
  for (std::size_t i = 0; i < settled.size(); ++i) {
    if (settled[i] == '.') {
      return false;
    }
    if (i > 0 && settled[i] != settled[i - 1]) {
      if (!held) {
        return false;
      }
      held = false;
    }
    held = (i > 0 && held) || stones[i] == settled[i];
  }
  return held;
}

// The rows of a case and what is settled in them, widened together.
struct Board {
  std::vector<std::string> stones;
  std::vector<std::string> settled;

  [[nodiscard]] bool can_grow_down() const { return can_be_moved(settled.back(), stones.back()); }

  [[nodiscard]] bool can_grow_up() const { return can_be_moved(settled.front(), stones.front()); }

  void grow_down(int by) {
    stones.insert(stones.end(), static_cast<std::size_t>(by), settled.back());
    settled.insert(settled.end(), static_cast<std::size_t>(by), std::string(settled.back()));
  }

  void grow_up(int by) {
    stones.insert(stones.begin(), static_cast<std::size_t>(by), settled.front());
    settled.insert(settled.begin(), static_cast<std::size_t>(by), std::string(settled.front()));
  }

  void turn() {
    stones = turned(stones);
    settled = turned(settled);
  }
};

Board board_of(const api::Judged& judged) {
  return {api::position_rows(judged.board), settled_rows(judged)};
}

record::GameRecord record_with(const record::GameRecord& like,
                               const std::vector<std::string>& rows) {
  std::string text;
  for (const std::string& row : rows) {
    text += row + "\n";
  }
  record::GameRecord out = like;
  out.start = support::Picture(text).setup(like.start.to_play);
  out.size = out.start.size;
  return out;
}

// Every point of the case has the letter that it had on its own board.
void expect_same_letters(
    const api::Judged& alone, const api::Judged& larger, int left, int top, bool mirrored) {
  const Size size = alone.board.size();
  const std::vector<std::string> before = api::verdict_rows(alone.board, alone.verdict);
  const std::vector<std::string> after = api::verdict_rows(larger.board, larger.verdict);
  for (const Point p : alone.board.geometry().all) {
    const int col = mirrored ? size.cols - 1 - col_of(size, p) : col_of(size, p);
    const Point there = board::point_at(larger.board.size(), left + col, top + row_of(size, p));
    EXPECT_EQ(letter_at(before, size, p), letter_at(after, larger.board.size(), there))
        << board::vertex(size, p) << " of\n"
        << support::drawn(alone.board) << "in\n"
        << support::drawn(larger.board);
  }
}

class LargerBoard : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(LargerBoard, ChangesNothing) {
  const Case given = read_case(GetParam());
  const api::Judged alone = judge_record(given.record, given, kImageNodes);
  Board board = board_of(alone);
  int left = 0;
  int top = 0;
  int moved = 0;
  constexpr int kBy = 4;
  for (const bool turn : {false, true}) {
    const bool fits = board.stones.size() + 2 * kBy <= board::kMaxSide;
    if (fits && board.can_grow_up()) {
      board.grow_up(kBy);
      (turn ? left : top) = kBy;
      ++moved;
    }
    if (fits && board.can_grow_down()) {
      board.grow_down(kBy);
      ++moved;
    }
    board.turn();
  }
  if (moved == 0 || !alone.verdict.proved) {
    GTEST_SKIP() << "no edge of it can be moved, or it is not proved";
  }
  RecordProperty("edges moved", moved);
  const api::Judged larger =
      judge_record(record_with(given.record, board.stones), given, 2 * kImageNodes);
  EXPECT_TRUE(larger.verdict.proved);
  EXPECT_EQ(larger.verdict.finished, alone.verdict.finished);
  expect_same_letters(alone, larger, left, top, false);
}

// A case that can stand beside another: its right and its lower edge can be moved.
struct Half {
  Case given;
  api::Judged alone;
  Board board;
};

std::optional<Half> half_of(const std::filesystem::path& path) {
  Case given = read_case(path);
  api::Judged alone = judge_record(given.record, given, kImageNodes);
  Board board = board_of(alone);
  if (!is_japanese(given) || !alone.verdict.proved || !board.can_grow_down()) {
    return std::nullopt;
  }
  board.turn();
  if (!board.can_grow_down() || board.stones.size() > kHalf) {
    return std::nullopt;
  }
  board.turn();
  return Half{std::move(given), std::move(alone), std::move(board)};
}

TEST_P(LargerBoard, BesideAnotherCaseChangesNothing) {
  std::optional<Half> here = half_of(GetParam());
  if (!here) {
    GTEST_SKIP() << "its right and lower edges cannot be moved, or it is not proved";
  }
  const std::vector<std::filesystem::path> paths = case_paths();
  const std::size_t own =
      static_cast<std::size_t>(std::find(paths.begin(), paths.end(), GetParam()) - paths.begin());
  std::optional<Half> there;
  for (std::size_t i = 1; !there; ++i) {
    there = half_of(paths[(own + i) % paths.size()]);
  }
  const std::size_t height = std::max(here->board.stones.size(), there->board.stones.size());
  for (Board* board : {&here->board, &there->board}) {
    board->grow_down(static_cast<int>(height - board->stones.size()));
    board->turn();
    board->grow_down(std::min(4, kHalf - static_cast<int>(board->stones.size())));
    board->turn();
  }
  std::vector<std::string> rows = here->board.stones;
  for (std::size_t row = 0; row < height; ++row) {
    const std::string& right = there->board.stones[row];
    rows[row].append(right.rbegin(), right.rend());
  }
  const api::Judged both =
      judge_record(record_with(here->given.record, rows), here->given, 16 * kImageNodes);
  EXPECT_TRUE(both.verdict.proved) << there->given.id;
  expect_same_letters(here->alone, both, 0, 0, false);
  const int left = static_cast<int>(rows[0].size()) - there->alone.board.size().cols;
  expect_same_letters(there->alone, both, left, 0, true);
}

INSTANTIATE_TEST_SUITE_P(Cases, LargerBoard, testing::ValuesIn(case_paths()), name_of);

}  // namespace
}  // namespace shinpan::cases
