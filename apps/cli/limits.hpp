#pragma once

#include "shinpan/life/adjudicate.hpp"

#include <cstdint>
#include <optional>

namespace shinpan::cli {

// The limits that --time-limit and --nodes ask for; nodes alone mean no clock, which would make the
// answer depend on the machine.
[[nodiscard]] life::Limits limits_of(std::optional<double> seconds, std::uint64_t nodes);

}  // namespace shinpan::cli
