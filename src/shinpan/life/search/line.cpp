#include "shinpan/life/search/line.hpp"

namespace shinpan::life {

std::vector<LineMove> line_moves(const std::vector<Action>& actions, board::Color first) {
  std::vector<LineMove> out;
  board::Color mover = first;
  for (const Action& action : actions) {
    LineMove move;
    move.move = action.kind == Action::Kind::Play ? rules::Move::play(mover, action.point)
                                                  : rules::Move::pass(mover);
    move.for_ko = action.kind == Action::Kind::PassForKo;
    move.ko = move.for_ko ? action.point : board::Point{};
    out.push_back(move);
    mover = opposite(mover);
  }
  return out;
}

}  // namespace shinpan::life
