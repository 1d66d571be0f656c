#pragma once

#include "shinpan/base/random.hpp"
#include "shinpan/board/board.hpp"

#include <optional>
#include <utility>
#include <vector>

// Random games whose players leave their own eyes open, as positions to test and to measure on.
namespace shinpan::support {

using Moves = std::vector<std::pair<board::Point, board::Color>>;

inline bool is_own_eye(const board::Board& board, board::Point p, board::Color color) {
  for (const board::Point n : board.geometry().neighbors(p)) {
    if (board.at(n) != stone_of(color)) {
      return false;
    }
  }
  return true;
}

// A legal move that fills no own eye; none when so many tries find none.
inline std::optional<board::Point> random_move(base::Random& random,
                                               const board::Board& board,
                                               board::Color color,
                                               int tries) {
  const auto area = static_cast<std::uint32_t>(board.size().area());
  while (tries-- > 0) {
    const board::Point p{static_cast<std::uint16_t>(random.below(area))};
    if (board.check(p, color) == board::Legality::Legal && !is_own_eye(board, p, color)) {
      return p;
    }
  }
  return std::nullopt;
}

// Until nothing is found or the game is as long as the board.
inline Moves random_game(base::Random& random, board::Size size) {
  board::Board board(size);
  Moves moves;
  board::Color color = board::Color::Black;
  while (moves.size() < static_cast<std::size_t>(size.area())) {
    const std::optional<board::Point> p = random_move(random, board, color, 100);
    if (!p) {
      break;
    }
    board.play_forever(*p, color);
    moves.emplace_back(*p, color);
    color = opposite(color);
  }
  return moves;
}

// A board on which so many parts of a hundred are taken, or a little fewer when no more moves are
// found.
inline board::Board random_board(base::Random& random, board::Size size, int percent) {
  board::Board board(size);
  board::Color color = board::Color::Black;
  for (int turns = 0; turns < 4 * size.area(); ++turns) {
    if (100 * (size.area() - board.empty_points().count()) >= percent * size.area()) {
      break;
    }
    if (const auto p = random_move(random, board, color, 200)) {
      board.play_forever(*p, color);
    }
    color = opposite(color);
  }
  return board;
}

}  // namespace shinpan::support
