#pragma once

#include "shinpan/api/judge.hpp"

#include <optional>
#include <string_view>

namespace shinpan::gtp {

// What final_status says of a point. Every point of a finished game is one of them.
enum class FinalStatus {
  Alive,
  Seki,
  Dead,
  BlackTerritory,
  WhiteTerritory,
  Dame,  // empty and nobody's, eyes in a seki and needed protection included
};

inline constexpr FinalStatus kFinalStatuses[] = {FinalStatus::Alive,
                                                 FinalStatus::Seki,
                                                 FinalStatus::Dead,
                                                 FinalStatus::BlackTerritory,
                                                 FinalStatus::WhiteTerritory,
                                                 FinalStatus::Dame};

// "alive", "black_territory", ...
[[nodiscard]] const char* final_status_word(FinalStatus status);
[[nodiscard]] std::optional<FinalStatus> parse_final_status(std::string_view word);

// Whether the position can be counted: the statuses are decided and no border is open. Rule sets
// under which nothing is dead count any position.
[[nodiscard]] bool is_countable(const api::Judged& judged);

// Nothing where the verdict leaves it open: an undecided stone, a point in an open border.
[[nodiscard]] std::optional<FinalStatus> final_status(const api::Judged& judged,
                                                      board::Point point);

// The points of that status, and those left open among the points that could have it (stones or
// empty points).
struct StatusPoints {
  board::PointSet points;
  board::PointSet open;
};

[[nodiscard]] StatusPoints points_of(const api::Judged& judged, FinalStatus status);

// An estimate below it, per mille, is a guess.
inline constexpr int kLeastConfidence = 900;

// The stones whose status is estimated with less than this confidence, per mille, or by an estimate
// that knows moves for both sides that decide it. None when the confidence asked for is zero.
[[nodiscard]] board::PointSet guessed_stones(const api::Judged& judged, int least_confidence);

// Whether what is said of the point rests on such a guess: it is one of the stones, or lies in
// empty space beside them.
[[nodiscard]] bool rests_on(const api::Judged& judged,
                            const board::PointSet& guessed,
                            board::Point point);

// Whose the point is in the end, the colour of the stone where one lives; nothing for nobody's and
// for what is open.
[[nodiscard]] std::optional<board::Color> owner_of(const api::Judged& judged, board::Point point);

}  // namespace shinpan::gtp
