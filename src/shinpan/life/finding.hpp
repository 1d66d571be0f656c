#pragma once

#include "shinpan/board/board.hpp"
#include "shinpan/life/status.hpp"

#include <array>
#include <optional>
#include <vector>

namespace shinpan::life {

// What is known of one chain: a status with its evidence.
struct Finding {
  Status status = Status::Undecided;
  Clause clause = Clause::None;
  Basis basis = Basis::Estimate;
  Reason reason = Reason::Likely;
  int confidence = 0;  // per mille
  std::vector<LineMove> line{};
  std::vector<board::Point> saving_moves{};
  std::vector<board::Point> killing_moves{};
};

// The findings about the chains of one board, by root. The first floor that settles a chain has the
// word.
class Findings {
 public:
  explicit Findings(const board::Board& board) : board_(&board), of_(board::kMaxArea) {}

  [[nodiscard]] const board::Board& board() const { return *board_; }

  [[nodiscard]] bool has(board::Point root) const { return of_[root.index].has_value(); }

  [[nodiscard]] const Finding& at(board::Point root) const { return *of_[root.index]; }

  // Keeps what is already known.
  void add(board::Point root, Finding finding);

  // The stones of all chains of the colour with this status.
  [[nodiscard]] board::PointSet stones(board::Color color, Status status) const;
  // The roots of the chains without a finding.
  [[nodiscard]] std::vector<board::Point> open() const;

 private:
  const board::Board* board_;
  std::vector<std::optional<Finding>> of_;
};

// Gathers chains that stand or fall together: one colour, the same status and evidence, and joined
// through points that no living enemy stone holds.
[[nodiscard]] std::vector<Group> grouped(const Findings& findings);

}  // namespace shinpan::life
