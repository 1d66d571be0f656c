#pragma once

#include "shinpan/rules/half_points.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan::record {

// The text as it is compared: ASCII and Cyrillic letters small, full-width forms made ASCII, the
// sign for one half written out, white space at both ends gone.
[[nodiscard]] std::string plain_text(std::string_view utf8);

// A number of points or zi as people write it: "3.5", "3,5", "12.", "3 3/4", two moku and a half,
// ...
struct Quantity {
  std::int32_t quarters = 0;
  bool exact = true;  // false: finer than quarters, so no count of anything
  bool zi = false;    // the unit is written, or the fraction is one that only zi have
  std::size_t length = 0;
};

// Reads the number at the beginning of a plain text, with the unit behind it.
[[nodiscard]] std::optional<Quantity> read_quantity(std::string_view plain);

// In points: a zi, one side's stone on the board, is worth two.
[[nodiscard]] rules::HalfPoints in_points(const Quantity& quantity);

struct Komi {
  rules::HalfPoints points;
  bool other_unit = false;  // was written in hundredths or in zi

  bool operator==(const Komi&) const = default;
};

// Reads a komi: a number, also among words (Japanese, Chinese and Korean). More than 150 is never
// points but hundredths (650, 375); a quarter is never points but zi (3.75 zi = 7.5 points).
[[nodiscard]] std::optional<Komi> read_komi(std::string_view utf8);

// "6.5", "-0.5", "7".
[[nodiscard]] std::string points_text(rules::HalfPoints points);

}  // namespace shinpan::record
