#include "shinpan/life/estimate/surroundings.hpp"

#include "shinpan/base/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Legality;
using board::Point;
using board::PointSet;

bool is_surrounded(const Board& board, Point p, Color color) {
  const auto neighbors = board.geometry().neighbors(p);
  return std::all_of(neighbors.begin(), neighbors.end(), [&](Point n) {
    return board.at(n) == board::stone_of(color);
  });
}

bool is_own_eye(const Board& board, Point p, Color color) {
  const auto diagonals = board.geometry().diagonals(p);
  const auto enemies = std::count_if(diagonals.begin(), diagonals.end(), [&](Point d) {
    return board.at(d) == board::stone_of(opposite(color));
  });
  return is_surrounded(board, p, color) && enemies <= (diagonals.size() == 4 ? 1 : 0);
}

bool is_enemy_eye(const Board& board, Point p, Color color) {
  const auto neighbors = board.geometry().neighbors(p);
  return is_surrounded(board, p, opposite(color)) &&
         std::none_of(neighbors.begin(), neighbors.end(), [&](Point n) {
           return board.liberty_count(board.root(n)) == 1;
         });
}

std::size_t empty_beside(const Board& board, Point p) {
  const auto neighbors = board.geometry().neighbors(p);
  return static_cast<std::size_t>(std::count_if(
      neighbors.begin(), neighbors.end(), [&](Point n) { return board.is_empty(n); }));
}

void mark_all(const Board& board, Surroundings& surroundings) {
  for (const Point root : board.root_set()) {
    if (board.liberty_count(root) == 1) {
      surroundings.mark(board.liberties(root).first(), color_of(board.at(root)));
    }
  }
}

// A move on the board and, stone by stone, in its surroundings.
void play(Board& board, Surroundings& surroundings, Point p, Color color) {
  const PointSet before = board.stones(opposite(color));
  board.play(p, color);
  surroundings.put(p, color);
  for (const Point taken : before - board.stones(opposite(color))) {
    surroundings.take_off(taken, opposite(color));
  }
  mark_all(board, surroundings);
}

void expect_as_seen(const Board& board, const Surroundings& fresh, const Surroundings& kept) {
  for (const Point p : board.empty_points()) {
    EXPECT_EQ(kept.empty_beside(p), empty_beside(board, p));
    for (const Color color : board::kColors) {
      const bool own = is_own_eye(board, p, color);
      EXPECT_EQ(fresh.is_eye_of_either(p, color), own || is_enemy_eye(board, p, color));
      // A mark may be left over from a chain that has got out of atari.
      EXPECT_TRUE(own ? kept.is_eye_of_either(p, color)
                      : !kept.is_eye_of_either(p, color) || is_enemy_eye(board, p, color));
    }
  }
}

TEST(SurroundingsTest, Counts_and_marks_follow_random_games) {
  for (const board::Size size : {board::square(9), board::Size{1, 7}, board::Size{5, 2}}) {
    base::Random random(7);
    Board board(size);
    Surroundings kept(board);
    Color color = Color::Black;
    for (int i = 0; i < 300; ++i, color = opposite(color)) {
      const Point p{
          static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(size.area())))};
      if (board.check(p, color) == Legality::Legal) {
        play(board, kept, p, color);
        expect_as_seen(board, Surroundings(board), kept);
      }
    }
  }
}

}  // namespace
}  // namespace shinpan::life
