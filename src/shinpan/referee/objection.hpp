#pragma once

#include "shinpan/board/point.hpp"
#include "shinpan/referee/phase.hpp"
#include "shinpan/rules/game.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan::referee {

// Every way in which an event can be out of place. explain/objection_text.hpp has a sentence for
// each, with the way to mend it.
enum class ObjectionCode : std::uint8_t {
  MatchOver,           // the result is final
  WrongPhase,          // not in this phase; `phases` are those in which it is allowed
  TimeBackwards,       // stamped earlier than the event before it
  TimeIsUp,            // a move after the last moment of its player
  TimeNotUp,           // that player's clock does not run, or has time left
  IllegalMove,         // `refusal` says why
  NoStone,             // no chain stands at the point
  StatusOpen,          // `points`: chains on which the players have not agreed
  AlreadySaid,         // the player has agreed or confirmed before
  NotInThisProcedure,  // the rule set knows no such step
  NoRepetition,        // no position has just come again
  NothingAsked,        // there is no question to answer, or it is one's own
  WrongFirstMove,      // the procedure gives the first move to the other side
  NoSuchKo,            // no ko is banned to the passer at this point
  TakesLiving,         // the filling stone would take stones that are alive: `points`
  NoLiberty,           // the filling stone would have no liberty
  JoinsDead,           // the filling stone would join stones agreed dead: `points`
  NoPenalty,           // the points of a penalty are not above zero, or more than kMostPenalty
};

inline constexpr ObjectionCode kObjectionCodes[] = {
    ObjectionCode::MatchOver,
    ObjectionCode::WrongPhase,
    ObjectionCode::TimeBackwards,
    ObjectionCode::TimeIsUp,
    ObjectionCode::TimeNotUp,
    ObjectionCode::IllegalMove,
    ObjectionCode::NoStone,
    ObjectionCode::StatusOpen,
    ObjectionCode::AlreadySaid,
    ObjectionCode::NotInThisProcedure,
    ObjectionCode::NoRepetition,
    ObjectionCode::NothingAsked,
    ObjectionCode::WrongFirstMove,
    ObjectionCode::NoSuchKo,
    ObjectionCode::TakesLiving,
    ObjectionCode::NoLiberty,
    ObjectionCode::JoinsDead,
    ObjectionCode::NoPenalty,
};

// Why an event is refused. The state stays as it was.
struct Objection {
  ObjectionCode code;
  Phase phase = Phase::Play;  // in which the match is
  std::optional<rules::Refusal> refusal{};
  std::optional<PhaseSet> phases{};
  std::vector<board::Point> points{};

  bool operator==(const Objection&) const = default;
};

// The stable identifier of a code: "match-over", "wrong-phase", ...
[[nodiscard]] const char* objection_id(ObjectionCode code);

}  // namespace shinpan::referee
