#pragma once

#include "shinpan/record/game_record.hpp"
#include "shinpan/record/sgf_tree.hpp"

namespace shinpan::record {

// The main line of one game of the tree: the first child everywhere. SgfWrongGame when it is
// another game than Go, BadSize when the board is none of ours. A move that cannot be read ends the
// line there, with the warning CutShort; everything before it stays.
[[nodiscard]] base::Result<GameRecord> sgf_record(const SgfTree& tree, SgfTree::Node game);

}  // namespace shinpan::record
