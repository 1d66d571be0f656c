#pragma once

#include "shinpan/board/color.hpp"
#include "shinpan/count/verdict.hpp"
#include "shinpan/referee/event.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace shinpan::referee {

// How a match ended, apart from who won it.
enum class EndedBy : std::uint8_t {
  Count,
  Resignation,
  Time,
  Forfeit,   // Japanese 1989, Article 14
  Decision,  // of the referee
  NoResult,  // Article 12, or annulled by the referee
  BothLose,  // Article 13
};

struct MatchResult {
  EndedBy by = EndedBy::Count;
  std::optional<board::Color> winner{};  // none: a draw, no result, or both lose
  rules::HalfPoints margin{};            // by Count: Black's total minus White's
  std::optional<BothLoseCause> both_lose_cause{};

  bool operator==(const MatchResult&) const = default;
};

// A count as a result; its ending must be Counted.
[[nodiscard]] MatchResult counted_result(const count::Outcome& outcome);

// "B+2.5", "0", "B+R", "W+T", "W+F", "B+" (by decision, or where Black wins an even count), "void",
// "both-lose".
[[nodiscard]] std::string result_code(const MatchResult& result);

// The same as SGF has it in RE, which knows no "both lose": "Void" stands for both.
[[nodiscard]] std::string sgf_result(const MatchResult& result);

}  // namespace shinpan::referee
