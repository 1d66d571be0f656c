#include "shinpan/count/methods/table.hpp"

#include "shinpan/count/methods/neutral_shares.hpp"
#include "shinpan/count/methods/noted.hpp"
#include "shinpan/rules/handicap.hpp"

namespace shinpan::count {

using board::Color;
using board::index_of;
using board::Point;
using board::PointSet;
using rules::HalfPoints;
using Kind = Step::Kind;

namespace {

Terms terms_under(const Stopped& stopped, const rules::Ruleset& rules) {
  Terms out = stopped.terms;
  out.rules = rules;
  return out;
}

Both<PointSet> owned_points(const Verdict& verdict) {
  Both<PointSet> out;
  for (std::size_t i = 0; i < verdict.owner.size(); ++i) {
    const Point p{static_cast<std::uint16_t>(i)};
    if (verdict.owner[i] == Owner::Black) {
      out[0].insert(p);
    } else if (verdict.owner[i] == Owner::White) {
      out[1].insert(p);
    }
  }
  return out;
}

// Dead stones that are taken off: all but those that stay in a seki.
PointSet taken_stones(const Verdict& verdict) {
  PointSet out;
  for (const life::Group& group : verdict.life.groups) {
    if (group.status == life::Status::Dead) {
      out |= group.points;
    }
  }
  return out - noted(verdict, NoteKind::DeadInSeki);
}

bool all_empty(const Both<PointSet>& points) {
  return points[0].empty() && points[1].empty();
}

}  // namespace

Table::Table(const Stopped& stopped, const rules::Ruleset& rules)
    : stopped_(&stopped),
      terms_(terms_under(stopped, rules)),
      verdict_(count::count(stopped.position, terms_, stopped.life, Reading::Customary)),
      cleared_(stopped.position.board(),
               rules.settlement == rules::Settlement::NothingDead ? verdict_.life : stopped.life),
      owned_(owned_points(verdict_)) {
  for (const Color color : board::kColors) {
    stones_[index_of(color)] = stopped.position.board().stones(color);
    held_[index_of(color)] = stopped.position.captured(color);
  }
}

Both<PointSet> Table::land() const {
  const PointSet empty = cleared_.geometry->all - stones_[0] - stones_[1];
  return {owned_[0] & empty, owned_[1] & empty};
}

Both<PointSet> Table::living() const {
  const PointSet dead = noted(verdict_, NoteKind::DeadInSeki);
  return {stones_[0] - dead, stones_[1] - dead};
}

void Table::put(Color color, const PointSet& at) {
  stones_[index_of(color)] |= at;
}

void Table::take_dead_off() {
  const PointSet taken = taken_stones(verdict_);
  const Both<PointSet> dead = {stones_[0] & taken, stones_[1] & taken};
  for (std::size_t side = 0; side < 2; ++side) {
    stones_[side] -= dead[side];
    held_[side] += dead[side].count();
  }
  if (!taken.empty()) {
    tell(Kind::TakeDeadOff, dead, whole_points(counts_of(dead)));
  }
}

void Table::close_borders() {
  fill_neutral_points();
  if (stopped_->neutral == NeutralPoints::Filled) {
    protect();
  }
}

void Table::fill_neutral_points() {
  if (stopped_->neutral == NeutralPoints::Filled) {
    neutral_taken_ = neutral_shares(cleared_, verdict_, stopped_->position.to_play());
    put_from_bowls(Kind::FillNeutral, neutral_taken_);
  }
}

void Table::protect() {
  Both<PointSet> at;
  for (const Teire& teire : verdict_.teire) {
    if (!(stones_[0] | stones_[1]).contains(teire.point)) {
      at[index_of(teire.color)].insert(teire.point);
    }
  }
  put_from_bowls(Kind::Protect, at);
}

void Table::lay_prisoners(const Both<PointSet>& at, const Both<int>& left_over) {
  for (const Color color : board::kColors) {
    put(color, at[index_of(color)]);
    held_[index_of(color)] -= at[index_of(color)].count();
  }
  if (!all_empty(at)) {
    tell(Kind::LayPrisoners, at, whole_points(left_over));
  }
}

void Table::put_from_bowls(Kind kind, const Both<PointSet>& at) {
  for (const Color color : board::kColors) {
    put(color, at[index_of(color)]);
  }
  if (!all_empty(at)) {
    tell(kind, at, whole_points(counts_of(at)));
  }
}

void Table::hand_over(const Both<int>& stones) {
  held_ = {held_[0] + stones[0], held_[1] + stones[1]};
  if (stones != Both<int>{}) {
    tell(Kind::PassStones, {}, whole_points(stones));
  }
}

void Table::return_prisoners(const Both<int>& bowls) {
  held_ = {};
  tell(Kind::ReturnPrisoners, {}, whole_points(bowls));
}

void Table::rearrange(const Both<PointSet>& empty) {
  const Both<PointSet> before = land();
  for (std::size_t side = 0; side < 2; ++side) {
    stones_[side] = (stones_[side] | before[side]) - empty[side];
    owned_[side] |= empty[side];
  }
  tell(Kind::Rearrange, empty, whole_points(counts_of(empty)));
}

void Table::count_points(Kind kind, const Both<PointSet>& points) {
  const Both<HalfPoints> figures = whole_points(counts_of(points));
  sums_ = {sums_[0] + figures[0], sums_[1] + figures[1]};
  tell(kind, points, figures);
}

void Table::count(Kind kind, const Both<int>& numbers) {
  add(kind, whole_points(numbers));
}

void Table::add(Kind kind, const Both<HalfPoints>& figures) {
  sums_ = {sums_[0] + figures[0], sums_[1] + figures[1]};
  tell(kind, {}, figures);
}

void Table::tell(Kind kind, const Both<PointSet>& points, const Both<HalfPoints>& figures) {
  Step step{kind, points, figures, sums_, {}, land(), {}};
  step.stones.assign(static_cast<std::size_t>(cleared_.geometry->size.area()), board::Stone::Empty);
  for (const Color color : board::kColors) {
    for (const Point p : stones_[index_of(color)]) {
      step.stones[p.index] = stone_of(color);
    }
  }
  const PointSet nobody = cleared_.geometry->all - stones_[0] - stones_[1] - owned_[0] - owned_[1];
  step.tally = {counts_of(stones_), counts_of(step.land), nobody.count(), held_};
  steps_.push_back(std::move(step));
}

void Table::pay_tax() {
  const Both<HalfPoints> tax = {verdict_.side[0].tax, verdict_.side[1].tax};
  if (tax != Both<HalfPoints>{}) {
    sums_ = {sums_[0] - tax[0], sums_[1] - tax[1]};
    tell(Kind::GroupTax, {}, tax);
  }
}

void Table::add_komi() {
  add(Kind::Komi, {HalfPoints{}, terms_.komi});
}

void Table::add_handicap() {
  const HalfPoints given = rules::handicap_compensation(terms_.rules, terms_.handicap);
  if (given != HalfPoints{}) {
    add(Kind::Handicap, {HalfPoints{}, given});
  }
}

void Table::add_first_pass_and_penalties() {
  if (terms_.rules.button && terms_.first_pass) {
    Both<HalfPoints> gained{};
    gained[index_of(*terms_.first_pass)] = HalfPoints{1};
    add(Kind::FirstPass, gained);
  }
  const Both<HalfPoints> penalty = terms_.penalty;
  if (penalty != Both<HalfPoints>{}) {
    sums_ = {sums_[0] - penalty[0], sums_[1] - penalty[1]};
    tell(Kind::Penalty, {}, penalty);
  }
}

Counted Table::end(Method method) {
  Outcome outcome = verdict_.outcome;
  outcome.margin = sums_[0] - sums_[1];
  return {method,
          std::move(terms_),
          std::move(verdict_),
          neutral_taken_,
          std::move(steps_),
          sums_,
          outcome};
}

}  // namespace shinpan::count
