#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <charconv>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace verify {

constexpr std::uint32_t kLargest = 25;
// One column and two rows more than the largest board, so that no shift of a set of its points by
// one point in any direction falls on another of them or off the set.
constexpr std::size_t kStride = kLargest + 1;
constexpr std::string_view kColumns = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

// The row, from 1 at the bottom, times kStride and the column, from 0. 0 is beside the board.
using Point = std::size_t;
using PointSet = std::bitset<kStride*(kLargest + 2)>;

enum Color : std::uint8_t {
  Black,
  White,
};

using Sides = std::array<PointSet, 2>;  // of each colour

constexpr Color other(Color color) {
  return color == Black ? White : Black;
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

inline std::optional<std::uint32_t> to_number(std::string_view word) {
  std::uint32_t number = 0;
  const char* const end = word.data() + word.size();
  const auto read = std::from_chars(word.data(), end, number);
  return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

// As in `D4`.
inline std::string to_name(Point p) {
  return kColumns[p % kStride] + std::to_string(p / kStride);
}

struct Board {
  PointSet points;
  Sides stones;

  bool operator==(const Board&) const = default;

  [[nodiscard]] PointSet empty() const { return points & ~stones[Black] & ~stones[White]; }

  [[nodiscard]] PointSet liberties(const PointSet& chain) const { return next_to(chain) & empty(); }

  // Empty when no stone stands at p.
  [[nodiscard]] PointSet chain(Point p) const { return connected(only(p), stones[owner(p)]); }

  [[nodiscard]] Color owner(Point p) const { return stones[Black][p] ? Black : White; }

  // The point named, as in `D4`; 0 when it is none of this board.
  [[nodiscard]] Point find(std::string_view name) const {
    const std::size_t column = kColumns.find(name.substr(0, 1));
    const Point p = to_number(name.substr(!name.empty())).value_or(0) * kStride + column;
    return p < points.size() && points[p] && name == to_name(p) ? p : 0;
  }

  // What is taken. Nothing, and the board is spoilt, when p is not empty or it would be suicide.
  std::optional<PointSet> play(Point p, Color color) {
    const bool is_empty = empty()[p];
    stones[color].set(p);
    PointSet& others = stones[other(color)];
    const PointSet touched = connected(next_to(only(p)), others);
    const PointSet taken = touched & ~connected(next_to(empty()), touched);
    others &= ~taken;
    return is_empty && liberties(chain(p)).any() ? std::optional(taken) : std::nullopt;
  }
};

// A ko that may not be retaken: `side` may not play at the point so as to take the single stone at
// `taker` by a ko capture, until it has passed for this ko (Japanese 1989, Article 7.2).
struct Ban {
  Color side;
  Point taker;

  bool operator==(const Ban&) const = default;
};

struct Action {
  bool is_pass = true;
  Point point = 0;  // where to play, or the banned point that is passed for, 0 for none

  bool operator==(const Action&) const = default;
};

// A state of hypothetical play.
struct State {
  Board board;
  Color to_move = Black;
  PointSet standing;          // the stones that were watched at the start and not taken since
  bool lifts_all;             // a pass lifts all bans of its side, not only the one named
  std::map<Point, Ban> bans;  // by the point that may not be played

  bool operator==(const State&) const = default;

  // The state after the action, or nothing when it is not allowed.
  [[nodiscard]] std::optional<State> after(Action action) const {
    State next = *this;
    next.to_move = other(to_move);
    const bool is_allowed =
        action.is_pass ? next.pass(to_move, action.point) : next.play(to_move, action.point);
    return is_allowed ? std::optional(std::move(next)) : std::nullopt;
  }

  // All that the side to move may do in the area. Where a pass lifts all bans, one stands for all.
  [[nodiscard]] std::vector<Action> actions(const PointSet& area) const {
    std::vector<Action> all;
    for (const auto& [point, ban] : bans) {
      if (ban.side == to_move && (!lifts_all || all.empty())) {
        all.push_back({true, point});
      }
    }
    if (all.empty()) {
      all.emplace_back();
    }
    for (const Point p : points_of(area & board.empty())) {
      if ((bans.empty() && board.liberties(only(p)).any()) || after({false, p})) {
        all.push_back({false, p});
      }
    }
    return all;
  }

 private:
  bool play(Color side, Point p) {
    const auto taken = board.play(p, side);
    if (!taken) {
      return false;
    }
    // A ko capture takes one stone, and is then a single stone with that point as its only liberty.
    // A play at a banned point that is none, or takes another stone, is allowed.
    const bool is_ko =
        taken->count() == 1 && board.chain(p).count() == 1 && board.liberties(only(p)).count() == 1;
    const Point ko = is_ko ? points_of(*taken).front() : 0;
    const auto own = bans.find(p);
    if (own != bans.end() && own->second == Ban{side, ko}) {
      return false;
    }
    standing &= ~*taken;
    // A ban ends by itself when its point is filled or the stone that took is gone.
    const PointSet empty = board.empty();
    std::erase_if(bans,
                  [&](const auto& ban) { return !empty[ban.first] || empty[ban.second.taker]; });
    if (is_ko) {
      bans[ko] = {other(side), p};
    }
    return true;
  }

  // A pass that lifts no ban is not allowed while one can be lifted, for it is never better.
  bool pass(Color side, Point point) {
    const auto is_own = [&](const auto& ban) { return ban.second.side == side; };
    const auto named = bans.find(point);
    const bool has_own = std::any_of(bans.begin(), bans.end(), is_own);
    const bool has_named = named != bans.end() && is_own(*named);
    std::erase_if(
        bans, [&](const auto& ban) { return is_own(ban) && (lifts_all || ban.first == point); });
    return point == 0 ? !has_own : has_named;
  }
};

}  // namespace verify
