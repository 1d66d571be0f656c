#pragma once

#include "shinpan/count/groups.hpp"
#include "shinpan/count/verdict.hpp"

#include <vector>

namespace shinpan::count {

// The end of a game as players settle it (Article 9): neutral points are filled in any order,
// groups are in seki only when they share liberties that neither side can fill.
struct NeutralFilling {
  Groups groups;
  std::vector<bool> seki;  // for each chain of Cleared
  board::PointSet seki_liberties;
  std::array<board::PointSet, 2> joined;  // neutral points that join chains of Black, of White
  std::vector<Teire> teire;  // what owners must add while or after the neutral points are filled
};

[[nodiscard]] NeutralFilling fill_neutral_points(const Cleared& cleared);

}  // namespace shinpan::count
