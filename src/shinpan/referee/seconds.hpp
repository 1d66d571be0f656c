#pragma once

#include "shinpan/referee/event.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace shinpan::referee {

// Reads a number of seconds, "30", "12.5", to the thousandth (what is finer is dropped); blanks
// around it do not count. Nothing when it is no such number, below zero or beyond kLongestTime.
[[nodiscard]] std::optional<Milliseconds> read_seconds(std::string_view text);

// The shortest text that reads as the same: "30", "12.5". The time must not be below zero.
[[nodiscard]] std::string seconds_text(Milliseconds time);

// Reads a whole number from 0 to 1,000,000 in the same way.
[[nodiscard]] std::optional<int> read_number(std::string_view text);

}  // namespace shinpan::referee
