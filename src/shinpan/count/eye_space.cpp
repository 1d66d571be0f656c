#include "shinpan/count/eye_space.hpp"

#include <array>
#include <cstdint>

namespace shinpan::count {

using board::Geometry;
using board::Point;

namespace {

constexpr int kAlwaysTwo = 7;
constexpr unsigned kMostPoints = kAlwaysTwo - 1;

// The neighbours of each point of the space: at most six points, so a set of them is one small
// number.
using Beside = std::array<unsigned, kMostPoints>;

// What is left of the space, the owner's own stones taken out.
struct Play {
  unsigned points = 0;
  unsigned dead = 0;

  [[nodiscard]] unsigned empty() const { return points & ~dead; }
};

unsigned lowest(unsigned set) {
  return set & (~set + 1);
}

unsigned neighbors(const Beside& beside, unsigned set) {
  unsigned out = 0;
  for (std::size_t i = 0; i < beside.size(); ++i) {
    out |= ((set >> i) & 1U) != 0 ? beside[i] : 0U;
  }
  return out;
}

// The connected part of `within` that the set `seed` lies in.
unsigned part(const Beside& beside,
              unsigned seed,  // NOLINT(bugprone-easily-swappable-parameters)
              unsigned within) {
  for (unsigned before = 0; before != seed;) {
    before = seed;
    seed |= neighbors(beside, seed) & within;
  }
  return seed;
}

// The play after dead stones without liberties are taken.
Play after_captures(const Beside& beside, Play play) {
  for (unsigned rest = play.dead; rest != 0;) {
    const unsigned chain = part(beside, lowest(rest), rest);
    rest &= ~chain;
    if ((neighbors(beside, chain) & play.empty()) == 0) {
      play.dead &= ~chain;
    }
  }
  return play;
}

// The play inside one space, each situation read once.
class Reading {
 public:
  explicit Reading(const Beside& beside) : beside_(beside) {}

  // Whether the owner gets two eyes with the opponent to move. Two parts are two eyes: a part is
  // filled by the opponent only at the price of being taken. The owner may pass; each of his stones
  // is for good, so play ends.
  bool lives_second(Play play) {
    Known& known = known_[(play.points << kMostPoints) | play.dead];
    if (known == Known::Nothing) {
      known = is_alive(play) ? Known::Alive : Known::Dead;
    }
    return known == Known::Alive;
  }

  // The same with the owner to move, who must move.
  bool lives_first(Play play) {
    for (unsigned rest = play.empty(); rest != 0; rest &= rest - 1) {
      const Play next{play.points & ~lowest(rest), play.dead};
      if (lives_second(after_captures(beside_, next))) {
        return true;
      }
    }
    return false;
  }

 private:
  enum class Known : std::uint8_t {
    Nothing,
    Alive,
    Dead,
  };

  bool is_alive(Play play) {
    if (play.points == 0) {
      return false;
    }
    if (part(beside_, lowest(play.points), play.points) != play.points) {
      return true;
    }
    bool attacked = false;
    for (unsigned rest = play.empty(); rest != 0; rest &= rest - 1) {
      const unsigned attack = lowest(rest);
      const Play next{play.points, play.dead | attack};
      const bool suicide =
          (neighbors(beside_, part(beside_, attack, next.dead)) & next.empty()) == 0;
      if (suicide) {
        continue;
      }
      attacked = true;
      if (!lives_first(next) && !lives_second(next)) {
        return false;
      }
    }
    return attacked || lives_first(play);
  }

  const Beside& beside_;
  std::array<Known, 1U << (2 * kMostPoints)> known_{};
};

}  // namespace

EyeSpace eye_space(const Geometry& geometry, const EyeShape& shape) {
  if (shape.points.count() >= kAlwaysTwo) {
    return {2, 2};
  }
  std::array<Point, kMostPoints> at{};
  std::size_t n = 0;
  for (const Point p : shape.points) {
    at[n++] = p;
  }
  Beside beside{};
  Play play;
  for (std::size_t i = 0; i < n; ++i) {
    play.points |= 1U << i;
    play.dead |= shape.dead.contains(at[i]) ? 1U << i : 0U;
    for (const Point neighbor : geometry.neighbors(at[i])) {
      for (std::size_t j = 0; j < n; ++j) {
        beside[i] |= at[j] == neighbor ? 1U << j : 0U;
      }
    }
  }
  Reading reading(beside);
  if (reading.lives_second(play)) {
    return {2, 2};
  }
  return {1, reading.lives_first(play) ? 2 : 1};
}

}  // namespace shinpan::count
