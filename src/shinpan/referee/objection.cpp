#include "shinpan/referee/objection.hpp"

namespace shinpan::referee {

const char* objection_id(ObjectionCode code) {
  switch (code) {
    case ObjectionCode::MatchOver:
      return "match-over";
    case ObjectionCode::WrongPhase:
      return "wrong-phase";
    case ObjectionCode::TimeBackwards:
      return "time-backwards";
    case ObjectionCode::TimeIsUp:
      return "time-is-up";
    case ObjectionCode::TimeNotUp:
      return "time-not-up";
    case ObjectionCode::IllegalMove:
      return "illegal-move";
    case ObjectionCode::NoStone:
      return "no-stone";
    case ObjectionCode::StatusOpen:
      return "status-open";
    case ObjectionCode::AlreadySaid:
      return "already-said";
    case ObjectionCode::NotInThisProcedure:
      return "not-in-this-procedure";
    case ObjectionCode::NoRepetition:
      return "no-repetition";
    case ObjectionCode::NothingAsked:
      return "nothing-asked";
    case ObjectionCode::WrongFirstMove:
      return "wrong-first-move";
    case ObjectionCode::NoSuchKo:
      return "no-such-ko";
    case ObjectionCode::TakesLiving:
      return "takes-living";
    case ObjectionCode::NoLiberty:
      return "no-liberty";
    case ObjectionCode::JoinsDead:
      return "joins-dead";
    case ObjectionCode::NoPenalty:
      return "no-penalty";
  }
  return "";
}

}  // namespace shinpan::referee
