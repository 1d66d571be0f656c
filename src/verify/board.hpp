#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace verify {

// What is on a point. Black and White stand for the sides as well; Off is beside the board.
enum class Stone : char {
  Empty = '.',
  Black = 'X',
  White = 'O',
  Off = '#',
};

constexpr int kLargest = 25;
// One column and two rows more than the largest board: every neighbour of a point has an index.
constexpr int kStride = kLargest + 1;
constexpr std::size_t kIndices = std::size_t{kStride} * (kLargest + 2);
constexpr std::string_view kColumns = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

using Point = std::uint16_t;  // 0 is beside the board
using Points = std::vector<Point>;
using PointSet = std::bitset<kIndices>;

constexpr Stone other(Stone color) {
  return color == Stone::Black ? Stone::White : Stone::Black;
}

constexpr std::array<Point, 4> next_to(Point p) {
  const auto at = [p](int step) { return static_cast<Point>(p + step); };
  return {at(-kStride), at(-1), at(1), at(kStride)};
}

template <typename Test>
bool any_next_to(Point p, Test test) {
  const auto around = next_to(p);
  return std::any_of(around.begin(), around.end(), test);
}

// The points that can be reached from p through points that are inside, itself included.
template <typename Inside>
Points connected(Point p, Inside inside) {
  Points found{p};
  PointSet seen;
  seen.set(p);
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (const Point n : next_to(found[i])) {
      if (!seen[n] && inside(n)) {
        seen.set(n);
        found.push_back(n);
      }
    }
  }
  return found;
}

inline PointSet set_of(const Points& points) {
  PointSet set;
  for (const Point p : points) {
    set.set(p);
  }
  return set;
}

struct Played {
  Points taken;
  // A ko capture: takes one stone, and is then a single stone with that point as its only liberty.
  bool ko = false;
};

struct Board {
  int width = 0;
  int height = 0;
  std::array<Stone, kIndices> stones{};

  Board(int columns, int rows) : width(columns), height(rows) {
    stones.fill(Stone::Off);
    for (const Point p : points()) {
      stones[p] = Stone::Empty;
    }
  }

  [[nodiscard]] Points points() const {
    Points all;
    for (int i = 0; i < width * height; ++i) {
      all.push_back(static_cast<Point>((i / width + 1) * kStride + i % width));
    }
    return all;
  }

  [[nodiscard]] Stone at(Point p) const { return stones[p]; }

  [[nodiscard]] bool is_empty(Point p) const { return stones[p] == Stone::Empty; }

  // `D4`, and back; nothing when it names no point of this board.
  [[nodiscard]] std::string name(Point p) const {
    return kColumns[p % kStride] + std::to_string(height + 1 - p / kStride);
  }

  [[nodiscard]] std::optional<Point> find(std::string_view name) const {
    const std::size_t column = name.empty() ? kColumns.npos : kColumns.find(name[0]);
    int row = 0;
    const char* const end = name.data() + name.size();
    if (column >= static_cast<std::size_t>(width) ||
        std::from_chars(name.data() + 1, end, row).ptr != end || row < 1 || row > height) {
      return std::nullopt;
    }
    return static_cast<Point>((height + 1 - row) * kStride + static_cast<int>(column));
  }

  [[nodiscard]] Points chain(Point p) const {
    return connected(p, [&](Point q) { return at(q) == at(p); });
  }

  [[nodiscard]] bool has_liberty(Point p) const {
    const auto is_free = [&](Point n) { return is_empty(n); };
    const Points stones_of_chain = any_next_to(p, is_free) ? Points{p} : chain(p);
    return std::any_of(stones_of_chain.begin(), stones_of_chain.end(), [&](Point q) {
      return any_next_to(q, is_free);
    });
  }

  // Nothing, and no change, when the point is not empty or the play would be suicide.
  std::optional<Played> play(Point p, Stone color) {
    if (!is_empty(p)) {
      return std::nullopt;
    }
    stones[p] = color;
    Played played;
    for (const Point n : next_to(p)) {
      if (at(n) == other(color) && !has_liberty(n)) {
        for (const Point q : chain(n)) {
          stones[q] = Stone::Empty;
          played.taken.push_back(q);
        }
      }
    }
    if (!has_liberty(p)) {
      stones[p] = Stone::Empty;  // nothing was taken: that would have made a liberty
      return std::nullopt;
    }
    const auto around = next_to(p);
    const auto liberties =
        std::count_if(around.begin(), around.end(), [&](Point n) { return is_empty(n); });
    played.ko = played.taken.size() == 1 && liberties == 1 && chain(p).size() == 1;
    return played;
  }
};

}  // namespace verify
