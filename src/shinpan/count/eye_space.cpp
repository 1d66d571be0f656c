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

// The points of the chain of dead stones that holds `stone`.
unsigned chain_of(const Small& space, unsigned stone, unsigned dead) {
  unsigned chain = stone;
  for (unsigned before = 0; before != chain;) {
    before = chain;
    for (std::size_t i = 0; i < space.beside.size(); ++i) {
      if (((chain >> i) & 1U) != 0) {
        chain |= space.beside[i] & dead;
      }
    }
  }
  return chain;
}

bool has_liberty(const Small& space, unsigned chain, unsigned empty) {
  for (std::size_t i = 0; i < space.beside.size(); ++i) {
    if (((chain >> i) & 1U) != 0 && (space.beside[i] & empty) != 0) {
      return true;
    }
  }
  return false;
}

// The dead stones that keep a liberty when only `empty` is left.
unsigned not_taken(const Small& space, unsigned dead, unsigned empty) {
  unsigned out = 0;
  for (unsigned rest = dead; rest != 0;) {
    const unsigned chain = chain_of(space, rest & (~rest + 1), dead);
    rest &= ~chain;
    out |= has_liberty(space, chain, empty) ? chain : 0U;
  }
  return out;
}

bool lives_first(const Small& space, unsigned points, unsigned dead);

// Whether the owner gets two eyes with the opponent to move. Two parts are two eyes: a part is
// filled by the opponent only at the price of being taken. The owner may pass; each of his stones
// is for good, so play ends.
bool lives_second(const Small& space, unsigned points, unsigned dead) {
  if (in_parts(space, points)) {
    return true;
  }
  const unsigned empty = points & ~dead;
  bool attacked = false;
  for (unsigned rest = empty; rest != 0; rest &= rest - 1) {
    const unsigned attack = rest & (~rest + 1);
    const unsigned attackers = dead | attack;
    if (!has_liberty(space, chain_of(space, attack, attackers), empty & ~attack)) {
      continue;
    }
    attacked = true;
    if (!lives_first(space, points, attackers) && !lives_second(space, points, attackers)) {
      return false;
    }
  }
  return attacked || lives_first(space, points, dead);
}

// The same with the owner to move, who must move.
bool lives_first(const Small& space, unsigned points, unsigned dead) {
  for (unsigned rest = points & ~dead; rest != 0; rest &= rest - 1) {
    const unsigned left = points & ~(rest & (~rest + 1));
    if (lives_second(space, left, not_taken(space, dead, left & ~dead))) {
      return true;
    }
  }
  return false;
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
  return {1, lives_first(space, space.all, dead_bits) ? 2 : 1};
}

}  // namespace shinpan::count
