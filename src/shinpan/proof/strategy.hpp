#pragma once

#include "shinpan/board/point.hpp"

#include <cstdint>
#include <vector>

namespace shinpan::proof {

// A word of a strategy (docs/en/proof.md has the grammar). The words of one strategy, in order, are
// the whole of it.
struct Word {
  enum class Kind : std::uint8_t {
    Play,  // point
    Pass,
    PassFor,    // point: the one that is banned
    Label,      // number: names the node that begins here
    Reference,  // number: go on as at that node
    OpenAll,    // the other side's actions begin
    CloseAll,
    OpenOne,  // a strategy about one stone begins
    CloseOne,
    New,    // point: this new stone cannot be taken, as the strategy after it shows
    About,  // point: this new stone can be taken; stands behind OpenOne
    Captured,
    Enclosed,
    Alive,
    Joined,
    Within,  // the zone of a plan begins, point by point
    Secured,
  };
  Kind kind = Kind::Pass;
  board::Point point{};
  std::uint32_t number = 0;

  bool operator==(const Word&) const = default;
};

using Strategy = std::vector<Word>;

// Drops the labels that nothing refers to and numbers the others anew from 1.
[[nodiscard]] Strategy with_used_labels(const Strategy& strategy);

}  // namespace shinpan::proof
