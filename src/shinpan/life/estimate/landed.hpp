#pragma once

#include "shinpan/board/board.hpp"

namespace shinpan::life {

// Those chains among `living`, chains of one colour, that hold land enough for two eyes: together
// with the chains around the same land two pieces of it, or one so large that its shape does not
// matter. Land is empty points and `dead` enemy stones that no other enemy stone touches; a single
// point that is a false eye is none. A judgement by eye, no theorem.
[[nodiscard]] board::PointSet landed_chains(const board::Board& board,
                                            board::Color color,
                                            const board::PointSet& living,
                                            const board::PointSet& dead);

}  // namespace shinpan::life
