#pragma once

#include "shinpan/count/filling.hpp"

#include <cstdint>
#include <vector>

namespace shinpan::count {

// Chains that live together: joined by fills, or around an eye space that is theirs alone.
struct EyedGroup {
  board::Color color = board::Color::Black;
  int eyes = 0;  // sure ones, counted up to two for each eye space
  bool lacking =
      false;  // fewer than two eyes: it lives, if it lives, by liberties shared with others
};

struct Groups {
  std::vector<std::uint16_t> of_chain;  // the group of each chain of Cleared
  std::vector<EyedGroup> groups;

  [[nodiscard]] bool lacking(std::uint16_t chain) const { return groups[of_chain[chain]].lacking; }
};

// The groups once `filling` is closed. What touches `wide`, open space that nobody owns yet, has
// room for eyes.
[[nodiscard]] Groups find_groups(const Cleared& cleared,
                                 const Filling& filling,
                                 const board::PointSet& wide);

}  // namespace shinpan::count
