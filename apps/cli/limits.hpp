#pragma once

#include "shinpan/life/adjudicate.hpp"

#include <cstdint>
#include <optional>

namespace shinpan::cli {

// Megabytes of a transposition table that may be asked for, and where nothing is asked.
inline constexpr std::uint64_t kUsualTableMb = life::kUsualTableEntries >> 16U;
inline constexpr std::uint64_t kMostTableMb = 65536;

// The limits that --time-limit, --nodes and --table-mb ask for; nodes alone mean no clock, which
// would make the answer depend on the machine.
[[nodiscard]] life::Limits limits_of(std::optional<double> seconds,
                                     std::uint64_t nodes,
                                     std::uint64_t table_mb = kUsualTableMb);

}  // namespace shinpan::cli
