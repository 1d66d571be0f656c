#pragma once

#include <span>

namespace shinpan::api {

struct BenchPosition {
  const char* name;
  const char* sgf;
};

// Positions of finished games and of the Japanese commentary, always the same.
[[nodiscard]] std::span<const BenchPosition> bench_positions();

}  // namespace shinpan::api
