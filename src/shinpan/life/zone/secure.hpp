#pragma once

#include "shinpan/life/finding.hpp"
#include "shinpan/life/search/budget.hpp"
#include "shinpan/proof/proof.hpp"

#include <array>
#include <cstdint>

namespace shinpan::life {

// How far is looked for what a side secures: by so many of its moves, with so many nodes for each
// chain. Chains that share liberties with one that was not secured are mostly no better off; they
// are asked about only if `every_chain`.
struct SecuringSize {
  int moves;
  std::uint64_t nodes;
  bool every_chain;
};

// What both need. `living`: the stones of each colour, by index, that are known to live, first
// unconditionally and then by plans as well. Nothing is said that would touch chains `agreed`
// alive: they may not be taken. Suicide must be forbidden. Claims go to `proof` where it is not
// null.
struct SecuringTask {
  Findings& findings;
  std::array<board::PointSet, 2>& living;
  const board::PointSet& agreed;
  SecuringSize size;
  Budget& budget;
  proof::Proof* proof;
};

// Settles chains without a finding that their owner keeps alive by few moves, the opponent moving
// first and anywhere.
void secure_chains(const SecuringTask& task);

// Settles chains without a finding that stand in areas between living chains of the opponent and
// cannot live there.
void secure_areas(const SecuringTask& task);

}  // namespace shinpan::life
