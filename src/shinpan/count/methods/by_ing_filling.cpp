#include "shinpan/count/methods/bowls.hpp"
#include "shinpan/count/methods/first_points.hpp"
#include "shinpan/count/methods/ways.hpp"

namespace shinpan::count {

using board::PointSet;

// Both bowls hold equally many stones, prisoners returned. Each side fills its own points; what a
// side then has left of points, or of stones, is its sum, above zero or below.
void by_ing_filling(Table& table) {
  table.take_dead_off();
  table.close_borders();
  const int size = bowl_size(table);
  const Both<int> stones = counts_of(table.stones());
  const Both<PointSet> land = table.land();
  Both<int> bowls = {size - stones[0], size - stones[1]};
  table.return_prisoners(bowls);

  Both<PointSet> own;
  Both<int> over{};
  for (std::size_t side = 0; side < 2; ++side) {
    own[side] = first_points(land[side], bowls[side]);
    over[side] = land[side].count() - bowls[side];
    bowls[side] -= own[side].count();
  }
  table.put_from_bowls(Step::Kind::FillOwn, own);
  const Both<PointSet> rest = table.land();
  table.put_from_bowls(Step::Kind::FillOther,
                       {first_points(rest[1], bowls[0]), first_points(rest[0], bowls[1])});
  table.count(Step::Kind::CountOver, over);
  table.add_komi();
  table.add_handicap();
  table.add_first_pass_and_penalties();
}

}  // namespace shinpan::count
