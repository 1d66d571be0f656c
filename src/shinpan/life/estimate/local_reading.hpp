#pragma once

#include "shinpan/life/finding.hpp"
#include "shinpan/life/search/budget.hpp"
#include "shinpan/life/search/goals.hpp"

namespace shinpan::life {

// How much is read.
struct ReadingSize {
  int most_free;  // empty points of a part
  std::uint64_t nodes_a_chain;
  std::uint64_t nodes;  // for all
};

// What hypothetical play says of the neighbourhood of `doubtful` stones: each small part of the
// board between the walls that holds one is confirmed as in Article 7, dead being only what its
// owner, moving first, cannot save either. Every chain of such a part may get a finding; the others
// get none.
//
// The walls are taken as uncapturable and are not proved to be, so nothing here is a proof. Play is
// bounded by nodes alone: the answer is the same on every machine.
[[nodiscard]] Findings read_locally(const board::Board& board,
                                    const Walls& walls,
                                    const board::PointSet& doubtful,
                                    ReadingSize size,
                                    const Stop* stop = nullptr);

}  // namespace shinpan::life
