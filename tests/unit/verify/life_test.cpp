#include "verify/life.hpp"

#include "proof_text.hpp"

#include <gtest/gtest.h>

namespace verify::test {
namespace {

bool lives(const std::string& rows, const char* stone, bool is_suicide_allowed = false) {
  const Board board = board_of(rows);
  const Point p = board.find(stone);
  return living(board, board.owner(p), is_suicide_allowed, board.points)[p];
}

TEST(VerifyUnconditional, Two_eyes_live_and_one_does_not) {
  EXPECT_TRUE(lives(".X.X. XXXXX .....", "B3"));
  EXPECT_FALSE(lives(".XXX XXXX .... ....", "D4"));
  EXPECT_FALSE(lives("..X.. XXX.. ..... .....", "C4"));
}

TEST(VerifyUnconditional, Chains_may_live_by_eyes_that_they_share) {
  EXPECT_TRUE(lives(".X.X .XX. XX.X .XX. ....", "B5"));
  EXPECT_TRUE(lives(".X.XX X.XX. XXX.. ..... .....", "B5"));
  // The stone C4 has an eye less than it needs, and the others need C4.
  EXPECT_FALSE(lives(".X.X. XXX.. ..... .....", "B4"));
}

TEST(VerifyUnconditional, An_empty_point_that_is_no_liberty_spoils_an_eye) {
  EXPECT_TRUE(lives("O.X.X OXXXX XX... ..... .....", "C5"));
  EXPECT_FALSE(lives("..X.X .XXXX XX... ..... .....", "C5"));
}

TEST(VerifyUnconditional, Where_suicide_is_allowed_stones_count_too) {
  // A4 is next to no black stone.
  const std::string inner = "OO.X.X OOXXXX XXX... ......";
  EXPECT_TRUE(lives(inner, "D4"));
  EXPECT_FALSE(lives(inner, "D4", true));
}

TEST(VerifyUnconditional, A_part_lives_only_by_what_is_in_it) {
  const Board board = board_of(".X.X. XXXXX .....");
  const PointSet chain = board.chain(board.find("B3"));
  const auto by = [&](const char* eyes) {
    return living(board, Black, false, chain | points(board, eyes));
  };
  EXPECT_EQ(by("A3 C3").count(), 9U);
  EXPECT_TRUE((by("A3") & chain).none());
}

TEST(VerifyEnclosed, One_inner_point_or_two_that_touch_hold_no_life) {
  const Board board = board_of("XXXXX X...X X...X X...X XXXXX");
  Sides walls;
  walls[Black] = board.stones[Black];
  const auto dead = [&](const char* open) {
    return is_enclosed(board, walls, board.empty() & ~points(board, open), White, board.points);
  };
  EXPECT_TRUE(dead(""));
  const Board wide = board_of("XXXXXX X....X X....X X....X XXXXXX");
  walls[Black] = wide.stones[Black];
  EXPECT_TRUE(is_enclosed(wide, walls, wide.empty(), White, wide.points));
  const Board wider = board_of("XXXXXXX X.....X X.....X X.....X XXXXXXX");
  walls[Black] = wider.stones[Black];
  EXPECT_FALSE(is_enclosed(wider, walls, wider.empty(), White, wider.points));
  walls[Black].reset();
  EXPECT_FALSE(is_enclosed(board, walls, board.empty(), White, board.points));
}

TEST(VerifyEnclosed, Stones_joined_to_a_wall_cut_the_area_in_parts) {
  const Board board = board_of("XXXXXXXXX X.......X X...X...X X.......X XXXXXXXXX");
  Sides walls;
  walls[Black] = board.stones[Black] & ~points(board, "E3");
  const PointSet area = board.points & ~walls[Black];
  EXPECT_FALSE(is_enclosed(board, walls, area, White, area));
  Board joined = board;
  joined.stones[Black] |= points(board, "E2 E4");
  EXPECT_TRUE(is_enclosed(joined, walls, area, White, area));
}

TEST(VerifyEnclosed, A_wall_of_their_own_next_to_the_part_saves_stones) {
  const Board board = board_of("XXXX X..O XXXX");
  Sides walls;
  walls[Black] = board.stones[Black];
  EXPECT_TRUE(is_enclosed(board, walls, board.empty(), White, board.points));
  walls[White] = board.stones[White];
  EXPECT_FALSE(is_enclosed(board, walls, board.empty(), White, board.points));
}

}  // namespace
}  // namespace verify::test
