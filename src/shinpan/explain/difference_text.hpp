#pragma once

#include "shinpan/board/point_set.hpp"
#include "shinpan/explain/language.hpp"
#include "shinpan/rules/half_points.hpp"

#include <array>
#include <string>
#include <vector>

namespace shinpan::explain {

// One cause for which some rule sets count a position otherwise than another, the reference.
struct Difference {
  enum class Kind : std::uint8_t {
    StonesCount,  // living stones are counted, prisoners are not; sides: on the board and taken
    Protection,   // points: where the owner need not give up a point to protect
    Handicap,     // sides: White's compensation
    Komi,         // sides: White's komi
    Button,       // sides: what the first pass brought
    GroupTax,     // sides: what each pays
    SekiEyes,     // points: eyes in a seki that are counted
    DeadInSeki,   // points: dead stones that are taken off although they stand in a seki
    NothingDead,  // no stone is taken off as dead
    OtherPoints,  // points: whose owner is another, where any are
    BlackWinsTies,
  };

  Kind kind = Kind::StonesCount;
  std::array<rules::HalfPoints, 2> sides{};  // Black's and White's figures, see the kind
  board::PointSet points{};
  rules::HalfPoints gain{};          // what Black's lead grows by; negative when White gains
  std::vector<std::string> rules{};  // the identifiers of the rule sets in question
  bool by_area = false;              // these are all that count by area or by stones

  // The same cause with the same effect, whatever the rule sets.
  [[nodiscard]] bool same_cause(const Difference& o) const {
    return kind == o.kind && sides == o.sides && points == o.points && gain == o.gain;
  }
};

// Who gains by it and how much: "White gains 2 points."
[[nodiscard]] std::string gain_text(Language language, rules::HalfPoints gain);

[[nodiscard]] std::string difference_text(Language language,
                                          board::Size size,
                                          const Difference& difference);

}  // namespace shinpan::explain
