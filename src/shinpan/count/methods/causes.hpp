#pragma once

#include "shinpan/count/methods/counted.hpp"

#include <vector>

namespace shinpan::count {

// One reason for which a method's result differs from that of the count by territory.
struct Cause {
  enum class Kind : std::uint8_t {
    StonesPutDown,   // numbers: on the board when play stopped, and taken before
    NeutralPoints,   // numbers: what each side got of them; points: all of these
    Protection,      // points: where it costs a point by territory, and none otherwise
    Seki,            // points: in a seki, counted otherwise
    GroupTax,        // figures: what each side pays
    Handicap,        // figures: what White is given for it
    FirstPass,       // figures: what it brought
    SettledByRules,  // points: whose owner is another for other reasons of the rule set
    TiesToBlack,     // the sums are equal, and the rule set gives that game to Black
  };

  Kind kind = Kind::StonesPutDown;
  Both<rules::HalfPoints> figures{};
  board::PointSet points{};
  rules::HalfPoints gain{};  // what Black's lead grows by, negative where White's does

  bool operator==(const Cause&) const = default;
};

// Why `other` has another margin than `territory`, a count of the same game by territory. The gains
// add up to the difference of the margins. Nothing between counts by territory that agree.
[[nodiscard]] std::vector<Cause> causes(const Stopped& stopped,
                                        const Counted& territory,
                                        const Counted& other);

}  // namespace shinpan::count
