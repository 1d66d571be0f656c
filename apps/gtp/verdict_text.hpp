#pragma once

#include "shinpan/api/judge.hpp"

#include <optional>
#include <string>

namespace shinpan::gtp {

// "B+2.5", "W+31", "0" for a draw, "B+0" where the rule set gives even sums to Black; nothing when
// the position cannot be counted.
[[nodiscard]] std::optional<std::string> score_text(const api::Judged& judged);

// Why a status is not taken for an answer: the first of the groups that are only guessed.
[[nodiscard]] std::string why_guessed(const api::Judged& judged, const board::PointSet& guessed);

// Why it cannot, in sentences.
[[nodiscard]] std::string why_open(const api::Judged& judged);

// The result and the sums in sentences, and what keeps the game open.
[[nodiscard]] std::string result_explained(const api::Judged& judged);

// The status of the group at the point, or whose the point is, and why.
[[nodiscard]] std::string point_explained(const api::Judged& judged, board::Point point);

}  // namespace shinpan::gtp
