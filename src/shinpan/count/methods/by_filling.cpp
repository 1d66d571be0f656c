#include "shinpan/count/methods/ways.hpp"

namespace shinpan::count {

// The most ancient way as historians tell it: after the game life needs no more eyes.
void by_filling(Table& table) {
  table.take_dead_off();
  table.fill_neutral_points();
  table.put_from_bowls(Step::Kind::FillOwn, table.land());
  table.count_points(Step::Kind::CountStones, table.living());
  table.add_komi();
  table.add_handicap();
  table.add_first_pass_and_penalties();
}

}  // namespace shinpan::count
