#pragma once

#include "shinpan/board/color.hpp"
#include "shinpan/board/point.hpp"
#include "shinpan/board/point_set.hpp"
#include "shinpan/proof/proof.hpp"
#include "shinpan/rules/move.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace shinpan::life {

enum class Status : std::uint8_t {
  Alive,
  Seki,  // alive, but not by two eyes of its own: neither side gains by moving
  Dead,
  Undecided,  // hangs on who moves, or the limit was reached
};

using proof::Clause;

// What the status rests on. Everything but Estimate and Agreement is a proof.
enum class Basis : std::uint8_t {
  TwoEyes,    // unconditional life (Benson), or death inside it
  Static,     // a theorem about eye space under alternating play
  Search,     // a proof by play
  Agreement,  // the players said so
  Estimate,   // no proof; confidence is below 1
  Letter,     // the rule set counts every stone on the board as alive
};

// A move of a line that shows a status; a pass may name the ko it is for.
struct LineMove {
  rules::Move move;
  bool for_ko = false;
  board::Point ko{};

  bool operator==(const LineMove&) const = default;
};

// Why, in a form that explain/ turns into a sentence.
enum class Reason : std::uint8_t {
  TwoEyes,           // two eyes that nobody can take away
  InsideLivingArea,  // stands in the area of an unconditionally living side, cannot make two eyes
  SafeEyeSpace,      // the eye space suffices even if the other side moves first
  NoRoomForTwoEyes,  // enclosed by living stones in a space too small for two eyes
  CannotBeCaptured,  // search: the opponent moves first and cannot take it
  IsCaptured,        // search: is taken even if its owner moves first
  IsCapturedFirst,   // search: is taken when the opponent moves first
  SharedLiberties,   // seki: whoever fills a shared liberty loses
  DependsOnMove,     // whoever moves first decides
  DependsOnKo,
  Agreed,
  Likely,            // estimate: by playouts
  ReadAround,        // estimate: by play around the chain, its neighbours taken for alive
  EveryStoneCounts,  // by the letter of the rule set
};

// What stands or falls together: one colour, at least one chain.
struct Group {
  board::Color color = board::Color::Black;
  board::PointSet points;
  Status status = Status::Undecided;
  Clause clause = Clause::None;
  Basis basis = Basis::Estimate;
  Reason reason = Reason::Likely;
  int confidence = 0;  // per mille; 1000 exactly when the basis is not Estimate
  std::vector<LineMove> line;
  // The deciding first moves where the status hangs on who moves (up to a few, best first).
  std::vector<board::Point> saving_moves;
  std::vector<board::Point> killing_moves;
  std::uint64_t nodes = 0;

  bool operator==(const Group&) const = default;
};

// The verdict of life and death on one position.
struct Life {
  std::vector<Group> groups;  // every stone of the board is in exactly one
  // Points of one side that only need a look: where its owner must still answer a threat (teire),
  // found by search; empty when none is known.
  std::vector<std::pair<board::Color, board::Point>> teire;
  std::uint64_t nodes = 0;
  bool limit_reached = false;
  // Why the proved statuses hold, where it was asked for: of the position without the stones that
  // were agreed dead.
  std::optional<proof::Proof> proof;

  // The group that holds the stone; the point must hold one.
  [[nodiscard]] const Group& group_of(board::Point stone) const;
};

}  // namespace shinpan::life
