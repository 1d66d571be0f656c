#pragma once

#include "shinpan/api/judge.hpp"
#include "shinpan/explain/difference_text.hpp"
#include "shinpan/explain/outcome_text.hpp"

#include <vector>

namespace shinpan::api {

// What one side's komi holds besides the komi itself.
[[nodiscard]] explain::Compensation compensation_of(const Judged& judged, board::Color color);

// The verdict on the position that the others are compared with: the first that counts by
// territory, else the first. There must be one.
[[nodiscard]] const Judged& reference_of(const std::vector<Judged>& all);

// Why the other verdicts on a position have other sums than the reference. The gains of a rule
// set's causes make up the whole of what its margin differs by. Where a result is not counted there
// is nothing to compare.
[[nodiscard]] std::vector<explain::Difference> differences(const std::vector<Judged>& all);

}  // namespace shinpan::api
