#pragma once

#include <array>
#include <bitset>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace verify {

constexpr int kLargest = 25;
// One column and two rows more than the largest board, so that no shift of a set of its points by
// one point in any direction falls on another of them or off the set.
constexpr int kStride = kLargest + 1;
constexpr std::string_view kColumns = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

using Point = std::size_t;  // 0 is beside the board
using PointSet = std::bitset<std::size_t{kStride} * (kLargest + 2)>;

enum class Color : std::uint8_t {
  Black,
  White,
};

constexpr Color other(Color color) {
  return color == Color::Black ? Color::White : Color::Black;
}

inline PointSet only(Point p) {
  return PointSet().set(p);
}

inline std::vector<Point> points_of(const PointSet& set) {
  std::vector<Point> points;
  for (Point p = 0; p < set.size(); ++p) {
    if (set[p]) {
      points.push_back(p);
    }
  }
  return points;
}

// What is next to a point of the set, beside the board too.
inline PointSet next_to(const PointSet& set) {
  return set << 1 | set >> 1 | set << kStride | set >> kStride;
}

// What can be reached inside from those points of `from` that are inside.
inline PointSet connected(PointSet from, const PointSet& inside) {
  from &= inside;
  for (PointSet before; before != from;) {
    before = from;
    from |= next_to(from) & inside;
  }
  return from;
}

inline std::vector<PointSet> parts_of(PointSet set) {
  std::vector<PointSet> parts;
  for (const Point p : points_of(set)) {
    if (set[p]) {
      parts.push_back(connected(only(p), set));
      set &= ~parts.back();
    }
  }
  return parts;
}

// A set of points for each side.
struct Sides {
  PointSet black;
  PointSet white;

  bool operator==(const Sides&) const = default;

  PointSet& of(Color color) { return color == Color::Black ? black : white; }

  [[nodiscard]] const PointSet& of(Color color) const {
    return color == Color::Black ? black : white;
  }

  [[nodiscard]] PointSet both() const { return black | white; }
};

struct Board {
  int width = 0;
  int height = 0;
  PointSet points{};
  Sides stones{};

  bool operator==(const Board&) const = default;

  [[nodiscard]] PointSet empty() const { return points & ~stones.both(); }

  [[nodiscard]] PointSet liberties(const PointSet& chain) const { return next_to(chain) & empty(); }

  // Empty when no stone stands at p.
  [[nodiscard]] PointSet chain(Point p) const { return connected(only(p), stones.of(owner(p))); }

  [[nodiscard]] Color owner(Point p) const { return stones.black[p] ? Color::Black : Color::White; }

  // `D4`, and back; nothing when it names no point of this board.
  [[nodiscard]] std::string name(Point p) const {
    return kColumns[p % kStride] + std::to_string(height + 1 - static_cast<int>(p / kStride));
  }

  [[nodiscard]] std::optional<Point> find(std::string_view text) const {
    const std::size_t column = text.empty() ? kColumns.npos : kColumns.find(text[0]);
    int row = 0;
    if (column < static_cast<std::size_t>(width)) {
      std::from_chars(text.data() + 1, text.data() + text.size(), row);
    }
    const bool is_on = row >= 1 && row <= height;
    const Point p = is_on ? static_cast<Point>(height + 1 - row) * kStride + column : 0;
    return is_on && text == name(p) ? std::optional(p) : std::nullopt;
  }

  // What is taken. Nothing, and no change, when the point is not empty or it would be suicide.
  std::optional<PointSet> play(Point p, Color color) {
    if (!empty()[p]) {
      return std::nullopt;
    }
    stones.of(color).set(p);
    const PointSet touched = connected(next_to(only(p)), stones.of(other(color)));
    const PointSet taken = touched & ~connected(next_to(empty()), touched);
    stones.of(other(color)) &= ~taken;
    if (liberties(chain(p)).any()) {
      return taken;
    }
    stones.of(color).reset(p);
    return std::nullopt;
  }
};

}  // namespace verify
