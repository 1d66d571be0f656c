#pragma once

#include "shinpan/life/finding.hpp"
#include "shinpan/life/search/areas.hpp"
#include "shinpan/life/search/budget.hpp"
#include "shinpan/proof/proof.hpp"
#include "shinpan/rules/ruleset.hpp"

namespace shinpan::life {

// Which side a chain's status must hold against.
enum class Standard : std::uint8_t {
  OpponentFirst,  // the letter of Article 7: the opponent moves first
  EitherFirst,    // dead only when its owner moving first cannot save it either
};

// Where proofs go, if they are asked for, and how long writing them may take: not a part of the
// verdict's time, for that must not hang on whether somebody wants to see why.
struct ProofRequest {
  proof::Proof* into = nullptr;
  std::int64_t milliseconds = 0;  // for each area; 0: no limit
};

// Confirmation of life and death by hypothetical play (Japanese 1989, Article 7; japanese-1989.md,
// sections 1 and 2) for every chain of the area without a finding: uncapturable, capturable-1,
// capturable-2 or dead. What the budget does not settle is left open. `nodes_a_chain` bounds one
// question.
void confirm(Findings& findings,
             const Area& area,
             const Walls& walls,
             rules::KoPass ko_pass,
             Standard standard,
             Budget& budget,
             std::uint64_t nodes_a_chain,
             const ProofRequest& proof);

}  // namespace shinpan::life
