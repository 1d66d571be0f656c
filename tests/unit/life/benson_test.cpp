#include "shinpan/life/static/benson.hpp"

#include "support/board_picture.hpp"

#include <gtest/gtest.h>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::PointSet;
using support::Picture;

PointSet living(const Picture& picture, Color color, SelfCapture self_capture) {
  return unconditional_life(picture.board(), color, self_capture).stones;
}

TEST(BensonTest, A_chain_with_two_eyes_lives) {
  const Picture p(R"(
    e X e X O
    X X X X O
    O O O O O
    O . O . O)");
  for (const SelfCapture self_capture : {SelfCapture::Forbidden, SelfCapture::Allowed}) {
    const UnconditionalLife life = unconditional_life(p.board(), Color::Black, self_capture);
    EXPECT_EQ(life.stones, p.points_marked('X'));
    EXPECT_EQ(life.eyes, p.points_marked('e'));
    EXPECT_EQ(living(p, Color::White, self_capture), p.points_marked('O'));
  }
}

TEST(BensonTest, A_chain_with_one_eye_does_not_live) {
  const Picture p(R"(
    . X O . O
    X X O O O
    O O O . O)");
  EXPECT_TRUE(unconditional_life(p.board(), Color::Black, SelfCapture::Forbidden).empty());
  EXPECT_EQ(living(p, Color::White, SelfCapture::Forbidden), p.points_marked('O'));
}

TEST(BensonTest, Two_chains_live_by_the_two_eyes_that_they_share) {
  const Picture p(R"(
    e X X O
    X e X O
    X X O O
    O O O .)");
  const UnconditionalLife life =
      unconditional_life(p.board(), Color::Black, SelfCapture::Forbidden);
  EXPECT_EQ(life.stones, p.points_marked('X'));
  EXPECT_EQ(life.eyes, p.points_marked('e'));
  EXPECT_TRUE(living(p, Color::White, SelfCapture::Forbidden).empty());
}

TEST(BensonTest, A_false_eye_kills_everything_that_leans_on_it) {
  const Picture p(R"(
    . X . X O
    X O X X O
    O O O O .)");
  EXPECT_TRUE(unconditional_life(p.board(), Color::Black, SelfCapture::Forbidden).empty());
}

TEST(BensonTest, An_eye_space_with_a_point_out_of_reach_is_not_vital) {
  const Picture p(R"(
    . . . X . X O
    . . . X X X O
    X X X X O O O
    O O O O O . .)");
  EXPECT_TRUE(unconditional_life(p.board(), Color::Black, SelfCapture::Forbidden).empty());
}

TEST(BensonTest, A_stone_inside_an_eye_does_no_harm_while_suicide_is_forbidden) {
  const Picture p(R"(
    O . X . X
    . . X X X
    X X X X O
    O O O O .)");
  EXPECT_EQ(living(p, Color::Black, SelfCapture::Forbidden), p.points_marked('X'));
  EXPECT_TRUE(living(p, Color::Black, SelfCapture::Allowed).empty());
}

TEST(BensonTest, A_stone_that_touches_the_wall_does_no_harm_under_either_rule) {
  const Picture p(R"(
    . O X . X
    X X X X X
    O O O O .)");
  EXPECT_EQ(living(p, Color::Black, SelfCapture::Forbidden), p.points_marked('X'));
  EXPECT_EQ(living(p, Color::Black, SelfCapture::Allowed), p.points_marked('X'));
}

TEST(BensonTest, Nothing_lives_on_an_empty_board) {
  for (const int side : {1, 2, 9, 19, 25}) {
    const Board board(board::square(side));
    for (const Color color : board::kColors) {
      for (const SelfCapture self_capture : {SelfCapture::Forbidden, SelfCapture::Allowed}) {
        EXPECT_TRUE(unconditional_life(board, color, self_capture).empty());
      }
    }
  }
}

TEST(BensonTest, A_lone_stone_on_the_largest_board_does_not_live) {
  Board board(board::square(25));
  board.play({312}, Color::White);
  EXPECT_TRUE(unconditional_life(board, Color::White, SelfCapture::Forbidden).empty());
}

}  // namespace
}  // namespace shinpan::life
