#include "shinpan/rules/position.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

// How many of the 3^n ways to fill a board are legal: numbers known from the literature (Tromp and
// Farneback; OEIS A094777), and for small boards also by tests/support/perft_reference.py.
namespace shinpan::rules {
namespace {

using board::Board;
using board::Color;
using board::Point;
using board::Size;
using board::Stone;

// Asks Position about every filling.
std::int64_t count_by_asking(Size size) {
  rules::Setup setup = rules::Setup::empty(size);
  std::int64_t legal = 0;
  while (true) {
    legal += Position::problems(setup).empty() ? 1 : 0;
    auto stone = setup.stones.begin();
    while (stone != setup.stones.end() && *stone == Stone::White) {
      *stone++ = Stone::Empty;
    }
    if (stone == setup.stones.end()) {
      return legal;
    }
    *stone = *stone == Stone::Empty ? Stone::Black : Stone::White;
  }
}

// Plays stones point by point, leaving points out for empty ones. A stone that takes something,
// itself included, has closed in a chain for good, so nothing below it is legal; what is left has
// liberties.
std::int64_t count_by_playing(Board& board, std::uint16_t next) {
  if (next == board.size().area()) {
    return 1;
  }
  const auto point = static_cast<std::uint16_t>(next + 1);
  std::int64_t legal = count_by_playing(board, point);
  for (const Color color : board::kColors) {
    board.play({next}, color);
    if (board.captured(Color::Black) + board.captured(Color::White) == 0) {
      legal += count_by_playing(board, point);
    }
    board.undo();
  }
  return legal;
}

// One row of a board as a number with a digit for each point.
using Row = std::vector<int>;

int number_of(const Row& row) {
  int number = 0;
  for (const int digit : row) {
    number = number * 3 + digit;
  }
  return number;
}

// How many rows are the same as this one by a mirror or by a change of colours; 0 unless it is the
// first.
int weight_of(const Row& row) {
  std::set<int> images;
  for (Row image : {row, Row(row.rbegin(), row.rend())}) {
    images.insert(number_of(image));
    for (int& digit : image) {
      digit = digit == 0 ? 0 : 3 - digit;
    }
    images.insert(number_of(image));
  }
  return *images.begin() == number_of(row) ? static_cast<int>(images.size()) : 0;
}

// The same by playing, where first rows that are equal by symmetry are counted once and multiplied.
std::int64_t count_by_symmetry(Size size) {
  Board board(size);
  std::int64_t legal = 0;
  Row row(size.cols, 0);
  while (true) {
    if (const int weight = weight_of(row); weight > 0) {
      std::size_t played = 0;
      for (std::uint16_t i = 0; i < size.cols; ++i) {
        if (row[i] != 0) {
          board.play({i}, row[i] == 1 ? Color::Black : Color::White);
          ++played;
        }
      }
      if (board.captured(Color::Black) + board.captured(Color::White) == 0) {
        legal += weight * count_by_playing(board, size.cols);
      }
      for (; played > 0; --played) {
        board.undo();
      }
    }
    auto digit = row.begin();
    while (digit != row.end() && *digit == 2) {
      *digit++ = 0;
    }
    if (digit == row.end()) {
      return legal;
    }
    ++*digit;
  }
}

TEST(LegalPositionsTest, Small_boards_have_the_known_numbers_of_legal_positions) {
  EXPECT_EQ(count_by_asking({1, 1}), 1);
  EXPECT_EQ(count_by_asking({1, 2}), 5);
  EXPECT_EQ(count_by_asking({5, 1}), 113);
  EXPECT_EQ(count_by_asking({2, 2}), 57);
  EXPECT_EQ(count_by_asking({3, 2}), 489);
  EXPECT_EQ(count_by_asking({3, 3}), 12675);
}

TEST(LegalPositionsTest, Playing_without_captures_reaches_exactly_the_legal_positions) {
  for (const Size size : {Size{1, 1}, Size{1, 2}, Size{2, 2}, Size{3, 2}, Size{3, 3}}) {
    Board board(size);
    EXPECT_EQ(count_by_playing(board, 0), count_by_asking(size));
    EXPECT_EQ(count_by_symmetry(size), count_by_asking(size));
  }
}

TEST(LegalPositionsTest, The_4x4_board_has_24318165_legal_positions) {
  EXPECT_EQ(count_by_symmetry({4, 4}), 24318165);
}

}  // namespace
}  // namespace shinpan::rules
