#include "shinpan/count/methods/ways.hpp"

namespace shinpan::count {

void by_area(Table& table) {
  table.take_dead_off();
  table.close_borders();
  table.count_points(Step::Kind::CountStones, table.living());
  table.count_points(Step::Kind::CountLand, table.land());
  table.add_komi();
  table.add_handicap();
  table.add_first_pass_and_penalties();
}

}  // namespace shinpan::count
