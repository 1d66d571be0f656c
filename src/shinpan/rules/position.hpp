#pragma once

#include "shinpan/base/result.hpp"
#include "shinpan/board/board.hpp"

#include <array>
#include <utility>
#include <vector>

namespace shinpan::rules {

// Anything that may be put on a board, legal or not: what an editor, a record or a pasted text
// holds.
struct Setup {
  board::Size size{};
  std::vector<board::Stone> stones;  // size.area() of them, row by row from the top left
  board::Color to_play = board::Color::Black;
  int captured_black = 0;  // black stones taken so far
  int captured_white = 0;

  [[nodiscard]] static Setup empty(board::Size size);
  bool operator==(const Setup&) const = default;
};

// A validated position: the size fits and every chain has a liberty.
class Position {
 public:
  // All that is wrong, not only the first: BadSize, BadNumber for prisoners below zero, or BadSetup
  // with the vertex of a stone of each chain without liberties.
  [[nodiscard]] static std::vector<base::Error> problems(const Setup& setup);
  [[nodiscard]] static base::Result<Position> from(const Setup& setup);
  // From a board that play has kept legal.
  [[nodiscard]] static Position from(const board::Board& board, board::Color to_play);
  // The same with the stones taken stated apart from those that the board counted.
  [[nodiscard]] static Position from(const board::Board& board,
                                     board::Color to_play,
                                     int captured_black,
                                     int captured_white);

  [[nodiscard]] const board::Board& board() const { return board_; }

  [[nodiscard]] board::Size size() const { return board_.size(); }

  [[nodiscard]] board::Color to_play() const { return to_play_; }

  // Stones of this colour taken during play.
  [[nodiscard]] int captured(board::Color color) const { return captured_[board::index_of(color)]; }

 private:
  Position(board::Board board, board::Color to_play, int captured_black, int captured_white)
      : board_(std::move(board)), to_play_(to_play), captured_{captured_black, captured_white} {}

  board::Board board_;
  board::Color to_play_;
  std::array<int, 2> captured_;
};

}  // namespace shinpan::rules
