#include "shinpan/referee/match_result.hpp"

#include "shinpan/base/assert.hpp"

namespace shinpan::referee {
namespace {

using board::Color;

std::string won(const MatchResult& result, const char* how) {
  return std::string(1, board::letter_of(result.winner.value_or(Color::Black))) + "+" + how;
}

std::string counted(const MatchResult& result) {
  return count::result_text({count::Ending::Counted, result.margin, result.winner.has_value()});
}

}  // namespace

MatchResult counted_result(const count::Outcome& outcome) {
  SHINPAN_ASSERT(outcome.ending == count::Ending::Counted);
  MatchResult out;
  out.margin = outcome.margin;
  if (outcome.margin.halves > 0 || (outcome.margin.halves == 0 && outcome.black_wins_ties)) {
    out.winner = Color::Black;
  } else if (outcome.margin.halves < 0) {
    out.winner = Color::White;
  }
  return out;
}

std::string result_code(const MatchResult& result) {
  switch (result.by) {
    case EndedBy::Count:
      return counted(result);
    case EndedBy::Resignation:
      return won(result, "R");
    case EndedBy::Time:
      return won(result, "T");
    case EndedBy::Forfeit:
      return won(result, "F");
    case EndedBy::Decision:
      return won(result, "");
    case EndedBy::NoResult:
      return "void";
    case EndedBy::BothLose:
      return "both-lose";
  }
  return "";
}

std::string sgf_result(const MatchResult& result) {
  const bool nobody = result.by == EndedBy::NoResult || result.by == EndedBy::BothLose;
  return nobody ? "Void" : result_code(result);
}

}  // namespace shinpan::referee
