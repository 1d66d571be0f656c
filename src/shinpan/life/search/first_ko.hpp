#pragma once

#include "shinpan/board/board.hpp"
#include "shinpan/proof/strategy.hpp"

#include <optional>

namespace shinpan::life {

// The first point of a strategy at which a ko is taken, read from its beginning with `first` to
// move; nothing when none is.
[[nodiscard]] std::optional<board::Point> first_ko_of(const proof::Strategy& strategy,
                                                      const board::Board& board,
                                                      board::Color first);

}  // namespace shinpan::life
