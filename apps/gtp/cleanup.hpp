#pragma once

#include "gtp/session.hpp"

namespace shinpan::gtp {

// A move of the side that takes the opponent's dead stones, or one of their liberties, after which
// the verdict still has every other group as it was; a pass when nothing is dead. Nothing when the
// verdict is open or none of the first moves tried is such a move.
[[nodiscard]] std::optional<rules::Move> cleanup_move(Session& session, board::Color color);

}  // namespace shinpan::gtp
