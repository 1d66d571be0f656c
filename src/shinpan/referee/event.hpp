#pragma once

#include "shinpan/board/color.hpp"
#include "shinpan/board/point.hpp"
#include "shinpan/board/point_set.hpp"
#include "shinpan/referee/phase.hpp"
#include "shinpan/rules/half_points.hpp"

#include <cstdint>
#include <optional>
#include <variant>

namespace shinpan::referee {

// A time or a length of time in thousandths of a second.
using Milliseconds = std::int64_t;

// What a player says of a chain. A chain in seki is alive: the count finds the seki.
enum class ChainStatus : std::uint8_t {
  Alive,
  Dead,
};

// Why both players lose (Japanese 1989, Article 13).
enum class BothLoseCause : std::uint8_t {
  EffectiveMove,   // found after the stop, and no agreement to end the game
  DisplacedStone,  // moved during play, and no agreement on where it stood
};

// What may happen to a match. Players' events first, each with the player in `by`.

// A stone, in play or in hypothetical play.
struct Play {
  board::Color by;
  board::Point at;

  bool operator==(const Play&) const = default;
};

// A pass. In hypothetical play it may be for one ko: the point that the passer may not play at.
struct Pass {
  board::Color by;
  std::optional<board::Point> for_ko{};

  bool operator==(const Pass&) const = default;
};

struct Resign {
  board::Color by;

  bool operator==(const Resign&) const = default;
};

// The chain at `at` is dead or alive: what the player says until he says otherwise.
struct Claim {
  board::Color by;
  board::Point at;
  ChainStatus status = ChainStatus::Alive;

  bool operator==(const Claim&) const = default;
};

// The same of all chains at once: those with a stone in `dead` are dead, the others alive.
struct ClaimAll {
  board::Color by;
  board::PointSet dead{};

  bool operator==(const ClaimAll&) const = default;
};

// Play shall go on. `first`: who should move first, where the procedure leaves that to the players
// (whose turn it was, when nothing is given); elsewhere the player whom the procedure names.
struct AskResumption {
  board::Color by;
  std::optional<board::Color> first{};

  bool operator==(const AskResumption&) const = default;
};

// The opponent's answer, where the procedure gives him one.
struct AnswerResumption {
  board::Color by;
  bool agreed = true;

  bool operator==(const AnswerResumption&) const = default;
};

// Hypothetical play about the chain at `at`; its opponent moves first.
struct AskConfirmation {
  board::Color by;
  board::Point at;

  bool operator==(const AskConfirmation&) const = default;
};

// The line is long enough; the board is put back.
struct EndConfirmation {
  board::Color by;

  bool operator==(const EndConfirmation&) const = default;
};

// Dame and teire may be filled without turns; it begins when both have agreed.
struct AgreeFilling {
  board::Color by;

  bool operator==(const AgreeFilling&) const = default;
};

// One stone of the filling: no move.
struct Fill {
  board::Color by;
  board::Point at;

  bool operator==(const Fill&) const = default;
};

// Nothing is left to settle; the game ends when both have agreed.
struct AgreeEnd {
  board::Color by;

  bool operator==(const AgreeEnd&) const = default;
};

// The count is right; the result is final when both have confirmed it.
struct ConfirmResult {
  board::Color by;

  bool operator==(const ConfirmResult&) const = default;
};

// The repetition shall end the game without a result; it does when both have agreed.
struct AgreeNoResult {
  board::Color by;

  bool operator==(const AgreeNoResult&) const = default;
};

// Nobody's events: what the clock and the referee say.

// The player whose turn it is has used all his time.
struct TimeUp {
  board::Color loser;

  bool operator==(const TimeUp&) const = default;
};

// The referee settles the status of a chain, for both players.
struct Decide {
  board::Point at;
  ChainStatus status = ChainStatus::Alive;

  bool operator==(const Decide&) const = default;
};

// The referee ends a game whose statuses are settled.
struct CallEnd {
  bool operator==(const CallEnd&) const = default;
};

// The referee makes the result final.
struct CallResult {
  bool operator==(const CallResult&) const = default;
};

// All penalties of one player together are at most so much.
inline constexpr rules::HalfPoints kMostPenalty = rules::HalfPoints::points(1000);

// Points taken off a player's score, above zero.
struct Penalize {
  board::Color color;
  rules::HalfPoints points;

  bool operator==(const Penalize&) const = default;
};

struct DeclareBothLose {
  BothLoseCause cause = BothLoseCause::EffectiveMove;

  bool operator==(const DeclareBothLose&) const = default;
};

// No result, by decision of the referee.
struct Annul {
  bool operator==(const Annul&) const = default;
};

// Lost by a breach of the rules (Japanese 1989, Article 14).
struct Forfeit {
  board::Color loser;

  bool operator==(const Forfeit&) const = default;
};

// Won by decision of the referee.
struct Award {
  board::Color winner;

  bool operator==(const Award&) const = default;
};

using Action = std::variant<Play,
                            Pass,
                            Resign,
                            Claim,
                            ClaimAll,
                            AskResumption,
                            AnswerResumption,
                            AskConfirmation,
                            EndConfirmation,
                            AgreeFilling,
                            Fill,
                            AgreeEnd,
                            ConfirmResult,
                            AgreeNoResult,
                            TimeUp,
                            Decide,
                            CallEnd,
                            CallResult,
                            Penalize,
                            DeclareBothLose,
                            Annul,
                            Forfeit,
                            Award>;

inline constexpr std::size_t kActionKinds = std::variant_size_v<Action>;

// An action and when it happened: since the start of the match, when the clock of the side to move
// begins to run. Zero or more, never less than the event before it; without clocks it may stay
// zero.
struct Event {
  Action action;
  Milliseconds at = 0;

  bool operator==(const Event&) const = default;
};

// What is known of a kind of action: its place in Action is its place in the table.
struct ActionKind {
  const char* id;   // stable: "play", "ask-resumption", ...
  PhaseSet phases;  // in which it is allowed, other conditions apart
};

// `index` below kActionKinds, as Action::index() gives it.
[[nodiscard]] const ActionKind& action_kind(std::size_t index);

}  // namespace shinpan::referee
