#pragma once

#include "shinpan/board/size.hpp"
#include "shinpan/explain/language.hpp"
#include "shinpan/life/status.hpp"

#include <string>
#include <vector>

namespace shinpan::explain {

// One move in the form of the JSON answer: "B C3", "W pass", "W pass:E5".
[[nodiscard]] std::string line_move_code(board::Size size, const life::LineMove& move);

// A line for a person: "White C3, Black passes for the ko at E5, White D3".
[[nodiscard]] std::string line_text(Language language,
                                    board::Size size,
                                    const std::vector<life::LineMove>& line);

}  // namespace shinpan::explain
