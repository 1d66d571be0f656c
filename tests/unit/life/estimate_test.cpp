#include "shinpan/life/estimate/estimate.hpp"

#include "support/board_picture.hpp"

#include <gtest/gtest.h>

#include <string_view>

namespace shinpan::life {
namespace {

using board::Board;
using board::Point;
using support::at;
using support::Picture;

Finding estimated(const Picture& p, std::string_view vertex) {
  const Board board = p.board();
  Findings findings(board);
  estimate(findings, {});
  return findings.at(board.root(at(p.size(), vertex)));
}

// The game that showed it: Black takes at G1 or J1 only by putting himself into atari at J3.
const Picture kSharedLiberties(R"(
  . . X X O . . . .
  . . X O O . . O O
  . . X O . O . O X
  . X O O . . O X X
  . X O X X O O O X
  X O O O O X O X X
  . X O O X X X X .
  . X O O O X O O X
  . X X O X X . O .)");

TEST(EstimateTest, Stones_that_share_their_last_liberties_are_read_about) {
  EXPECT_EQ(estimated(kSharedLiberties, "H1").status, Status::Alive);
  EXPECT_EQ(estimated(kSharedLiberties, "H6").status, Status::Alive);
  EXPECT_EQ(estimated(kSharedLiberties, "D5").status, Status::Dead);
}

TEST(EstimateTest, Reading_leaves_the_estimate_an_estimate) {
  const Finding finding = estimated(kSharedLiberties, "H1");
  EXPECT_EQ(finding.basis, Basis::Estimate);
  EXPECT_EQ(finding.reason, Reason::ReadAround);
  EXPECT_LT(finding.confidence, 1000);
}

// Black's three stones at the bottom live by the shared liberties L2 and N2, as the white ones
// around do: neither side may be taken as a wall to read about the other.
TEST(EstimateTest, Chains_that_need_each_other_are_no_walls) {
  const Picture p(R"(
    . . O X X X . . O X . . .
    . . O O O X X X O X . . .
    . . . . X O O O X . X . .
    . O . O . . O O X X X O .
    . O . . O O O . O O X O .
    O . O O O . . . . . O X .
    X O O X X O . O O O O X .
    . . . X O O O O X X X . .
    X X X X O O X X X . . X X
    X O O O O X . . . X X O X
    O O . O X X X X X O O O O
    X O X O O X X O O O . O .
    . . O . O X . X O O X X X)");
  EXPECT_EQ(estimated(p, "M1").status, Status::Alive);
  EXPECT_EQ(estimated(p, "N3").status, Status::Alive);
}

}  // namespace
}  // namespace shinpan::life
