#pragma once

#include "shinpan/board/symmetry.hpp"
#include "shinpan/life/adjudicate.hpp"

namespace shinpan::life {

// One of the sixteen images of a position (eight symmetries, two colourings), the same one for all
// sixteen: whatever is judged on it cannot depend on how the board is turned or who is called
// Black.
class Canonical {
 public:
  Canonical(const board::Board& board, const Agreement& agreement);

  [[nodiscard]] const board::Board& board() const { return board_; }

  [[nodiscard]] const Agreement& agreement() const { return agreement_; }

  // Points of the position as they lie on the image.
  [[nodiscard]] board::PointSet seen(const board::PointSet& points) const;

  // What was found on the image, brought back to the position that it was made of.
  [[nodiscard]] board::Point restored(board::Point p) const;

  [[nodiscard]] board::Color restored(board::Color color) const {
    return swapped_ ? opposite(color) : color;
  }

  [[nodiscard]] rules::Move restored(rules::Move move) const;
  [[nodiscard]] LineMove restored(LineMove move) const;
  [[nodiscard]] Life restored(Life life) const;

 private:
  board::Size size_;
  board::Symmetry symmetry_{};
  bool swapped_ = false;
  board::Board board_;
  Agreement agreement_;
};

}  // namespace shinpan::life
