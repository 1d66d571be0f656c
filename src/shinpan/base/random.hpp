#pragma once

#include "shinpan/base/hash.hpp"

#include <cstdint>

namespace shinpan::base {

// A small seeded generator (xorshift128+). The same seed gives the same numbers on every machine
// and compiler, which is why the standard distributions are not used.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed)
      : a_(mix(seed) | 1U), b_(mix(seed + 0x632be59bd9b4e019ULL)) {}

  [[nodiscard]] constexpr std::uint64_t next() {
    std::uint64_t x = a_;
    const std::uint64_t y = b_;
    a_ = y;
    x ^= x << 23;
    b_ = x ^ y ^ (x >> 17) ^ (y >> 26);
    return b_ + y;
  }

  // A number in [0, bound); bound > 0. The bias is below bound / 2^32.
  [[nodiscard]] constexpr std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
  }

 private:
  std::uint64_t a_;
  std::uint64_t b_;
};

}  // namespace shinpan::base
