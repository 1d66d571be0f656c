#pragma once

#include "shinpan/life/search/goal.hpp"

namespace shinpan::life {

// Chains that cannot be captured whatever happens in the area searched.
struct Walls {
  board::PointSet black;
  board::PointSet white;

  [[nodiscard]] const board::PointSet& of(board::Color color) const {
    return color == board::Color::Black ? black : white;
  }

  [[nodiscard]] board::PointSet both() const { return black | white; }
};

// The walls of one side with every chain of it that has been joined to them.
[[nodiscard]] board::PointSet joined_walls(const board::Board& board,
                                           board::Color color,
                                           const board::PointSet& walls);

// The attacker wants the chain of one stone off the board (level 1 of japanese-1989.md, section 2).
// It is out of reach once that chain is unconditionally alive or joined to a wall of its own.
class CaptureGoal : public Goal {
 public:
  CaptureGoal(board::Color attacker,
              board::Point target,
              const board::PointSet& area,
              const Walls& walls)
      : Goal(attacker, area), target_(target), walls_(walls) {}

  [[nodiscard]] Outlook look(PlayState& state) override;
  [[nodiscard]] Outlook study(PlayState& state) override;
  [[nodiscard]] std::uint32_t distance(const PlayState& state) const override;

 private:
  board::Point target_;
  Walls walls_;
};

// The attacker wants an area, beside which only walls of its own stand, in which no defender can
// ever live: every part of it without walls leaves no room for two eyes (static/living_area.hpp).
// Then whatever stands there is dead at all three levels. Out of reach once a defender in it is
// unconditionally alive.
class KillGoal : public Goal {
 public:
  KillGoal(board::Color attacker, const board::PointSet& area, const Walls& walls)
      : Goal(attacker, area), walls_(walls) {}

  [[nodiscard]] Outlook look(PlayState& state) override;
  [[nodiscard]] Outlook study(PlayState& state) override;
  [[nodiscard]] std::uint32_t distance(const PlayState& state) const override;

 private:
  Walls walls_;
};

}  // namespace shinpan::life
