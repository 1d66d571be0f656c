#pragma once

#include "shinpan/life/finding.hpp"
#include "shinpan/life/search/budget.hpp"

#include <cstdint>

namespace shinpan::life {

struct EstimateOptions {
  std::uint32_t playouts = 192;  // at most; fewer when every chain is clear before
  std::uint64_t seed = 1;
  board::PointSet immune{};   // stones that cannot be captured whatever is played (agreed alive)
  board::PointSet closely{};  // chains with a stone here are read about at length
  const Stop* stop = nullptr;
};

// The last floor: a status for every chain without a finding, from playouts in which either side
// moves first in turn and, where these leave a chain in doubt, from reading around it
// (local_reading.hpp). The confidence is the share of right calls measured on real finished games
// (docs/en/estimate.md); nothing here is a proof.
//
// A chain that stands in atari and lives once its owner has saved it counts as alive when saving it
// costs no enemy chain its life: players leave such moves to the filling of dame.
void estimate(Findings& findings, const EstimateOptions& options);

}  // namespace shinpan::life
