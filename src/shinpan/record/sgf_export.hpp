#pragma once

#include "shinpan/record/game_record.hpp"
#include "shinpan/record/sgf_tree.hpp"

#include <optional>
#include <string>

namespace shinpan::record {

// A verdict as marks of one node. A point keeps one of dead, teire, seki and dame, the first that
// it is in, since SGF allows one such mark for each point.
struct VerdictMarks {
  board::PointSet black_territory;  // TB; with the living stones under area rules
  board::PointSet white_territory;  // TW
  board::PointSet dead;             // MA
  board::PointSet teire;            // CR
  board::PointSet seki;             // TR
  board::PointSet dame;             // SQ
  std::string comment;              // C, UTF-8
};

// Adds a node with the marks behind the last node of the game's main line, or, with `at`, behind
// its at-th move as one more variation. Nothing else of the tree changes.
void add_verdict(SgfTree& tree,
                 SgfTree::Node game,
                 board::Size size,
                 const VerdictMarks& marks,
                 std::optional<std::size_t> at = std::nullopt);

// A game of any format as one SGF game, FF[4], UTF-8. Reading it gives the same start, steps, texts
// and marks; warnings and a resignation as a move are not written.
[[nodiscard]] SgfTree sgf_tree(const GameRecord& record);
[[nodiscard]] std::string to_sgf(const GameRecord& record);

}  // namespace shinpan::record
