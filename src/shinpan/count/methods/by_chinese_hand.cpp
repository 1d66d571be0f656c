#include "shinpan/count/methods/ways.hpp"

namespace shinpan::count {

// One side is enough: what both have together is the board without the points that are nobody's,
// and its half is what an even game would have given.
void by_chinese_hand(Table& table) {
  table.take_dead_off();
  table.close_borders();
  const Both<int> stones = counts_of(table.stones());
  const Both<int> land = counts_of(table.land());
  const Both<int> area = {stones[0] + land[0], stones[1] + land[1]};
  table.count_points(Step::Kind::CountOneSide,
                     {table.stones()[0] | table.land()[0], board::PointSet{}});
  table.count(Step::Kind::RestIsOther, {0, area[1]});
  table.tell(Step::Kind::CompareWithHalf,
             {},
             {rules::HalfPoints::points(area[0]), rules::HalfPoints{area[0] + area[1]}});
  table.add_komi();
  table.add_handicap();
  table.add_first_pass_and_penalties();
}

}  // namespace shinpan::count
