#pragma once

#include "shinpan/board/board.hpp"
#include "shinpan/life/static/benson.hpp"

namespace shinpan::life {

// A zone is a part of the board that suffices for what a side secures: whatever stands or happens
// outside of it, its plan inside works (relevance zones: Thomsen, "Lambda-search in game trees",
// 2000; Shih and others, "A novel approach to solving Goal-achieving problems for board games",
// 2021). The functions here find zones by a few additions to what a plan has looked at; that they
// suffice is checked move by move by the proof (docs/en/proof.md, "secures").

// Adds the whole of each chain of the side that has a stone in the zone, and liberties until two of
// the chain lie in the zone or all of them: then no play outside alone takes it.
void keep_liberties(const board::Board& board, board::Color side, board::PointSet& zone);

// Adds what lets a point be without liberties for `color`: its neighbours, their chains of that
// colour and what stands around these.
void keep_suicide(const board::Board& board,
                  board::Point p,
                  board::Color color,
                  board::PointSet& zone);

// Living chains with two vital eyes each, all of whose neighbours are among these chains: enough of
// `life`, which is that of `side` on this board, to show that those on `chains` live.
[[nodiscard]] board::PointSet living_core(const board::Board& board,
                                          board::Color side,
                                          const UnconditionalLife& life,
                                          const board::PointSet& chains);

// Where a side looks for moves around points that it cares about: a few steps over free points, its
// own chains and small enemy ones.
[[nodiscard]] board::PointSet ground_around(const board::Board& board,
                                            board::Color side,
                                            board::PointSet points);

}  // namespace shinpan::life
