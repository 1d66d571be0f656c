#pragma once

#include "shinpan/referee/event.hpp"
#include "shinpan/rules/half_points.hpp"

#include <optional>
#include <variant>

namespace shinpan::referee {

// The time systems. All lengths are above zero unless said otherwise, and at most kLongestTime;
// periods and stones are from 1 to 1,000,000, the cost of a period at most kMostPenalty.
inline constexpr Milliseconds kLongestTime = Milliseconds{1000} * 1000000000;

struct Unlimited {
  bool operator==(const Unlimited&) const = default;
};

// So much time for all moves.
struct Absolute {
  Milliseconds main = 0;

  bool operator==(const Absolute&) const = default;
};

// Japanese byo-yomi: after the main time, which may be zero, every move has to be made within a
// period. A period used up is gone; the last one used up loses.
struct Byoyomi {
  Milliseconds main = 0;
  Milliseconds period = 0;
  int periods = 1;

  bool operator==(const Byoyomi&) const = default;
};

// Canadian: after the main time, which may be zero, so many stones in each period.
struct Canadian {
  Milliseconds main = 0;
  Milliseconds period = 0;
  int stones = 1;

  bool operator==(const Canadian&) const = default;
};

// Fischer: each move made adds the increment, which may be zero, but never beyond the cap. With
// `per_move` no move may take longer than that.
struct Fischer {
  Milliseconds main = 0;
  Milliseconds increment = 0;
  std::optional<Milliseconds> cap{};
  std::optional<Milliseconds> per_move{};

  bool operator==(const Fischer&) const = default;
};

// So much time for each move.
struct Simple {
  Milliseconds per_move = 0;

  bool operator==(const Simple&) const = default;
};

// Ing: after the main time so many further periods, each bought at its beginning with points that
// are taken off the score. They are no time for each move: what is left of one stays.
struct IngOvertime {
  Milliseconds main = 0;
  Milliseconds period = 0;
  int periods = 3;
  rules::HalfPoints cost = rules::HalfPoints::points(2);

  bool operator==(const IngOvertime&) const = default;
};

// Ing's overtime as the European Go Federation plays it: three periods of a sixth of the main time,
// two points each.
[[nodiscard]] constexpr IngOvertime ing_overtime(Milliseconds main) {
  return {main, main / 6};
}

using TimeSystem =
    std::variant<Unlimited, Absolute, Byoyomi, Canadian, Fischer, Simple, IngOvertime>;

// Whether every length and number is in its range.
[[nodiscard]] bool is_valid(const TimeSystem& system);

}  // namespace shinpan::referee
