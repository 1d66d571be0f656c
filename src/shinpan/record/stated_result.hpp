#pragma once

#include "shinpan/record/game_record.hpp"

#include <string_view>

namespace shinpan::record {

// Reads a result as SGF's RE has it ("B+3.5", "W+R", "0", "Void", "?") and as people and servers
// write it in words: English, Chinese, Japanese, Korean, Russian. A margin that is no count of half
// points (0.02, or 0 with a winner) only says who won. A quarter is never points but zi, and is
// doubled.
[[nodiscard]] StatedResult read_result(std::string_view utf8);

// As SGF's RE; "?" when unknown.
[[nodiscard]] std::string sgf_result(const StatedResult& result);

}  // namespace shinpan::record
