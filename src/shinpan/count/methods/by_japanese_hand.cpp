#include "shinpan/board/region.hpp"
#include "shinpan/count/methods/first_points.hpp"
#include "shinpan/count/methods/rearranged.hpp"
#include "shinpan/count/methods/ways.hpp"

namespace shinpan::count {

using board::PointSet;

namespace {

// Each side's part of the board inside its border: its empty points, and its stones that touch
// nothing else.
PointSet room_of(const board::Geometry& geometry, const PointSet& stones, const PointSet& land) {
  const PointSet part = stones | land;
  return part - board::border(geometry, geometry.all - part);
}

}  // namespace

// Japanese 1989, Article 10-2: prisoners are laid into the territory of their own colour. What is
// left of it is counted, in tens once stones have been moved together.
void by_japanese_hand(Table& table) {
  table.take_dead_off();
  table.protect();
  Both<PointSet> at;
  Both<int> left_over{};
  const Both<PointSet> land = table.land();
  for (std::size_t side = 0; side < 2; ++side) {
    at[side] = first_points(land[side], table.held()[side]);
    left_over[side] = table.held()[side] - at[side].count();
  }
  table.lay_prisoners(at, left_over);
  const Both<PointSet> rest = table.land();
  Both<PointSet> tens;
  for (std::size_t side = 0; side < 2; ++side) {
    const board::Geometry& geometry = *table.cleared().geometry;
    const PointSet room = room_of(geometry, table.stones()[side], rest[side]);
    tens[side] = rearranged(geometry, rest[side], room | rest[side]);
  }
  table.rearrange(tens);
  table.count_points(Step::Kind::CountLand, table.land());
  if (left_over != Both<int>{}) {
    table.count(Step::Kind::ShortPrisoners, {-left_over[0], -left_over[1]});
  }
  table.pay_tax();
  table.add_komi();
  table.add_first_pass_and_penalties();
}

}  // namespace shinpan::count
