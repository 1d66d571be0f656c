#pragma once

#include "shinpan/life/search/state.hpp"
#include "shinpan/life/status.hpp"
#include "shinpan/rules/game.hpp"

#include <optional>
#include <vector>

namespace shinpan::referee {

// A line that the players tried about one chain.
struct Trial {
  board::PointSet chain;  // its stones
  board::Color asker = board::Color::Black;
  std::vector<life::LineMove> line;
  bool taken = false;  // every stone of the chain was taken; death needs more (Article 7.1)
};

// The confirmation of life and death by the players (Japanese 1989, Article 7.2), on a copy of the
// board: the opponent of the chain moves first, a ko may be retaken after a pass for that ko,
// suicide is forbidden. Nothing of it touches the game.
class HypotheticalPlay {
 public:
  // A stone stands at `at`.
  HypotheticalPlay(const board::Board& board,
                   board::Point at,
                   board::Color asker,
                   rules::KoPass ko_pass);

  [[nodiscard]] const board::Board& board() const { return state_.board(); }

  [[nodiscard]] board::Color to_move() const { return state_.to_move(); }

  // The kos that may not be retaken yet.
  [[nodiscard]] const std::vector<life::KoBan>& bans() const { return state_.bans(); }

  [[nodiscard]] const Trial& trial() const { return trial_; }

  // A refused play changes nothing.
  [[nodiscard]] std::optional<rules::Refusal> play(board::Color by, board::Point at);
  // Whether a ko is banned to the side to move at the point, so that it can pass for it.
  [[nodiscard]] bool may_pass_for(board::Point ko) const;
  // A pass of the side to move, for a ko when one is given.
  void pass(std::optional<board::Point> for_ko);

 private:
  [[nodiscard]] std::optional<rules::Refusal> refusal(board::Color by, board::Point at);

  life::PlayState state_;
  Trial trial_;
};

}  // namespace shinpan::referee
