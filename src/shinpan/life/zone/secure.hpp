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

// Settles chains without a finding that their owner keeps alive by few moves, the opponent moving
// first and anywhere, and chains inside such walls that cannot live there. `living`: the stones of
// each colour, by index, that live unconditionally. Nothing is said that would touch chains
// `agreed` alive: they may not be taken. Suicide must be forbidden. Claims go to `proof` where it
// is not null.
void secure(Findings& findings,
            std::array<board::PointSet, 2> living,
            const board::PointSet& agreed,
            SecuringSize size,
            Budget& budget,
            proof::Proof* proof);

}  // namespace shinpan::life
