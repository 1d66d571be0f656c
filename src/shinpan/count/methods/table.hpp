#pragma once

#include "shinpan/count/cleared.hpp"
#include "shinpan/count/methods/counted.hpp"

#include <vector>

namespace shinpan::count {

// The table at which a game is being counted: the board, the stones beside it and the sums so far.
// What is done to it becomes a step, unless it changes nothing and tells nothing.
class Table {
 public:
  // Counts by `rules`; everything else is as it was handed over, which must outlive the table.
  Table(const Stopped& stopped, const rules::Ruleset& rules);

  [[nodiscard]] const Terms& terms() const { return terms_; }

  [[nodiscard]] const Verdict& verdict() const { return verdict_; }

  [[nodiscard]] const Cleared& cleared() const { return cleared_; }

  [[nodiscard]] const Both<board::PointSet>& stones() const { return stones_; }

  // The same without dead stones that stay in a seki, which count for nobody.
  [[nodiscard]] Both<board::PointSet> living() const;

  // Stones of this colour that the opponent holds: prisoners and dead stones.
  [[nodiscard]] const Both<int>& held() const { return held_; }

  // The empty points of a side as the board stands.
  [[nodiscard]] Both<board::PointSet> land() const;

  // Stones that a side has put on the board since the game began, handicap stones among them.
  [[nodiscard]] int put_down(board::Color color) const {
    return stones_[board::index_of(color)].count() + held_[board::index_of(color)];
  }

  // Acts.
  void take_dead_off();
  // In turn, unless they are to be left; then the protecting stones that this makes necessary.
  void close_borders();
  void fill_neutral_points();
  void protect();
  // Puts stones of either side at these points: prisoners that the opponent held, or stones from
  // the bowls.
  void lay_prisoners(const Both<board::PointSet>& at, const Both<int>& left_over);
  void put_from_bowls(Step::Kind kind, const Both<board::PointSet>& at);
  // Hands over stones from the bowls, which the opponent then holds.
  void hand_over(const Both<int>& stones);
  // All stones that are held go back to their bowls; `bowls` is what these then hold.
  void return_prisoners(const Both<int>& bowls);
  // Moves a side's stones within its own part of the board, so that these points are empty.
  void rearrange(const Both<board::PointSet>& empty);

  // Counts.
  void count_points(Step::Kind kind, const Both<board::PointSet>& points);
  void count(Step::Kind kind, const Both<int>& numbers);
  void add(Step::Kind kind, const Both<rules::HalfPoints>& figures);
  // A step that only tells.
  void tell(Step::Kind kind,
            const Both<board::PointSet>& points,
            const Both<rules::HalfPoints>& figures);

  // What the rule set takes from each group.
  void pay_tax();
  // Komi, the first pass and penalties; the compensation for a handicap where the count needs it.
  void add_komi();
  void add_handicap();
  void add_first_pass_and_penalties();

  // The game as counted; the table is done with.
  [[nodiscard]] Counted end(Method method);

 private:
  void put(board::Color color, const board::PointSet& at);

  const Stopped* stopped_;
  Terms terms_;
  Verdict verdict_;
  Cleared cleared_;
  Both<board::PointSet> stones_;
  Both<board::PointSet> owned_;  // points of either side, empty or not
  Both<int> held_{};
  Both<board::PointSet> neutral_taken_;
  Both<rules::HalfPoints> sums_{};
  std::vector<Step> steps_;
};

}  // namespace shinpan::count
