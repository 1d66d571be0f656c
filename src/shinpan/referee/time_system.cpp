#include "shinpan/referee/time_system.hpp"

namespace shinpan::referee {
namespace {

constexpr int kMostPeriods = 1000000;

bool is_length(Milliseconds time) {
  return time > 0 && time <= kLongestTime;
}

bool is_length_or_zero(Milliseconds time) {
  return time == 0 || is_length(time);
}

bool is_number(int number) {
  return number > 0 && number <= kMostPeriods;
}

struct Check {
  bool operator()(const Unlimited&) const { return true; }

  bool operator()(const Absolute& s) const { return is_length(s.main); }

  bool operator()(const Byoyomi& s) const {
    return is_length_or_zero(s.main) && is_length(s.period) && is_number(s.periods);
  }

  bool operator()(const Canadian& s) const {
    return is_length_or_zero(s.main) && is_length(s.period) && is_number(s.stones);
  }

  bool operator()(const Fischer& s) const {
    return is_length(s.main) && is_length_or_zero(s.increment) && (!s.cap || is_length(*s.cap)) &&
           (!s.per_move || is_length(*s.per_move));
  }

  bool operator()(const Simple& s) const { return is_length(s.per_move); }

  bool operator()(const IngOvertime& s) const {
    return is_length(s.main) && is_length(s.period) && is_number(s.periods) && s.cost.halves > 0 &&
           s.cost.halves <= kMostPenalty.halves;
  }
};

}  // namespace

bool is_valid(const TimeSystem& system) {
  return std::visit(Check{}, system);
}

}  // namespace shinpan::referee
