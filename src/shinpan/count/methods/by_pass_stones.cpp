#include "shinpan/count/methods/ways.hpp"
#include "shinpan/rules/handicap.hpp"

namespace shinpan::count {

using rules::HalfPoints;

namespace {

// The stones handed over for passes: those of the game, and as many more as make both sides' turns
// equal, a handicap counting as one turn. Under the AGA's rules that is what White's last pass is
// for.
Both<int> passes_of(const Table& table) {
  const HalfPoints compensation =
      rules::handicap_compensation(table.terms().rules, table.terms().handicap);
  const int black = table.put_down(board::Color::Black) - compensation.halves / 2;
  const int white = table.put_down(board::Color::White);
  Both<int> passes = table.terms().passes;
  const int missing = black + passes[0] - white - passes[1];
  passes[missing > 0 ? 1 : 0] += missing > 0 ? missing : -missing;
  return passes;
}

}  // namespace

// With a stone for each pass both sides have spent equally many stones, so that territory and
// prisoners give the lead that area gives.
void by_pass_stones(Table& table) {
  table.take_dead_off();
  table.close_borders();
  const Both<int> stones = counts_of(table.stones());
  const Both<int> land = counts_of(table.land());
  table.hand_over(passes_of(table));
  table.count_points(Step::Kind::CountLand, table.land());
  table.count(Step::Kind::CountPrisoners, {table.held()[1], table.held()[0]});
  table.add_komi();
  table.add_first_pass_and_penalties();
  Both<HalfPoints> area = whole_points({stones[0] + land[0], stones[1] + land[1]});
  area[0] -= table.terms().penalty[0];
  area[1] += table.terms().komi - table.terms().penalty[1] +
             rules::handicap_compensation(table.terms().rules, table.terms().handicap);
  table.tell(Step::Kind::CheckByArea, {}, area);
}

}  // namespace shinpan::count
