#include "shinpan/life/fate.hpp"

#include "shinpan/board/symmetry.hpp"
#include "support/board_picture.hpp"

#include <gtest/gtest.h>

#include <string>

namespace shinpan::life {
namespace {

using board::Color;
using board::Point;
using board::PointSet;
using support::Picture;
using Outcome = Fate::Outcome;

constexpr Limits kLimits{.milliseconds = 0, .nodes = 100'000};

Fate fate(const Picture& picture, const char* stone, Color first) {
  PointSet stones;
  stones.insert(*board::parse_vertex(picture.size(), stone));
  return fates(picture.board(), stones, kLimits)[board::index_of(first)];
}

std::string moves_of(const Picture& picture, const Fate& fate) {
  std::string out;
  for (const rules::Move& move : fate.moves) {
    out += move.kind == rules::Move::Kind::Play ? vertex(picture.size(), move.point) : "pass";
    out += ' ';
  }
  return out;
}

// A row of eye points inside White's living stones.
const char* const kThreeInARow = R"(
  . . . X O O O
  X X X X O O O
  O O O O O O O
  O O O O O O O
  O O O . O . O)";

TEST(FateTest, Three_eye_points_in_a_row_hang_on_who_takes_the_middle) {
  const Picture picture(kThreeInARow);
  const Fate black = fate(picture, "A4", Color::Black);
  EXPECT_EQ(black.outcome, Outcome::Alive);
  EXPECT_EQ(moves_of(picture, black), "B5 ");
  const Fate white = fate(picture, "A4", Color::White);
  EXPECT_EQ(white.outcome, Outcome::Dead);
  EXPECT_EQ(moves_of(picture, white), "B5 ");
  EXPECT_TRUE(black.proved);
  EXPECT_TRUE(white.proved);
}

// The same in a corner that no living walls close in.
const char* const kOpen = R"(
  . . . X O . . . .
  X X X X O . . . .
  O O O O . . . . .
  . . . . . . . . .
  . . . . . . . . .)";

TEST(FateTest, On_an_open_board_life_by_few_moves_is_found) {
  const Picture picture(kOpen);
  const Fate black = fate(picture, "A4", Color::Black);
  EXPECT_EQ(black.outcome, Outcome::Alive);
  EXPECT_EQ(moves_of(picture, black), "B5 ");
  EXPECT_TRUE(black.proved);
  EXPECT_NE(fate(picture, "A4", Color::White).outcome, Outcome::Alive);
}

TEST(FateTest, What_lives_by_two_eyes_needs_no_search) {
  const Picture picture(kThreeInARow);
  for (const Color first : board::kColors) {
    const Fate white = fate(picture, "E5", first);
    EXPECT_EQ(white.outcome, Outcome::Alive);
    EXPECT_EQ(white.nodes, 0U);
  }
}

// The corner of the bent four: White's eight stones and Black's three beside it.
const char* const kBentFour = R"(
  X X . O X X
  X O O O X X
  . O O X X X
  O O X X X X
  X X X X X X
  X X X . X .)";

TEST(FateTest, A_bent_four_is_a_ko_where_kos_are_played_out) {
  const Picture picture(kBentFour);
  const Fate black = fate(picture, "D6", Color::Black);
  EXPECT_EQ(black.outcome, Outcome::Ko);
  EXPECT_TRUE(black.ko.has_value());
  EXPECT_EQ(fate(picture, "A6", Color::White).outcome, Outcome::Seki);
}

TEST(FateTest, A_limit_reached_leaves_it_undecided) {
  PointSet stones;
  stones.insert(Point{0});
  const auto both =
      fates(Picture(kBentFour).board(), stones, Limits{.milliseconds = 0, .nodes = 5});
  for (const Fate& fate : both) {
    EXPECT_EQ(fate.outcome, Outcome::Undecided);
    EXPECT_FALSE(fate.proved);
    EXPECT_TRUE(fate.moves.empty());
  }
}

TEST(FateTest, All_sixteen_images_have_the_same_fate) {
  const Picture picture(kBentFour);
  const board::Board board = picture.board();
  for (const board::Symmetry symmetry : board::kSymmetries) {
    for (const bool swapped : {false, true}) {
      board::Board turned(image(symmetry, board.size()));
      PointSet stones;
      for (const Point p : board.geometry().all) {
        if (!board.is_empty(p)) {
          const Color color = color_of(board.at(p));
          turned.set(image(symmetry, board.size(), p), stone_of(swapped ? opposite(color) : color));
        }
      }
      const Point d6 = *board::parse_vertex(board.size(), "D6");
      stones.insert(image(symmetry, board.size(), d6));
      const auto here = fates(turned, stones, kLimits);
      PointSet original;
      original.insert(d6);
      const auto there = fates(board, original, kLimits);
      for (const Color first : board::kColors) {
        const Fate& a = here[board::index_of(swapped ? opposite(first) : first)];
        const Fate& b = there[board::index_of(first)];
        EXPECT_EQ(a.outcome, b.outcome);
        EXPECT_EQ(a.nodes, b.nodes);
        EXPECT_EQ(a.moves.size(), b.moves.size());
      }
    }
  }
}

}  // namespace
}  // namespace shinpan::life
