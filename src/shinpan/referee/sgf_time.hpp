#pragma once

#include "shinpan/base/result.hpp"
#include "shinpan/referee/clock.hpp"

#include <string>
#include <string_view>

namespace shinpan::referee {

// The time as SGF writes it, as the texts between the brackets: TM seconds of main time, OT the
// overtime in words of one's own. An empty text stands for a property that is not there.
struct SgfTimeSettings {
  std::string main_time;  // TM
  std::string overtime;   // OT

  bool operator==(const SgfTimeSettings&) const = default;
};

// TM and OT of a time system:
//   byo-yomi "5x30 byo-yomi", Canadian "25/600 Canadian" (as KGS), Fischer "30 fischer", with
//   "max 300" and "per move 60" behind it where there are such limits, simple "86400 simple", Ing
//   "3x600 Ing, 2 points each". Absolute has no OT, no limit neither of the two.
[[nodiscard]] SgfTimeSettings sgf_time_settings(const TimeSystem& system);

// Reads the forms above, in any case, and "byoyomi" without its hyphen. Errors: BadNumber with a TM
// that is no number of seconds, BadProperty with an OT that is not understood or that does not go
// with the TM.
[[nodiscard]] base::Result<TimeSystem> parse_sgf_time_settings(const SgfTimeSettings& settings);

// The time left after a move: BL or WL the seconds, OB or OW the stones left in the period; for
// byo-yomi and Ing, as KGS has it, the periods left. The second is empty in the main time and where
// there is no overtime; both are without a limit.
struct SgfTimeLeft {
  std::string seconds;  // BL, WL
  std::string moves;    // OB, OW

  bool operator==(const SgfTimeLeft&) const = default;
};

[[nodiscard]] SgfTimeLeft sgf_time_left(const Clock& clock);

// A clock of this system with the time left that a record states; with OB or OW the seconds are of
// the overtime. BadNumber with what is no number in its range.
[[nodiscard]] base::Result<Clock> parse_sgf_time_left(const TimeSystem& system,
                                                      const SgfTimeLeft& left);

}  // namespace shinpan::referee
