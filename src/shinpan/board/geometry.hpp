#pragma once

#include "shinpan/board/point_set.hpp"
#include "shinpan/board/size.hpp"

#include <array>
#include <cstdint>
#include <span>

namespace shinpan::board {

// What lies beside what on a board of one size: shared, immutable tables.
struct Geometry {
  // The slot that stands for "off the board" in `around`.
  static constexpr std::uint16_t kWall = kMaxArea;

  Size size;
  // The four neighbours of each point, kWall for those off the board.
  std::array<std::array<std::uint16_t, 4>, kMaxArea> around;
  // The same neighbours without the walls, and how many there are (0 to 4).
  std::array<std::array<Point, 4>, kMaxArea> neighbor_list;
  std::array<std::uint8_t, kMaxArea> neighbor_count;
  // The diagonal neighbours, and how many there are.
  std::array<std::array<Point, 4>, kMaxArea> diagonal_list;
  std::array<std::uint8_t, kMaxArea> diagonal_count;
  // Every point of the board; the points of the first and of the last column.
  PointSet all;
  PointSet first_col;
  PointSet last_col;

  [[nodiscard]] std::span<const Point> neighbors(Point p) const {
    return {neighbor_list[p.index].data(), neighbor_count[p.index]};
  }

  [[nodiscard]] std::span<const Point> diagonals(Point p) const {
    return {diagonal_list[p.index].data(), diagonal_count[p.index]};
  }
};

// The tables of a valid size; made on first use, kept for the life of the program, safe across
// threads.
[[nodiscard]] const Geometry& geometry(Size size);

}  // namespace shinpan::board
