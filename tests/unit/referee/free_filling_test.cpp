#include "shinpan/referee/free_filling.hpp"

#include "support/board_picture.hpp"

#include <gtest/gtest.h>

namespace shinpan::referee {
namespace {

using board::Color;
using support::Picture;

constexpr Color B = Color::Black;
constexpr Color W = Color::White;

std::string refused(FreeFilling& filling, Color by, board::Point at) {
  const std::optional<Objection> objection = filling.fill(by, at);
  return objection ? objection_id(objection->code) : "";
}

TEST(FreeFillingTest, Stones_need_no_turn_and_take_no_living_stone) {
  const Picture p(R"(
    . X a O .
    . X b O .
    X O c O O)");
  FreeFilling filling(p.board(), {});
  EXPECT_EQ(refused(filling, B, {15}), "illegal-move");
  EXPECT_EQ(refused(filling, B, {1}), "illegal-move");
  EXPECT_EQ(refused(filling, B, p.point_marked('a')), "");
  EXPECT_EQ(refused(filling, B, p.point_marked('b')), "");
  const std::optional<Objection> taking = filling.fill(B, p.point_marked('c'));
  ASSERT_TRUE(taking);
  EXPECT_EQ(taking->code, ObjectionCode::TakesLiving);
  EXPECT_EQ(taking->points, std::vector{support::at(p.size(), "B1")});
  EXPECT_EQ(refused(filling, W, p.point_marked('c')), "");
}

TEST(FreeFillingTest, A_dead_stone_may_be_taken_but_not_joined) {
  const Picture p(R"(
    c X . X .
    O a X X X
    b X X . X)");
  board::PointSet dead;
  dead.insert(support::at(p.size(), "A2"));
  FreeFilling filling(p.board(), dead);
  EXPECT_EQ(refused(filling, W, p.point_marked('a')), "joins-dead");
  EXPECT_EQ(refused(filling, B, p.point_marked('a')), "");
  EXPECT_EQ(filling.dead().count(), 1);
  EXPECT_EQ(refused(filling, B, p.point_marked('b')), "");
  EXPECT_EQ(refused(filling, B, p.point_marked('c')), "");
  EXPECT_TRUE(filling.dead().empty());
  EXPECT_EQ(filling.board().captured(W), 1);
}

TEST(FreeFillingTest, A_stone_needs_a_liberty) {
  const Picture p(R"(
    a X .
    X . X
    . X .)");
  FreeFilling filling(p.board(), {});
  EXPECT_EQ(refused(filling, W, p.point_marked('a')), "no-liberty");
}

}  // namespace
}  // namespace shinpan::referee
