#include "shinpan/count/methods/kept_eyes.hpp"
#include "shinpan/count/methods/ways.hpp"

namespace shinpan::count {

using board::PointSet;

namespace {

// Each side fills its points but the eyes that it keeps; returns these.
Both<PointSet> fill_but_eyes(Table& table) {
  table.take_dead_off();
  table.fill_neutral_points();
  const Both<PointSet> eyes =
      kept_eyes(table.cleared(), table.terms(), table.verdict(), table.stones());
  const Both<PointSet> land = table.land();
  table.put_from_bowls(Step::Kind::FillOwn, {land[0] - eyes[0], land[1] - eyes[1]});
  if (counts_of(eyes) != Both<int>{}) {
    table.tell(Step::Kind::KeepEyes, eyes, whole_points(counts_of(eyes)));
  }
  return eyes;
}

void add_compensations(Table& table) {
  table.add_komi();
  table.add_handicap();
  table.add_first_pass_and_penalties();
}

}  // namespace

void by_stones(Table& table) {
  const Both<PointSet> eyes = fill_but_eyes(table);
  table.count_points(Step::Kind::CountStones, table.living());
  table.count_points(Step::Kind::CountEyes, eyes);
  add_compensations(table);
}

// The eyes are the tax: what must stay empty for a group to live is not counted.
void by_stones_taxed(Table& table) {
  fill_but_eyes(table);
  table.count_points(Step::Kind::CountStones, table.living());
  add_compensations(table);
}

}  // namespace shinpan::count
