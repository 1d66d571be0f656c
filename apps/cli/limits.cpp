#include "limits.hpp"

#include <cmath>

namespace shinpan::cli {

life::Limits limits_of(std::optional<double> seconds, std::uint64_t nodes, std::uint64_t table_mb) {
  life::Limits limits;
  limits.nodes = nodes;
  limits.table_entries = table_mb << 16U;  // 16 bytes each
  if (seconds) {
    limits.milliseconds = static_cast<std::int64_t>(std::ceil(*seconds * 1000));
  } else if (nodes != 0) {
    limits.milliseconds = 0;
  }
  return limits;
}

}  // namespace shinpan::cli
