#include "shinpan/count/methods/ways.hpp"

namespace shinpan::count {

// Japanese 1989, Article 10: dead stones become prisoners. On paper both are added to the points.
void by_territory(Table& table) {
  table.take_dead_off();
  table.protect();
  table.count_points(Step::Kind::CountLand, table.land());
  table.count(Step::Kind::CountPrisoners, {table.held()[1], table.held()[0]});
  table.pay_tax();
  table.add_komi();
  table.add_first_pass_and_penalties();
}

}  // namespace shinpan::count
