#include "shinpan/rules/position.hpp"

#include "support/board_picture.hpp"

#include <gtest/gtest.h>

namespace shinpan::rules {
namespace {

using base::ErrorCode;
using board::Color;
using support::Picture;

TEST(PositionTest, A_legal_setup_becomes_a_position) {
  rules::Setup setup = Picture(R"(
    . X O
    X O .
    . X O)")
                           .setup(Color::White);
  setup.captured_black = 3;
  setup.captured_white = 5;
  const base::Result<Position> position = Position::from(setup);
  ASSERT_TRUE(position);
  EXPECT_EQ(position->to_play(), Color::White);
  EXPECT_EQ(position->captured(Color::Black), 3);
  EXPECT_EQ(position->captured(Color::White), 5);
  EXPECT_TRUE(Position::problems(setup).empty());
}

TEST(PositionTest, Every_chain_without_liberties_is_named) {
  const rules::Setup setup = Picture(R"(
    X O . .
    O . O .
    . O X O
    . . O O)")
                                 .setup();
  const std::vector<base::Error> problems = Position::problems(setup);
  ASSERT_EQ(problems.size(), 2U);
  EXPECT_EQ(problems[0], (base::Error{ErrorCode::BadSetup, {}, "A4"}));
  EXPECT_EQ(problems[1], (base::Error{ErrorCode::BadSetup, {}, "C2"}));
  EXPECT_EQ(Position::from(setup).error(), problems[0]);
}

TEST(PositionTest, A_full_board_has_no_liberties) {
  EXPECT_EQ(Position::problems(Picture("X O").setup()).size(), 2U);
  EXPECT_EQ(Position::problems(Picture("X").setup()).size(), 1U);
}

TEST(PositionTest, Impossible_sizes_are_refused) {
  rules::Setup setup;
  setup.size = {0, 19};
  EXPECT_EQ(Position::from(setup).error(), (base::Error{ErrorCode::BadSize, {}, "0x19"}));
  setup.size = {26, 19};
  setup.stones.resize(26 * 19);
  EXPECT_EQ(Position::from(setup).error(), (base::Error{ErrorCode::BadSize, {}, "26x19"}));
}

TEST(PositionTest, The_number_of_points_must_fit_the_size) {
  rules::Setup setup = rules::Setup::empty(board::square(9));
  setup.stones.pop_back();
  EXPECT_EQ(Position::from(setup).error(), (base::Error{ErrorCode::BadSize, {}, "80"}));
}

TEST(PositionTest, Prisoners_are_not_negative) {
  rules::Setup setup = rules::Setup::empty(board::square(9));
  setup.captured_white = -1;
  EXPECT_EQ(Position::from(setup).error().code, ErrorCode::BadNumber);
}

TEST(PositionTest, A_position_out_of_play_knows_ko_and_prisoners) {
  const Picture p(R"(
    . X O .
    X O a O
    . X O .)");
  board::Board board = p.board();
  board.play(p.point_marked('a'), Color::Black);
  const Position position = Position::from(board, Color::White);
  EXPECT_EQ(position.captured(Color::White), 1);
  EXPECT_EQ(position.board().ko_point(), board.ko_point());
}

}  // namespace
}  // namespace shinpan::rules
