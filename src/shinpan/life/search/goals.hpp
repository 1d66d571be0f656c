#pragma once

#include "shinpan/life/search/goal.hpp"

#include <optional>

namespace shinpan::life {

// Chains that cannot be captured whatever happens in the area searched.
struct Walls {
  board::PointSet black;
  board::PointSet white;

  [[nodiscard]] const board::PointSet& of(board::Color color) const {
    return color == board::Color::Black ? black : white;
  }

  [[nodiscard]] board::PointSet& of(board::Color color) {
    return color == board::Color::Black ? black : white;
  }

  [[nodiscard]] board::PointSet both() const { return black | white; }
};

// Tells whether a side can still live in an area, from the opponent's walls around it.
class Enclosure {
 public:
  // `inside`: the side that is enclosed.
  Enclosure(const board::Geometry& geometry,
            board::Color inside,
            const board::PointSet& area,
            const Walls& walls);

  // No stone of the side can stay anywhere in the area: no part of it leaves room for two eyes and
  // none touches a wall of the side to join (static/living_area.hpp).
  [[nodiscard]] bool nothing_can_stay(const board::Board& board) const;
  // The same for the part of the area that holds one point.
  [[nodiscard]] bool nothing_can_stay_at(const board::Board& board, board::Point p) const;

 private:
  struct Joined {
    board::PointSet stones;  // of the opponent in the area, joined to his walls
    board::PointSet beside;  // points beside these or beside the walls
  };

  [[nodiscard]] Joined joined(const board::Board& board) const;
  // The part around a point, if the side can neither live in it nor join a wall of its own.
  [[nodiscard]] std::optional<board::PointSet> hopeless_part(const board::Geometry& geometry,
                                                             const board::PointSet& within,
                                                             board::Point start,
                                                             const board::PointSet& beside) const;

  board::Color inside_;
  board::PointSet area_;
  board::PointSet beside_enemy_walls_;
  board::PointSet beside_own_walls_;
};

// The attacker wants the chain of one stone off the board (level 1 of japanese-1989.md, section 2).
// It is out of reach once that chain is unconditionally alive or joined to a wall of its own.
class CaptureGoal : public Goal {
 public:
  CaptureGoal(const board::Geometry& geometry,
              board::Color attacker,
              board::Point target,
              const board::PointSet& area,
              const Walls& walls);

  [[nodiscard]] Outlook look(PlayState& state) override;
  [[nodiscard]] Outlook study(PlayState& state) override;
  [[nodiscard]] std::uint32_t distance(const PlayState& state) const override;
  [[nodiscard]] Glance look_behind(PlayState& state, const Action& action) override;
  [[nodiscard]] bool write_settled(PlayState& state, Outlook outlook, StrategyWriter& out) override;

 private:
  board::Point target_;
  board::PointSet own_walls_;
  Enclosure enclosure_;
};

// The attacker wants an area, beside which only walls of its own stand, in which no defender can
// ever live: every part of it without walls leaves no room for two eyes (static/living_area.hpp).
// Then whatever stands there is dead at all three levels. Out of reach once a defender in it is
// unconditionally alive.
class KillGoal : public Goal {
 public:
  KillGoal(const board::Geometry& geometry,
           board::Color attacker,
           const board::PointSet& area,
           const Walls& walls)
      : Goal(attacker, area), enclosure_(geometry, opposite(attacker), area, walls) {}

  [[nodiscard]] Outlook look(PlayState& state) override;
  [[nodiscard]] Outlook study(PlayState& state) override;
  [[nodiscard]] std::uint32_t distance(const PlayState& state) const override;
  [[nodiscard]] Glance look_behind(PlayState& state, const Action& action) override;
  [[nodiscard]] bool write_settled(PlayState& state, Outlook outlook, StrategyWriter& out) override;

 private:
  Enclosure enclosure_;
};

}  // namespace shinpan::life
