#include "shinpan/life/zone/securing.hpp"

#include "shinpan/life/zone/finishing_moves.hpp"
#include "shinpan/life/zone/zone.hpp"
#include "support/board_picture.hpp"

#include <gtest/gtest.h>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::PointSet;
using support::Picture;

// Whether Black, moving second, makes all black chains live.
bool lives(const char* text, int moves) {
  const Picture picture(text);
  Board board = picture.board();
  Budget budget(5000, 0);
  Securing search(
      board, {Color::Black, board.stones(Color::Black), {}}, board.geometry().all, budget);
  return search.succeeds(moves);
}

TEST(SecuringTest, Four_in_a_row_are_two_eyes_and_three_are_not) {
  EXPECT_TRUE(lives(R"(
    . . . . X
    X X X X X
    O O O O O
    . . . . .)",
                    1));
  EXPECT_FALSE(lives(R"(
    . . . X O
    X X X X O
    O O O O O
    . . . . .)",
                     3));
}

TEST(SecuringTest, It_needs_its_moves) {
  EXPECT_FALSE(lives(R"(
    . . . . X
    X X X X X
    O O O O O
    . . . . .)",
                     0));
}

TEST(SecuringTest, The_side_lives_by_moving_first_where_it_must) {
  const Picture picture(R"(
    . a . X O
    X X X X O
    O O O O O
    . . . . .)");
  Board board = picture.board();
  Budget budget(5000, 0);
  Securing search(
      board, {Color::Black, board.stones(Color::Black), {}}, board.geometry().all, budget);
  EXPECT_EQ(search.moves_first(2), picture.point_marked('a'));
}

TEST(SecuringTest, A_ko_is_not_relied_on) {
  // Black's second eye at the top right hangs on a ko.
  EXPECT_FALSE(lives(R"(
    . X . O X . .
    X X O . O . .
    O O O O O . .
    . . . . . . .)",
                     4));
}

TEST(SecuringTest, The_board_is_left_as_it_was) {
  const Picture picture(R"(
    . . . . X
    X X X X X
    O O O O O
    . . . . .)");
  Board board = picture.board();
  Budget budget(5000, 0);
  Securing search(
      board, {Color::Black, board.stones(Color::Black), {}}, board.geometry().all, budget);
  ASSERT_TRUE(search.succeeds(2));
  const Securing::Plan plan = search.plan(1000);
  EXPECT_FALSE(plan.strategy.empty());
  EXPECT_EQ(plan.living, board.stones(Color::Black));
  ASSERT_EQ(plan.line.size(), 2U);
  EXPECT_EQ(plan.line.front().move.color, Color::White);
  EXPECT_EQ(plan.line.back().move.color, Color::Black);
  EXPECT_TRUE(same_stones(board, picture.board()));
  EXPECT_TRUE(search.plan(3).strategy.empty()) << "a text that is too long is none";
}

TEST(FinishingMovesTest, They_join_take_close_or_cut) {
  const Picture picture(R"(
    . . a X . .
    X X X . X .
    . . . . . .
    . . . . . .)");
  const PointSet moves =
      finishing_moves(picture.board(), Color::Black, picture.board().geometry().all);
  EXPECT_TRUE(moves.contains(picture.point_marked('a')));
  EXPECT_FALSE(moves.contains(board::point_at(picture.size(), 3, 3)));
}

TEST(ZoneTest, A_chain_keeps_two_liberties_and_its_stones) {
  const Picture picture(R"(
    X X . .
    . . . .)");
  const Board board = picture.board();
  PointSet zone;
  zone.insert({0});
  keep_liberties(board, Color::Black, zone);
  EXPECT_TRUE(zone.includes(board.chain({0})));
  EXPECT_EQ((zone & board.empty_points()).count(), 2);
}

}  // namespace
}  // namespace shinpan::life
