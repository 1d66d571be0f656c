#include "shinpan/board/board.hpp"

#include <cstdio>

int main() {
  using namespace shinpan::board;
  Board board(Size{9, 9});
  board.play(Point{40}, Color::Black);
  std::printf(
      "%d stone, %d liberties\n", board.chain_size(Point{40}), board.liberty_count(Point{40}));
  return board.liberty_count(Point{40}) == 4 ? 0 : 1;
}
