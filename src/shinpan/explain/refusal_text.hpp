#pragma once

#include "shinpan/board/size.hpp"
#include "shinpan/explain/language.hpp"
#include "shinpan/rules/game.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace shinpan::explain {

// The stable identifier of a refusal, as records' warnings and JSON show it: "ko", "suicide", ...
[[nodiscard]] const char* refusal_id(rules::Refusal refusal);

// Why a move may not be made, as a clause: "the point is taken".
[[nodiscard]] const char* refusal_text(Language language, rules::Refusal refusal);

// The same for an identifier; the identifier itself when it is not known.
[[nodiscard]] std::string refusal_text(Language language, std::string_view id);

// "Black D4", "White passes", "Black resigns".
[[nodiscard]] std::string move_text(Language language, board::Size size, const rules::Move& move);

// "Move 37, Black D4, is illegal: the point is taken."
[[nodiscard]] std::string illegal_move_text(Language language,
                                            board::Size size,
                                            std::size_t number,
                                            const rules::Move& move,
                                            rules::Refusal refusal);

}  // namespace shinpan::explain
