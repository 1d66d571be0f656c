#include "shinpan/life/zone/planned_life.hpp"

#include "shinpan/life/zone/securing.hpp"
#include "shinpan/life/zone/zone.hpp"

namespace shinpan::life {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;

namespace {

constexpr int kMoves = 6;

// The moves by which the owner, moving first, makes the chain live; a pass where it need not move.
std::optional<std::vector<rules::Move>> moves_to_live(Securing& search, Color owner) {
  // Plans of one answer are found at once; whether the chain lives by longer ones if its owner
  // passes is not asked here.
  if (search.succeeds(1)) {
    return std::vector{rules::Move::pass(owner)};
  }
  if (const std::optional<Point> move = search.moves_first(kMoves)) {
    return std::vector{rules::Move::play(owner, *move)};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Fate> planned_life(const Board& board,
                                 const PointSet& stones,
                                 Color first,
                                 Budget& budget) {
  const Color owner = color_of(board.at(stones.first()));
  for (const Point root : stones& board.root_set()) {
    const PointSet chain = board.chain(root);
    Board played = board;
    Securing search(played, {owner, chain, {}}, ground_around(board, owner, chain), budget);
    Fate fate;
    fate.outcome = Fate::Outcome::Alive;
    fate.proved = true;
    if (first != owner) {
      if (search.succeeds(kMoves)) {
        return fate;
      }
    } else if (auto moves = moves_to_live(search, owner)) {
      fate.moves = std::move(*moves);
      return fate;
    }
  }
  return std::nullopt;
}

}  // namespace shinpan::life
