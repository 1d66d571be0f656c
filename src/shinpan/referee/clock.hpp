#pragma once

#include "shinpan/referee/time_system.hpp"

namespace shinpan::referee {

// What a clock shows.
struct TimeLeft {
  Milliseconds main = 0;      // of the main time; all there is where there is no overtime
  Milliseconds overtime = 0;  // of the running period (or of the next, while there is main time)
  int units = 0;              // byo-yomi and Ing: periods left, with the running one; Canadian:
                              // stones left in the period

  bool operator==(const TimeLeft&) const = default;
};

// One player's clock: a value that only its calls move. Time is used up when all of it has run: a
// move that takes exactly the time left is too late.
class Clock {
 public:
  explicit Clock(const TimeSystem& system = Unlimited{});

  [[nodiscard]] const TimeSystem& system() const { return system_; }

  [[nodiscard]] const TimeLeft& left() const { return left_; }

  // The same clock with other time left, as a record states it: nothing below zero, units as far
  // as the system has them. A clock without any time left is out.
  void set_left(const TimeLeft& left);

  // All time has run; the player has lost. Nothing is left on such a clock, and nothing moves it.
  [[nodiscard]] bool is_out() const { return out_; }

  // Points that overtime has cost so far (Ing).
  [[nodiscard]] rules::HalfPoints penalty() const { return penalty_; }

  // The player thinks for so long, zero or more.
  void run(Milliseconds elapsed);
  // The player has made his move: what is given anew for each move is given.
  void move_made();

  bool operator==(const Clock&) const = default;

 private:
  struct Running;
  struct Moved;

  TimeSystem system_;
  TimeLeft left_;
  Milliseconds this_move_ = 0;  // how long the move in hand has taken (Fischer)
  rules::HalfPoints penalty_;
  bool out_ = false;
};

}  // namespace shinpan::referee
