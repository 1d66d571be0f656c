#include "shinpan/referee/phase.hpp"

namespace shinpan::referee {

const char* phase_id(Phase phase) {
  switch (phase) {
    case Phase::Play:
      return "play";
    case Phase::Stopped:
      return "stopped";
    case Phase::Confirmation:
      return "confirmation";
    case Phase::Filling:
      return "filling";
    case Phase::Ended:
      return "ended";
    case Phase::Over:
      return "over";
  }
  return "";
}

}  // namespace shinpan::referee
