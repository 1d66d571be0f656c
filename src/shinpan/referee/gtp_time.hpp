#pragma once

#include "shinpan/base/result.hpp"
#include "shinpan/referee/clock.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace shinpan::referee {

// The arguments of the commands by which a GTP controller sets the time. Words are parted by
// blanks, times are in seconds. Errors: BadNumber with the word that is no number in its range,
// BadRequest with the arguments when there are too few or too many, or with a kind that the command
// does not know.

// time_settings (GTP 2): main time, byo-yomi time, byo-yomi stones. Canadian; without byo-yomi time
// absolute; with byo-yomi time and no stones there is no limit.
[[nodiscard]] base::Result<TimeSystem> parse_time_settings(std::string_view arguments);

// kgs-time_settings: none | absolute MAIN | byoyomi MAIN PERIOD PERIODS | canadian MAIN PERIOD
// STONES.
[[nodiscard]] base::Result<TimeSystem> parse_kgs_time_settings(std::string_view arguments);

// kata-time_settings: the same, and fischer MAIN INCREMENT | fischer-capped MAIN INCREMENT CAP
// PER_MOVE, where -1 stands for no limit.
[[nodiscard]] base::Result<TimeSystem> parse_kata_time_settings(std::string_view arguments);

// The same the other way round; nothing where the command cannot say it.
[[nodiscard]] std::optional<std::string> time_settings_text(const TimeSystem& system);
[[nodiscard]] std::optional<std::string> kgs_time_settings_text(const TimeSystem& system);
[[nodiscard]] std::optional<std::string> kata_time_settings_text(const TimeSystem& system);

// What time_left says of a clock, behind the colour: the seconds, whole and rounded down, and the
// stones left in the period; for byo-yomi, as KGS has it, the periods left. Stones are 0 during the
// main time and where there is no overtime. Nothing when there is no limit.
[[nodiscard]] std::optional<std::string> time_left_text(const Clock& clock);

}  // namespace shinpan::referee
