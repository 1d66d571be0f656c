#pragma once

#include "shinpan/life/search/goals.hpp"

namespace shinpan::life {

// The attacker wants every one of the watched stones off the board: the question of a
// life-and-death problem. Out of reach once one of them lives unconditionally or is joined to a
// wall of its own.
class CaptureAllGoal : public Goal {
 public:
  CaptureAllGoal(const board::Geometry& geometry,
                 board::Color attacker,
                 const board::PointSet& area,
                 const Walls& walls);

  [[nodiscard]] Outlook look(PlayState& state) override;
  [[nodiscard]] Outlook study(PlayState& state) override;
  [[nodiscard]] std::uint32_t distance(const PlayState& state) const override;
  [[nodiscard]] bool write_settled(PlayState& state, Outlook outlook, StrategyWriter& out) override;

 private:
  board::PointSet own_walls_;
  Enclosure enclosure_;
};

// The owner of the watched stones wants one of them to live unconditionally or to be joined to a
// wall of its own: two eyes, not a seki.
class TwoEyesGoal : public Goal {
 public:
  TwoEyesGoal(const board::Geometry& geometry,
              board::Color owner,
              const board::PointSet& area,
              const Walls& walls);

  [[nodiscard]] Outlook look(PlayState& state) override;
  [[nodiscard]] Outlook study(PlayState& state) override;
  [[nodiscard]] std::uint32_t distance(const PlayState& state) const override;
  [[nodiscard]] bool write_settled(PlayState& state, Outlook outlook, StrategyWriter& out) override;

 private:
  board::PointSet own_walls_;
  Enclosure enclosure_;
};

}  // namespace shinpan::life
