#pragma once

#include "shinpan/board/board.hpp"
#include "shinpan/referee/objection.hpp"

#include <optional>

namespace shinpan::referee {

// The board while dame and teire are filled by agreement (Japanese 1989, Article 9 and its
// commentary): stones are put down in any order, by either side, and are no moves. Dead stones may
// be taken by it; what the players agreed on stays as it is.
class FreeFilling {
 public:
  // `dead`: the stones agreed dead, whole chains; all other stones are alive.
  FreeFilling(const board::Board& board, const board::PointSet& dead);

  [[nodiscard]] const board::Board& board() const { return board_; }

  // The stones agreed dead that are still there.
  [[nodiscard]] const board::PointSet& dead() const { return dead_; }

  // Puts a stone down; a refused one changes nothing.
  [[nodiscard]] std::optional<Objection> fill(board::Color by, board::Point at);

 private:
  board::Board board_;
  board::PointSet dead_;
};

}  // namespace shinpan::referee
