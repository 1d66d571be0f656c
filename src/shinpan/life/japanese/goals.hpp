#pragma once

#include "shinpan/life/search/goals.hpp"
#include "shinpan/life/search/solver.hpp"

#include <map>
#include <memory>
#include <vector>

namespace shinpan::life {

// Whether the opponent of a chain's owner, to move, can force the chain of a stone off the board:
// level 1 of japanese-1989.md, section 2, asked again and again of states of one area.
class Capturing {
 public:
  Capturing(board::Color attacker, const board::PointSet& area, const Walls& walls, Budget& budget)
      : attacker_(attacker), area_(area), walls_(walls), budget_(&budget) {}

  // The attacker is to move in `state`; `stone` is a stone of the other side.
  [[nodiscard]] Answer ask(PlayState& state, board::Point stone);
  // Asks again and writes the strategy of the side that has its way; false when the answer is not
  // the expected one or cannot be written.
  [[nodiscard]] bool write(PlayState& state,
                           board::Point stone,
                           Answer expected,
                           StrategyWriter& out);

  // What the questions are paid from; a search that asks them takes from the same.
  [[nodiscard]] Budget& budget() const { return *budget_; }

  void use(Budget& budget) { budget_ = &budget; }

 private:
  struct Question {
    CaptureGoal goal;
    Solver solver;
    Question(const board::Geometry& geometry,
             board::Color attacker,
             board::Point stone,
             const board::PointSet& area,
             const Walls& walls);
  };

  Question& about(const PlayState& state, board::Point stone);

  board::Color attacker_;
  board::PointSet area_;
  Walls walls_;
  std::map<board::Point, std::unique_ptr<Question>> questions_;
  Budget* budget_;
};

// The owner wants a new stone on one of some points that the opponent, to move, cannot force off
// the board. A stone is new when it is not one of the watched ones that have stood there from the
// start.
//
// The text asks this of the stone just played; here it is asked of every new stone whenever the
// opponent is to move. A stone that became uncapturable later stays for good as well, and so the
// answer no longer depends on the order of the moves.
class NewStoneGoal : public Goal {
 public:
  NewStoneGoal(const board::Geometry& geometry,
               board::Color owner,
               const board::PointSet& points,
               const board::PointSet& area,
               const Walls& walls,
               Capturing& capturing);

  [[nodiscard]] Outlook look(PlayState& state) override;
  [[nodiscard]] Outlook study(PlayState& state) override;
  [[nodiscard]] std::uint32_t distance(const PlayState& state) const override;
  [[nodiscard]] Glance look_behind(PlayState& state, const Action& action) override;
  [[nodiscard]] bool write_settled(PlayState& state, Outlook outlook, StrategyWriter& out) override;
  [[nodiscard]] bool write_beside(PlayState& state, bool forced, StrategyWriter& out) override;

  // Whether a question below was not answered: then "prevented" is not to be believed.
  [[nodiscard]] bool unsure() const { return unsure_; }

  // Whether such a stone stands in the state; the opponent is to move.
  [[nodiscard]] bool stands(PlayState& state);

 private:
  [[nodiscard]] std::vector<board::Point> fresh(const PlayState& state) const;

  board::PointSet points_;
  Enclosure enclosure_;
  Capturing& capturing_;
  bool unsure_ = false;
};

// Levels 2 and 3: the opponent wants to take the chain so that its owner never gets a new
// uncapturable stone on the given points, neither before nor after.
class CleanCaptureGoal : public Goal {
 public:
  CleanCaptureGoal(const board::Geometry& geometry,
                   board::Color attacker,
                   board::Point target,
                   const board::PointSet& points,
                   const board::PointSet& area,
                   const Walls& walls,
                   Capturing& capturing);

  [[nodiscard]] Outlook look(PlayState& state) override;
  [[nodiscard]] Outlook study(PlayState& state) override;
  [[nodiscard]] std::uint32_t distance(const PlayState& state) const override;
  [[nodiscard]] Glance look_behind(PlayState& state, const Action& action) override;
  [[nodiscard]] bool write_settled(PlayState& state, Outlook outlook, StrategyWriter& out) override;
  [[nodiscard]] bool write_beside(PlayState& state, bool forced, StrategyWriter& out) override;

  [[nodiscard]] bool unsure() const { return unsure_ || new_stone_.unsure(); }

  // Where no new uncapturable stone may appear.
  [[nodiscard]] const board::PointSet& points() const { return points_; }

 private:
  [[nodiscard]] Outlook after_removal(PlayState& state);

  board::Point target_;
  board::PointSet points_;
  Enclosure enclosure_;
  CaptureGoal capture_;
  NewStoneGoal new_stone_;
  Solver new_stone_solver_;
  Capturing& capturing_;
  bool unsure_ = false;
};

}  // namespace shinpan::life
