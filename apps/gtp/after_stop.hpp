#pragma once

#include "shinpan/rules/game.hpp"

#include <optional>
#include <string>

namespace shinpan::gtp {

// Why the rule set does not let a stone be played after the passes that stopped the game; nothing
// where the move resumes it, or where the game has not been stopped.
[[nodiscard]] std::optional<std::string> refused_after_stop(const rules::Game& game,
                                                            const rules::Move& move);

}  // namespace shinpan::gtp
