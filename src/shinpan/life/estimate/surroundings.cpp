#include "shinpan/life/estimate/surroundings.hpp"

namespace shinpan::life {

using board::Color;
using board::Point;

Surroundings::Surroundings(const board::Board& board) : geometry_(&board.geometry()) {
  for (const Point p : geometry_->all) {
    const auto inside = static_cast<Counts>(geometry_->neighbors(p).size());
    const Counts edge = beside(Color::Black) + beside(Color::White);
    of_[p.index] = inside * kEmptyBeside + (4 - inside) * edge;
    if (geometry_->diagonals(p).size() < 4) {
      of_[p.index] += diagonal(Color::Black) + diagonal(Color::White);
    }
  }
  for (const Color color : board::kColors) {
    for (const Point p : board.stones(color)) {
      put(p, color);
    }
  }
  for (const Point root : board.root_set()) {
    if (board.liberty_count(root) == 1) {
      mark(board.liberties(root).first(), color_of(board.at(root)));
    }
  }
}

void Surroundings::put(Point p, Color color) {
  of_[p.index] &= kMark - 1;
  for (const std::uint16_t n : geometry_->around[p.index]) {
    of_[n] += beside(color) - kEmptyBeside;
  }
  for (const Point d : geometry_->diagonals(p)) {
    of_[d.index] += diagonal(color);
  }
}

void Surroundings::take_off(Point p, Color color) {
  for (const std::uint16_t n : geometry_->around[p.index]) {
    of_[n] -= beside(color) - kEmptyBeside;
  }
  for (const Point d : geometry_->diagonals(p)) {
    of_[d.index] -= diagonal(color);
  }
}

}  // namespace shinpan::life
