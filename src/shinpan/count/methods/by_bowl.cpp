#include "shinpan/count/methods/bowls.hpp"
#include "shinpan/count/methods/ways.hpp"

namespace shinpan::count {

// Prisoners go back to their owners' bowls, which held equally many stones: then a stone that is
// missing in the opponent's bowl lives on the board.
void by_bowl(Table& table) {
  table.take_dead_off();
  table.close_borders();
  const int size = bowl_size(table);
  const Both<int> stones = counts_of(table.stones());
  const Both<int> bowls = {size - stones[0], size - stones[1]};
  table.return_prisoners(bowls);
  table.count_points(Step::Kind::CountLand, table.land());
  table.count(Step::Kind::CountBowl, {bowls[1], bowls[0]});
  table.add_komi();
  table.add_handicap();
  table.add_first_pass_and_penalties();
}

}  // namespace shinpan::count
