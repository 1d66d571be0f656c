#pragma once

#include "shinpan/board/board.hpp"

#include <array>
#include <cstdint>

namespace shinpan::life {

// What lies around every point, counted so that a stone changes it by additions alone: stones of
// either colour beside it and diagonally, and empty points beside it. The edge counts as a stone of
// either colour beside a point, and as one diagonal stone of either colour.
//
// With it goes a mark for each colour on points where a chain of that colour may be taken: wherever
// a chain has one liberty only there is a mark, but there may be more marks.
class Surroundings {
 public:
  explicit Surroundings(const board::Board& board);

  void put(board::Point p, board::Color color);
  void take_off(board::Point p, board::Color color);

  // A chain of the colour has no other liberty than `p`.
  void mark(board::Point p, board::Color color) { of_[p.index] |= kMark << board::index_of(color); }

  [[nodiscard]] bool is_marked(board::Point p, board::Color color) const {
    return (of_[p.index] & (kMark << board::index_of(color))) != 0;
  }

  [[nodiscard]] unsigned empty_beside(board::Point p) const {
    return (of_[p.index] >> kEmptyShift) & kField;
  }

  // Whether `color` has no business at the empty point `p`: an own eye, which only a fool fills
  // (own stones on every side, and too few enemy diagonals to make it false), or a point with enemy
  // stones on every side and none of them to be taken.
  [[nodiscard]] bool is_eye_of_either(board::Point p, board::Color color) const {
    const board::Color enemy = opposite(color);
    const bool own_eye = is_enclosed(p, color) && diagonals(p, enemy) < 2;
    return own_eye || (is_enclosed(p, enemy) && !is_marked(p, enemy));
  }

 private:
  using Counts = std::uint32_t;

  static constexpr unsigned kFieldBits = 4;
  static constexpr Counts kField = (1U << kFieldBits) - 1;
  static constexpr unsigned kDiagonalShift = 2 * kFieldBits;
  static constexpr unsigned kEmptyShift = 4 * kFieldBits;
  static constexpr Counts kMark = 1U << (5 * kFieldBits);

  static constexpr Counts beside(board::Color color) {
    return 1U << (kFieldBits * board::index_of(color));
  }

  static constexpr Counts diagonal(board::Color color) { return beside(color) << kDiagonalShift; }

  static constexpr Counts kEmptyBeside = 1U << kEmptyShift;

  [[nodiscard]] bool is_enclosed(board::Point p, board::Color color) const {
    return (of_[p.index] & (4 * beside(color))) != 0;
  }

  [[nodiscard]] unsigned diagonals(board::Point p, board::Color color) const {
    return (of_[p.index] >> (kDiagonalShift + kFieldBits * board::index_of(color))) & kField;
  }

  const board::Geometry* geometry_;
  std::array<Counts, board::kMaxArea + 1> of_{};
};

}  // namespace shinpan::life
