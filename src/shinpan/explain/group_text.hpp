#pragma once

#include "shinpan/board/size.hpp"
#include "shinpan/explain/language.hpp"
#include "shinpan/life/status.hpp"

#include <string>

namespace shinpan::explain {

// The stable identifiers that JSON shows.
[[nodiscard]] const char* status_id(life::Status status);
[[nodiscard]] const char* clause_id(life::Clause clause);  // "" for Clause::None
[[nodiscard]] const char* basis_id(life::Basis basis);

// "alive", "in seki", "dead", "undecided" as a person says it of a group.
[[nodiscard]] const char* status_text(Language language, life::Status status);

// What the group is, why, on what that rests and the line that shows it:
// "White group D4 (6 stones) is dead: it is captured even if White moves first. Proved by search.
// ..."
[[nodiscard]] std::string group_text(Language language, board::Size size, const life::Group& group);

}  // namespace shinpan::explain
