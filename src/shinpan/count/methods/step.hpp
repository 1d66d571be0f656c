#pragma once

#include "shinpan/board/board.hpp"
#include "shinpan/rules/half_points.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace shinpan::count {

// Black's and White's.
template <class Value>
using Both = std::array<Value, 2>;

[[nodiscard]] constexpr Both<rules::HalfPoints> whole_points(const Both<int>& numbers) {
  return {rules::HalfPoints::points(numbers[0]), rules::HalfPoints::points(numbers[1])};
}

[[nodiscard]] constexpr Both<int> counts_of(const Both<board::PointSet>& points) {
  return {points[0].count(), points[1].count()};
}

// Where every point and every stone is. `neutral` are the empty points that count for nobody.
struct Tally {
  Both<int> stones{};  // on the board, those of either side
  Both<int> land{};    // empty points of either side
  int neutral = 0;
  Both<int> held{};  // stones of this colour that the opponent holds

  // As many as the board has points, whatever was moved.
  [[nodiscard]] int points() const { return stones[0] + stones[1] + land[0] + land[1] + neutral; }

  bool operator==(const Tally&) const = default;
};

// One act of counting, and the table after it.
struct Step {
  // What the points and the figures are; sides are those whose stones or sums they are.
  enum class Kind : std::uint8_t {
    TakeDeadOff,      // points: dead stones taken off; the opponent holds them
    FillNeutral,      // points: neutral points taken in turn
    Protect,          // points: where protecting stones go
    LayPrisoners,     // points: where the stones that the opponent holds go back; figures: what
                      // found no place
    Rearrange,        // points: the empty points once they lie in tens
    ReturnPrisoners,  // figures: the stones of each bowl once all prisoners are back in it
    PassStones,       // figures: the stones handed over for passes
    FillOwn,          // points: where stones from the own bowl go
    FillOther,        // points: where what is left of them goes
    KeepEyes,         // points: the eyes that stay
    CountLand,        // points: empty ones, each counted
    CountStones,      // points: stones, each counted
    CountEyes,        // points: eyes, each counted
    CountPrisoners,   // figures: the opponent's stones held, each counted
    CountBowl,        // figures: the stones in the opponent's bowl, each counted
    CountOver,        // figures: points left over, or below zero stones left over
    CountOneSide,     // points: the stones and empty points of one side, each counted
    RestIsOther,      // figures: what the board leaves to the other side
    CompareWithHalf,  // figures: the one side's area, half of what both have together
    GroupTax,         // figures: two points for each group, subtracted
    ShortPrisoners,   // figures: subtracted for prisoners that found no place
    Komi,             // figures: added
    Handicap,         // figures: added for the handicap
    FirstPass,        // figures: added for the first pass
    Penalty,          // figures: subtracted
    CheckByArea,      // figures: both sums by area, whose difference is the same
  };

  Kind kind = Kind::CountLand;
  Both<board::PointSet> points{};
  Both<rules::HalfPoints> figures{};
  Both<rules::HalfPoints> sums{};    // what has been counted so far, this step included
  std::vector<board::Stone> stones;  // the board after the step
  Both<board::PointSet> land{};      // the empty points of either side after it
  Tally tally{};
};

}  // namespace shinpan::count
