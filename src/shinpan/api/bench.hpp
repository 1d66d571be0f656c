#pragma once

#include "shinpan/api/bench_positions.hpp"
#include "shinpan/api/judge.hpp"

#include <string>
#include <vector>

namespace shinpan::api {

// Always the same positions under the same limit of nodes, and one number for everything about
// their verdicts that must not change unnoticed. It is equal wherever the program is built.
struct Bench {
  struct Line {
    std::string name;
    std::string results;  // as it is customary, and as the position stands
    std::uint64_t nodes = 0;
    std::int64_t microseconds = 0;
  };

  std::uint64_t signature = 0;
  std::vector<Line> lines;

  [[nodiscard]] std::string signature_text() const;  // 16 digits
};

inline constexpr std::uint64_t kBenchNodes = 20000;

[[nodiscard]] base::Result<Bench> bench(std::uint64_t nodes);

[[nodiscard]] std::string bench_json(const Bench& bench);

}  // namespace shinpan::api
