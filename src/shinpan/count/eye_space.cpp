#include "shinpan/count/eye_space.hpp"

#include "shinpan/board/region.hpp"

#include <array>

namespace shinpan::count {

using board::Geometry;
using board::Point;
using board::PointSet;

namespace {

constexpr int kAlwaysTwo = 7;

// The space as bits: at most six points, so a set of them is one small number.
struct Small {
  std::array<unsigned, kAlwaysTwo> beside{};
  unsigned all = 0;
};

bool in_parts(const Small& space, unsigned points) {
  if (points == 0) {
    return false;
  }
  unsigned reached = points & (~points + 1);
  for (unsigned before = 0; before != reached;) {
    before = reached;
    for (std::size_t i = 0; i < space.beside.size(); ++i) {
      if (((reached >> i) & 1U) != 0) {
        reached |= space.beside[i] & points;
      }
    }
  }
  return reached != points;
}

// Whether the owner gets two eyes with the opponent to move. Two parts are two eyes: a part is
// filled by the opponent only at the price of being taken.
bool lives_second(const Small& space, unsigned points, unsigned dead) {
  if (in_parts(space, points)) {
    return true;
  }
  const unsigned empty = points & ~dead;
  for (unsigned rest = empty; rest != 0; rest &= rest - 1) {
    const unsigned attack = rest & (~rest + 1);
    bool answered = false;
    for (unsigned replies = empty & ~attack; replies != 0 && !answered; replies &= replies - 1) {
      answered = lives_second(space, points & ~(replies & (~replies + 1)), dead | attack);
    }
    if (!answered) {
      return false;
    }
  }
  // With at most one empty point the owner can only take the stones inside, and they can be thrown
  // in again.
  return (empty & (empty - 1)) != 0;
}

}  // namespace

EyeSpace eye_space(const Geometry& geometry, const PointSet& points, const PointSet& dead) {
  const int size = points.count();
  if (size >= kAlwaysTwo) {
    return {2, 2};
  }
  std::array<Point, kAlwaysTwo> at{};
  std::size_t n = 0;
  for (const Point p : points) {
    at[n++] = p;
  }
  Small space;
  unsigned dead_bits = 0;
  for (std::size_t i = 0; i < n; ++i) {
    space.all |= 1U << i;
    dead_bits |= dead.contains(at[i]) ? 1U << i : 0U;
    for (const Point neighbor : geometry.neighbors(at[i])) {
      for (std::size_t j = 0; j < n; ++j) {
        space.beside[i] |= at[j] == neighbor ? 1U << j : 0U;
      }
    }
  }
  if (lives_second(space, space.all, dead_bits)) {
    return {2, 2};
  }
  for (std::size_t i = 0; i < n; ++i) {
    const unsigned move = 1U << i;
    if ((dead_bits & move) == 0 && lives_second(space, space.all & ~move, dead_bits)) {
      return {1, 2};
    }
  }
  return {1, 1};
}

}  // namespace shinpan::count
