#include "shinpan/board/board.hpp"

#include "support/board_picture.hpp"

#include <gtest/gtest.h>

#include <utility>

namespace shinpan::board {
namespace {

using support::drawn;
using support::Picture;

TEST(BoardTest, Touching_stones_of_one_colour_are_a_chain) {
  const Picture p(R"(
    X X . .
    . X O .
    X . O .
    . . . O)");
  const Board board = p.board();
  EXPECT_EQ(board.root({0}), board.root({1}));
  EXPECT_NE(board.root({0}), board.root({8}));
  EXPECT_EQ(board.chain_size(board.root({0})), 3);
  EXPECT_EQ(board.roots().size(), 4U);
}

TEST(BoardTest, Liberties_are_the_empty_points_beside_a_chain_each_once) {
  const Picture p(R"(
    . a . .
    a X a .
    a X X O
    . a O .)");
  const Board board = p.board();
  const Point root = board.root(p.points_marked('X').first());
  EXPECT_EQ(board.liberties(root), p.points_marked('a'));
  EXPECT_EQ(board.liberty_count(root), 5);
}

TEST(BoardTest, A_chain_without_liberties_is_taken) {
  const Picture p(R"(
    . X X .
    X O O a
    . X X .)");
  Board board = p.board();
  board.play(p.point_marked('a'), Color::Black);
  EXPECT_EQ(drawn(board), drawn(R"(
    . X X .
    X . . X
    . X X .)"));
  EXPECT_EQ(board.captured(Color::White), 2);
  EXPECT_EQ(board.captured(Color::Black), 0);
}

TEST(BoardTest, Four_chains_may_be_taken_at_once) {
  const Picture p(R"(
    . . X . .
    . X O X .
    X O a O X
    . X O X .
    . . X . .)");
  Board board = p.board();
  EXPECT_EQ(board.check(p.point_marked('a'), Color::Black), Legality::Legal);
  board.play(p.point_marked('a'), Color::Black);
  EXPECT_EQ(board.captured(Color::White), 4);
  EXPECT_EQ(board.liberty_count(p.point_marked('a')), 4);
  EXPECT_EQ(board.ko_point(), std::nullopt);
}

TEST(BoardTest, The_opponents_stones_are_taken_before_the_own_liberties_are_looked_at) {
  const Picture p(R"(
    a O X
    O X X
    X X .)");
  Board board = p.board();
  EXPECT_EQ(board.check(p.point_marked('a'), Color::Black), Legality::Legal);
  board.play(p.point_marked('a'), Color::Black);
  EXPECT_EQ(drawn(board), drawn(R"(
    X . X
    . X X
    X X .)"));
}

TEST(BoardTest, Filling_the_last_own_liberty_is_suicide) {
  const Picture p(R"(
    a X O
    X X O
    O O .)");
  Board board = p.board();
  EXPECT_EQ(board.check(p.point_marked('a'), Color::Black), Legality::Suicide);
  EXPECT_EQ(board.check(p.point_marked('a'), Color::White), Legality::Legal);
  board.play(p.point_marked('a'), Color::Black);
  EXPECT_EQ(drawn(board), drawn(R"(
    . . O
    . . O
    O O .)"));
  EXPECT_EQ(board.captured(Color::Black), 4);
  board.undo();
  EXPECT_EQ(drawn(board), drawn(p.board()));
  EXPECT_EQ(board.captured(Color::Black), 0);
}

TEST(BoardTest, A_single_stone_between_enemies_is_suicide) {
  const Picture p(R"(
    . O .
    O a O
    . O .)");
  EXPECT_EQ(p.board().check(p.point_marked('a'), Color::Black), Legality::Suicide);
  EXPECT_EQ(p.board().check(p.point_marked('a'), Color::White), Legality::Legal);
}

TEST(BoardTest, An_occupied_point_is_named_first) {
  const Board board = Picture("X").board();
  EXPECT_EQ(board.check({0}, Color::White), Legality::Occupied);
}

TEST(BoardTest, The_only_point_of_the_smallest_board_is_suicide) {
  EXPECT_EQ(Board(square(1)).check({0}, Color::Black), Legality::Suicide);
}

constexpr const char* kKo = R"(
  . X O .
  X O a O
  . X O .)";

TEST(BoardTest, A_ko_may_not_be_retaken_at_once) {
  const Picture p(kKo);
  Board board = p.board();
  board.play(p.point_marked('a'), Color::Black);
  const Point taken = support::at(p.size(), "B2");
  EXPECT_EQ(board.ko_point(), taken);
  EXPECT_EQ(board.ko_color(), Color::White);
  EXPECT_EQ(board.check(taken, Color::White), Legality::Ko);
  EXPECT_EQ(board.check(taken, Color::Black), Legality::Legal);
}

TEST(BoardTest, A_move_elsewhere_and_a_pass_end_the_ban) {
  const Picture p(kKo);
  const Point taken = support::at(p.size(), "B2");
  Board board = p.board();
  board.play(p.point_marked('a'), Color::Black);
  board.pass();
  EXPECT_EQ(board.check(taken, Color::White), Legality::Legal);
  board.undo();
  EXPECT_EQ(board.check(taken, Color::White), Legality::Ko);
  board.play(support::at(p.size(), "D3"), Color::White);
  EXPECT_EQ(board.ko_point(), std::nullopt);
}

TEST(BoardTest, Taking_back_two_stones_with_one_is_no_ko) {
  const Picture p(R"(
    X X O .
    O O a O
    X X O .)");
  Board board = p.board();
  board.play(p.point_marked('a'), Color::Black);
  EXPECT_EQ(board.captured(Color::White), 2);
  EXPECT_EQ(board.ko_point(), std::nullopt);
}

TEST(BoardTest, Taking_one_stone_with_a_chain_is_no_ko) {
  const Picture p(R"(
    . X O .
    X O a O
    . X X O
    . . O .)");
  Board board = p.board();
  board.play(p.point_marked('a'), Color::Black);
  EXPECT_EQ(board.captured(Color::White), 1);
  EXPECT_EQ(board.ko_point(), std::nullopt);
}

TEST(BoardTest, A_stone_may_join_four_chains_and_be_taken_back) {
  const Picture p(R"(
    . . X . .
    . . X . .
    X X a X X
    . . X . .
    . . X . .)");
  Board board = p.board();
  const std::uint64_t hash = board.hash();
  const Point middle = p.point_marked('a');
  board.play(middle, Color::Black);
  EXPECT_EQ(board.roots().size(), 1U);
  EXPECT_EQ(board.chain_size(board.root(middle)), 9);
  EXPECT_EQ(board.liberty_count(board.root(middle)), 12);
  board.undo();
  EXPECT_EQ(board.roots().size(), 4U);
  EXPECT_EQ(board.hash(), hash);
  for (const Point root : board.roots()) {
    EXPECT_EQ(board.chain_size(root), 2);
    EXPECT_EQ(board.liberty_count(root), 5);
  }
}

TEST(BoardTest, A_point_keeps_what_an_earlier_capture_left_there) {
  const Picture p(R"(
    O X .
    a X .
    X . .)");
  Board board = p.board();
  const Point corner{0};
  board.play(p.point_marked('a'), Color::Black);
  board.play(corner, Color::White);  // suicide of a new stone on the point of the captured one
  EXPECT_EQ(board.captured(Color::White), 2);
  board.undo();
  board.play(corner, Color::Black);
  board.undo();
  board.undo();
  EXPECT_EQ(drawn(board), drawn(p.board()));
  EXPECT_EQ(board.liberty_count(board.root(corner)), 1);
  EXPECT_EQ(board.captured(Color::White), 0);
}

TEST(BoardTest, The_hash_knows_stones_and_size_and_nothing_else) {
  Board played(square(5));
  played.play({3}, Color::Black);
  played.play({7}, Color::White);
  Board other(square(5));
  other.play({7}, Color::White);
  other.play({3}, Color::Black);
  other.pass();
  EXPECT_EQ(played.hash(), other.hash());
  EXPECT_TRUE(same_stones(played, other));
  EXPECT_NE(Board(square(5)).hash(), Board({5, 4}).hash());
  EXPECT_NE(played.hash(), Board(square(5)).hash());
}

TEST(BoardTest, The_hash_after_a_move_is_known_before) {
  const Picture p(kKo);
  Board board = p.board();
  for (const Color color : kColors) {
    for (const Point point : board.empty_points()) {
      const std::uint64_t foretold = board.hash_after(point, color);
      board.play(point, color);
      EXPECT_EQ(board.hash(), foretold);
      board.undo();
    }
  }
}

TEST(BoardTest, Setup_takes_nothing_and_may_leave_chains_without_liberties) {
  Board board(square(2));
  board.set({0}, Stone::White);
  board.set({1}, Stone::Black);
  board.set({2}, Stone::Black);
  EXPECT_EQ(board.liberty_count(board.root({0})), 0);
  EXPECT_EQ(board.captured(Color::White), 0);
  board.set({1}, Stone::Empty);
  EXPECT_EQ(board.liberty_count(board.root({0})), 1);
  EXPECT_EQ(board.undo_depth(), 0U);
}

TEST(BoardTest, A_copy_goes_its_own_way) {
  const Picture p(kKo);
  Board board = p.board();
  board.play(p.point_marked('a'), Color::Black);
  Board copy = board;
  EXPECT_EQ(copy.undo_depth(), 0U);
  EXPECT_EQ(copy.ko_point(), board.ko_point());
  copy.play({0}, Color::White);
  copy.undo();
  EXPECT_EQ(copy.ko_point(), board.ko_point());
  EXPECT_TRUE(same_stones(copy, board));
  board.undo();
  EXPECT_EQ(drawn(board), drawn(p.board()));
  EXPECT_EQ(copy.captured(Color::White), 1);
}

TEST(BoardTest, Moving_a_board_takes_its_undo_log_along) {
  Board board(square(9));
  board.play({0}, Color::Black);
  Board moved = std::move(board);
  EXPECT_EQ(moved.undo_depth(), 1U);
  moved.undo();
  EXPECT_TRUE(moved.is_empty({0}));
}

TEST(BoardTest, Playing_for_ever_forgets_the_way_back) {
  Board board(square(9));
  board.play({0}, Color::Black);
  board.play_forever({1}, Color::White);
  EXPECT_EQ(board.undo_depth(), 0U);
  EXPECT_EQ(board.at({0}), Stone::Black);
}

TEST(BoardTest, The_largest_board_holds_a_chain_of_all_its_points_but_one) {
  Board board(square(kMaxSide));
  for (std::uint16_t i = 0; i + 1 < kMaxArea; ++i) {
    board.play({i}, Color::Black);
  }
  EXPECT_EQ(board.roots().size(), 1U);
  EXPECT_EQ(board.chain_size(board.root({0})), kMaxArea - 1);
  EXPECT_EQ(board.liberty_count(board.root({0})), 1);
  board.play({kMaxArea - 1}, Color::White);
  EXPECT_EQ(board.captured(Color::Black), kMaxArea - 1);
  while (board.undo_depth() > 0) {
    board.undo();
  }
  EXPECT_TRUE(same_stones(board, Board(square(kMaxSide))));
  EXPECT_EQ(board.hash(), board.fresh_hash());
}

}  // namespace
}  // namespace shinpan::board
