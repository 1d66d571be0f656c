#pragma once

#include "shinpan/life/adjudicate.hpp"

#include <array>
#include <optional>

namespace shinpan::life {

// What becomes of chosen chains under ordinary play, when a given side moves first.
struct Fate {
  enum class Outcome : std::uint8_t {
    Alive,
    Seki,       // cannot be killed, and cannot make two eyes either
    Dead,       // every one of the stones is taken
    Ko,         // dead if their opponent wins every ko, alive if their owner does
    Undecided,  // the limit was reached
  };
  Outcome outcome = Outcome::Undecided;
  // The first moves by which the side to move gets the outcome that is good for it, a pass last
  // when none is needed. With Ko: by which it gets its way if it wins the ko. None where it has no
  // say.
  std::vector<rules::Move> moves;
  std::vector<LineMove> line;
  std::optional<board::Point> ko;  // with Ko: where the ko is first taken
  bool proved = false;
  std::uint64_t nodes = 0;
  std::int64_t microseconds = 0;
};

// The fate of the chains that hold the points, which must hold stones of one colour, when Black
// and when White moves first. A ko is for the side that has the threats: dead is dead even if the
// owner wins every ko, alive is alive even if the opponent does. `limits` are for each of the two.
[[nodiscard]] std::array<Fate, 2> fates(const board::Board& board,
                                        const board::PointSet& stones,
                                        const Limits& limits);

}  // namespace shinpan::life
