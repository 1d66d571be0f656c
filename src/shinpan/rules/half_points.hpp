#pragma once

#include <compare>
#include <cstdint>

namespace shinpan::rules {

// Points and komi, counted in halves so that no score is ever a float. Quarters of a point (Chinese
// zi) become halves at the edge, where they are read.
struct HalfPoints {
  std::int32_t halves = 0;

  [[nodiscard]] static constexpr HalfPoints points(std::int32_t whole) { return {whole * 2}; }

  constexpr HalfPoints& operator+=(HalfPoints o) {
    halves += o.halves;
    return *this;
  }

  constexpr HalfPoints& operator-=(HalfPoints o) {
    halves -= o.halves;
    return *this;
  }

  [[nodiscard]] friend constexpr HalfPoints operator+(HalfPoints a, HalfPoints b) { return a += b; }

  [[nodiscard]] friend constexpr HalfPoints operator-(HalfPoints a, HalfPoints b) { return a -= b; }

  auto operator<=>(const HalfPoints&) const = default;
};

}  // namespace shinpan::rules
