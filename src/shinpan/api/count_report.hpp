#pragma once

#include "shinpan/api/count.hpp"
#include "shinpan/api/report.hpp"

#include <string>

namespace shinpan::api {

enum class Boards : std::uint8_t {
  None,
  EachStep,
};

// The steps of one count in sentences with the sums so far, both sums at the end, the check and the
// result; with the board after each step where they are wanted.
[[nodiscard]] std::string count_report(const Origin& origin,
                                       const CountedGame& game,
                                       const count::Counted& counted,
                                       const ReportStyle& style,
                                       Boards boards);

// A table of all counts, and why they differ from the count by territory.
[[nodiscard]] std::string count_table(const Origin& origin,
                                      const CountedGame& game,
                                      explain::Language language);

}  // namespace shinpan::api
