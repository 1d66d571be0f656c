#include "verify/board.hpp"

#include "proof_text.hpp"

#include <gtest/gtest.h>

namespace verify::test {
namespace {

TEST(VerifyBoard, Names_points_by_letter_without_I_and_row_from_below) {
  const Board board = board_of("......... ......... .........");
  for (const char* const name : {"A1", "H3", "J2"}) {
    EXPECT_EQ(to_name(board.find(name)), name);
  }
  for (const char* const wrong :
       {"", "A", "A0", "A4", "I1", "K1", "a1", "A1x", "A-1", "A01", "AA", "A99999999999"}) {
    EXPECT_EQ(board.find(wrong), 0U) << wrong;
  }
}

TEST(VerifyBoard, Fills_the_largest_board_to_its_edges) {
  std::string rows;
  for (std::uint32_t i = 0; i < kLargest; ++i) {
    rows += std::string(kLargest, 'X') + ' ';
  }
  rows.back() = ' ';
  Board board = board_of(rows);
  EXPECT_EQ(board.chain(board.find("A1")).count(), 625U);
  EXPECT_EQ(to_name(board.find("Z25")), "Z25");
  board.stones[Black] &= ~only(board.find("Z25"));
  EXPECT_EQ(board.liberties(board.chain(board.find("A1"))).count(), 1U);
}

TEST(VerifyBoard, Does_not_join_the_ends_of_neighbouring_rows) {
  const Board board = board_of("....X X.... .....");
  EXPECT_EQ(board.chain(board.find("E3")).count(), 1U);
  EXPECT_EQ(board.liberties(points(board, "E3")).count(), 2U);
  EXPECT_EQ(board.liberties(points(board, "A2")).count(), 3U);
}

TEST(VerifyBoard, Takes_every_chain_left_without_liberties) {
  Board board = board_of("XO.OX XOXOX .X.X.");
  const auto taken = board.play(board.find("C3"), Black);
  ASSERT_TRUE(taken);
  EXPECT_EQ(*taken, points(board, "B3 B2 D3 D2"));
  EXPECT_EQ(board.stones[White].count(), 0U);
}

TEST(VerifyBoard, Forbids_suicide_and_occupied_points) {
  const auto is_allowed = [](const char* name, Color color) {
    Board board = board_of(".O. OOO .X.");
    return board.play(board.find(name), color).has_value();
  };
  EXPECT_FALSE(is_allowed("A3", Black));
  EXPECT_FALSE(is_allowed("B1", White));
  EXPECT_FALSE(is_allowed("B3", White));
  EXPECT_TRUE(is_allowed("A3", White));
}

TEST(VerifyBoard, Splits_a_set_into_its_parts) {
  const Board board = board_of("..... ..... .....");
  const auto parts = parts_of(points(board, "A1 A2 C1 C3 D3"));
  EXPECT_EQ(parts.size(), 3U);
}

}  // namespace
}  // namespace verify::test
