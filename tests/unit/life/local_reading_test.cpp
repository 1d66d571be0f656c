#include "shinpan/life/estimate/local_reading.hpp"

#include "support/board_picture.hpp"

#include <gtest/gtest.h>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;
using support::at;
using support::Picture;

// Black's stones in the corner have one eye; the white ones around live for certain.
const Picture kOneEye(R"(
  . X O . .
  X X O . .
  O O O . .
  . . . . .)");

Walls white_walls(const Picture& p) {
  Walls walls;
  const Board board = p.board();
  walls.white = board.chain(at(p.size(), "C4"));
  return walls;
}

constexpr ReadingSize kSize{14, 8000, 20000};

TEST(LocalReadingTest, What_is_in_doubt_is_read_between_the_walls) {
  const Board board = kOneEye.board();
  const Point root = board.root(at(kOneEye.size(), "A3"));
  PointSet doubtful;
  doubtful.insert(root);
  const Findings found = read_locally(board, white_walls(kOneEye), doubtful, kSize);
  ASSERT_TRUE(found.has(root));
  EXPECT_EQ(found.at(root).status, Status::Dead);
}

TEST(LocalReadingTest, Areas_without_doubt_are_left_alone) {
  const Board board = kOneEye.board();
  const Findings found = read_locally(board, white_walls(kOneEye), {}, kSize);
  EXPECT_EQ(found.open().size(), board.roots().size());
}

TEST(LocalReadingTest, Wide_areas_are_left_alone) {
  const Picture p(R"(
    . X O . .
    X X O . .
    O O O . .
    . . . . .
    . . . . .)");
  const Board board = p.board();
  const Point root = board.root(at(p.size(), "A4"));
  PointSet doubtful;
  doubtful.insert(root);
  const Findings found = read_locally(board, {}, doubtful, kSize);
  EXPECT_FALSE(found.has(root));
}

}  // namespace
}  // namespace shinpan::life
