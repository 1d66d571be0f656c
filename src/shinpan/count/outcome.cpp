#include "shinpan/count/verdict.hpp"

#include <string>

namespace shinpan::count {

std::string result_text(const Outcome& outcome) {
  switch (outcome.ending) {
    case Ending::Void:
      return "void";
    case Ending::BothLose:
      return "both-lose";
    case Ending::Undecided:
      return "?";
    case Ending::Counted:
      break;
  }
  const int halves = outcome.margin.halves;
  if (halves == 0) {
    return outcome.black_wins_ties ? "B+" : "0";
  }
  const int size = halves > 0 ? halves : -halves;
  return std::string(halves > 0 ? "B+" : "W+") + std::to_string(size / 2) +
         (size % 2 != 0 ? ".5" : "");
}

}  // namespace shinpan::count
