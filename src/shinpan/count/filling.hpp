#pragma once

#include "shinpan/count/cleared.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace shinpan::count {

struct Closing {
  board::PointSet filled;  // neutral points that count as filled by whoever: nobody's liberties
  board::PointSet
      kept;  // liberties that stay because neither side can fill them, as those of a seki
};

// The position while the last points are filled: living chains with the liberties that stay theirs
// once the neutral points are gone. A fill joins the chains beside it. A chain left with one
// liberty must be joined there by its owner, for the opponent would take it; that is repeated until
// nothing is in atari. The end does not depend on the order, because an owner's fill never gives
// another chain a liberty.
class Filling {
 public:
  Filling(const Cleared& cleared, const Closing& closing);

  // Puts a stone of `color` at a point that is not a living stone's.
  void fill(board::Point p, board::Color color);
  // Saves every chain in atari; chains whose part has been given up are left alone.
  void close();

  // Neutral points that only their owner may fill, as close() found: they join one of his chains.
  [[nodiscard]] const board::PointSet& joined_at(board::Color color) const {
    return joined_at_[board::index_of(color)];
  }

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
    board::PointSet closed;  // neutral points beside it
    std::uint16_t parent = 0;
    board::Color color = board::Color::Black;
    bool given_up = false;
    board::PointSet liberties;
    board::PointSet saved_at;
  };

  // Neutral points that would join this part to another one of its side.
  [[nodiscard]] board::PointSet joints(std::uint16_t part) const;
  bool join_at_neutral_points();
  bool save_in_atari();

  Part& part(std::uint16_t chain) { return parts_[root(chain)]; }

  const board::Geometry* geometry_;
  board::PointSet space_;  // points that can still be a liberty
  board::PointSet closed_;
  board::PointSet kept_;
  std::array<board::PointSet, 2> joined_at_;
  board::PointSet disputed_;  // neutral points that both sides need
  std::vector<Part> parts_;
  std::array<std::uint16_t, board::kMaxArea> chain_at_;
};

}  // namespace shinpan::count
