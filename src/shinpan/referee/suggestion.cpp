#include "shinpan/referee/suggestion.hpp"

#include <utility>

namespace shinpan::referee {

std::optional<Suggestion> suggested(const Match& match, const life::Limits& limits) {
  if (match.phase() != Phase::Stopped) {
    return std::nullopt;
  }
  life::Agreement agreement;
  agreement.dead = match.claims().agreed_dead();
  agreement.alive = match.claims().agreed() - agreement.dead;
  Suggestion out;
  out.verdict = count::judge(
      match.game().position(), match.count_terms(), agreement, match.terms().reading, limits);
  for (const life::Group& group : out.verdict.life.groups) {
    if (group.status == life::Status::Dead) {
      out.dead |= group.points;
    }
    if (group.status == life::Status::Undecided || !group.saving_moves.empty()) {
      out.undecided |= group.points;
    }
  }
  return out;
}

}  // namespace shinpan::referee
