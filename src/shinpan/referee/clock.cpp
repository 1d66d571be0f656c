#include "shinpan/referee/clock.hpp"

#include "shinpan/base/assert.hpp"

#include <algorithm>

namespace shinpan::referee {
namespace {

struct Start {
  TimeLeft operator()(const Unlimited&) const { return {}; }

  TimeLeft operator()(const Absolute& s) const { return {s.main}; }

  TimeLeft operator()(const Byoyomi& s) const { return {s.main, s.period, s.periods}; }

  TimeLeft operator()(const Canadian& s) const { return {s.main, s.period, s.stones}; }

  TimeLeft operator()(const Fischer& s) const { return {s.main}; }

  TimeLeft operator()(const Simple& s) const { return {s.per_move}; }

  TimeLeft operator()(const IngOvertime& s) const { return {s.main, s.period, s.periods}; }
};

// Takes what there is of `elapsed` out of the main time; the rest is for the overtime.
Milliseconds take_main(TimeLeft& left, Milliseconds elapsed) {
  const Milliseconds taken = std::min(left.main, elapsed);
  left.main -= taken;
  return elapsed - taken;
}

// The same where there is nothing but main time; whether all of it is gone.
bool take_all(TimeLeft& left, Milliseconds elapsed) {
  take_main(left, elapsed);
  return left.main == 0;
}

// Takes it out of whole periods; the number of periods that were used up by it.
template <class System>
int take_periods(TimeLeft& left, const System& system, Milliseconds elapsed) {
  if (elapsed < left.overtime) {
    left.overtime -= elapsed;
    return 0;
  }
  const Milliseconds beyond = elapsed - left.overtime;
  const auto used =
      static_cast<int>(std::min<Milliseconds>(beyond / system.period + 1, left.units));
  left.units -= used;
  left.overtime = left.units > 0 ? system.period - beyond % system.period : 0;
  return used;
}

}  // namespace

// What thinking costs under each system. The main time is gone at the moment it reaches zero, and
// the overtime begins.
struct Clock::Running {
  Clock& clock;
  Milliseconds elapsed;

  void operator()(const Unlimited&) const {}

  void operator()(const Absolute&) const { clock.out_ = take_all(clock.left_, elapsed); }

  void operator()(const Simple&) const { clock.out_ = take_all(clock.left_, elapsed); }

  void operator()(const Fischer& s) const {
    const bool gone = take_all(clock.left_, elapsed);
    clock.this_move_ += elapsed;
    clock.out_ = gone || (s.per_move && clock.this_move_ >= *s.per_move);
  }

  void operator()(const Byoyomi& s) const {
    const Milliseconds rest = take_main(clock.left_, elapsed);
    if (clock.left_.main == 0) {
      take_periods(clock.left_, s, rest);
      clock.out_ = clock.left_.units == 0;
    }
  }

  void operator()(const Canadian&) const {
    const Milliseconds rest = take_main(clock.left_, elapsed);
    clock.left_.overtime = std::max<Milliseconds>(clock.left_.overtime - rest, 0);
    clock.out_ = clock.left_.overtime == 0;
  }

  // The period that begins is paid for; the first one when the main time is gone.
  void operator()(const IngOvertime& s) const {
    const bool had_main = clock.left_.main > 0;
    const Milliseconds rest = take_main(clock.left_, elapsed);
    if (clock.left_.main > 0) {
      return;
    }
    int bought = had_main ? 1 : 0;
    bought += take_periods(clock.left_, s, rest);
    clock.out_ = clock.left_.units == 0;
    clock.penalty_.halves += s.cost.halves * (clock.out_ ? bought - 1 : bought);
  }
};

struct Clock::Moved {
  TimeLeft& left;

  void operator()(const Unlimited&) const {}

  void operator()(const Absolute&) const {}

  void operator()(const Byoyomi& s) const { left.overtime = s.period; }

  void operator()(const Canadian& s) const {
    if (left.main > 0) {
      return;
    }
    if (--left.units == 0) {
      left.units = s.stones;
      left.overtime = s.period;
    }
  }

  // Time above the cap, as at the start, is not cut, but nothing is added to it.
  void operator()(const Fischer& s) const {
    const Milliseconds most = std::max(s.cap.value_or(kLongestTime), left.main);
    left.main = std::min(left.main + s.increment, most);
  }

  void operator()(const Simple& s) const { left.main = s.per_move; }

  void operator()(const IngOvertime&) const {}
};

Clock::Clock(const TimeSystem& system) : system_(system), left_(std::visit(Start{}, system)) {
  SHINPAN_ASSERT(is_valid(system));
}

void Clock::set_left(const TimeLeft& left) {
  left_ = left;
  this_move_ = 0;
  out_ = left.main == 0 && left.overtime == 0 && !std::holds_alternative<Unlimited>(system_);
  const auto* const ing = std::get_if<IngOvertime>(&system_);
  const bool bought = ing != nullptr && left.main == 0;
  penalty_.halves =
      bought ? ing->cost.halves * std::min(ing->periods - left.units + 1, ing->periods) : 0;
}

void Clock::run(Milliseconds elapsed) {
  SHINPAN_ASSERT(elapsed >= 0);
  if (out_ || elapsed == 0) {
    return;
  }
  std::visit(Running{*this, std::min(elapsed, kLongestTime)}, system_);
  if (out_) {
    left_ = {};
    this_move_ = 0;
  }
}

void Clock::move_made() {
  if (out_) {
    return;
  }
  this_move_ = 0;
  std::visit(Moved{left_}, system_);
}

}  // namespace shinpan::referee
