#pragma once

#include "shinpan/count/cleared.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace shinpan::count {

// The position while the last points are filled: living chains with the liberties that stay theirs
// once the neutral points are gone. A fill joins the chains beside it. A chain left with one
// liberty must be joined there by its owner, for the opponent would take it; that is repeated until
// nothing is in atari. The end does not depend on the order, because an owner's fill never gives
// another chain a liberty.
class Filling {
 public:
  // `closed`: neutral points that count as filled by whoever; nobody has them as liberties. `kept`:
  // the shared liberties of a seki, which stay liberties because neither side can fill them.
  Filling(const Cleared& cleared, const board::PointSet& closed, const board::PointSet& kept);

  // Puts a stone of `color` at a point that is not a living stone's.
  void fill(board::Point p, board::Color color);
  // Saves every chain in atari; chains whose part has been given up are left alone.
  void close();

  // No more saving of this chain's part.
  void give_up(std::uint16_t chain) { part(chain).given_up = true; }

  // The chains that have been joined into one are named by one of them.
  [[nodiscard]] std::uint16_t root(std::uint16_t chain) const;

  [[nodiscard]] int liberty_count(std::uint16_t chain) const {
    return parts_[root(chain)].liberties.count();
  }

  // The points that close() filled for the part of this chain.
  [[nodiscard]] const board::PointSet& saved_at(std::uint16_t chain) const {
    return parts_[root(chain)].saved_at;
  }

  [[nodiscard]] const board::PointSet& liberties(std::uint16_t chain) const {
    return parts_[root(chain)].liberties;
  }

 private:
  struct Part {
    std::uint16_t parent = 0;
    board::Color color = board::Color::Black;
    bool given_up = false;
    board::PointSet liberties;
    board::PointSet saved_at;
  };

  Part& part(std::uint16_t chain) { return parts_[root(chain)]; }

  const board::Geometry* geometry_;
  board::PointSet space_;  // points that can still be a liberty
  board::PointSet kept_;
  std::vector<Part> parts_;
  std::array<std::uint16_t, board::kMaxArea> chain_at_;
};

}  // namespace shinpan::count
