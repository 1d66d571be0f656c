#pragma once

#include "shinpan/base/hash.hpp"
#include "shinpan/board/size.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace shinpan::board {

// What each stone adds to the hash of a board: by colour, then by point.
struct StoneHashes {
  std::array<std::array<std::uint64_t, kMaxArea>, 2> of{};

  constexpr StoneHashes() {
    for (std::size_t i = 0; i < kMaxArea; ++i) {
      of[0][i] = base::mix(2 * i + 1);
      of[1][i] = base::mix(2 * i + 2);
    }
  }
};

inline constexpr StoneHashes kStoneHashes;

}  // namespace shinpan::board
