#include "shinpan/life/estimate/landed.hpp"

#include "support/board_picture.hpp"

#include <gtest/gtest.h>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::PointSet;
using support::Picture;

// The secure chains among all black ones.
PointSet secure(const Picture& p, const PointSet& dead = {}) {
  const Board board = p.board();
  return landed_chains(board, Color::Black, board.stones(Color::Black), dead);
}

TEST(LandedTest, Two_eyes_make_all_chains_around_them_secure) {
  const Picture p(R"(
    . X . X O
    X . X X O
    X X X O O
    O O O . .)");
  EXPECT_EQ(secure(p), p.board().stones(Color::Black));
}

TEST(LandedTest, One_eye_is_not_enough) {
  const Picture p(R"(
    . X X O .
    X X O O .
    O O O . .)");
  EXPECT_TRUE(secure(p).empty());
}

TEST(LandedTest, A_false_eye_is_none) {
  const Picture p(R"(
    . X . X O
    X X X O O
    O O O . .)");
  EXPECT_TRUE(secure(p).empty());
}

TEST(LandedTest, Wide_land_is_enough_and_points_beside_the_enemy_are_no_land) {
  const Picture wide(R"(
    . . . X O .
    . . . X O .
    . X X X O .
    X X O O O .)");
  EXPECT_EQ(secure(wide), wide.board().stones(Color::Black));
  const Picture open(R"(
    . . X O .
    . . X O .
    . X X O .
    . O O O .)");
  EXPECT_TRUE(secure(open).empty());
}

TEST(LandedTest, Dead_stones_are_land) {
  const Picture p(R"(
    . O . X O .
    . O . X O .
    . X X X O .
    X X O O O .)");
  EXPECT_TRUE(secure(p).empty());
  PointSet dead;
  dead.insert(support::at(p.size(), "B4"));
  dead.insert(support::at(p.size(), "B3"));
  EXPECT_EQ(secure(p, dead), p.board().stones(Color::Black));
}

}  // namespace
}  // namespace shinpan::life
