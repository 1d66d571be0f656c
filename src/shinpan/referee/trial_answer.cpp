#include "shinpan/referee/trial_answer.hpp"

#include "shinpan/life/japanese/reply.hpp"

namespace shinpan::referee {
namespace {

life::Action action_of(const life::LineMove& move) {
  using Kind = life::Action::Kind;
  if (move.for_ko) {
    return {Kind::PassForKo, move.ko};
  }
  return move.move.kind == rules::Move::Kind::Pass ? life::Action{}
                                                   : life::Action{Kind::Play, move.move.point};
}

}  // namespace

std::optional<TrialAnswer> trial_answer(const Match& match, const life::Limits& limits) {
  const std::optional<HypotheticalPlay>& play = match.confirmation();
  if (!play) {
    return std::nullopt;
  }
  std::vector<life::Action> line;
  for (const life::LineMove& move : play->trial().line) {
    line.push_back(action_of(move));
  }
  const life::Reply reply = life::reply(match.game().position(),
                                        play->trial().chain.first(),
                                        line,
                                        match.terms().rules.ko_pass,
                                        limits);
  const board::Color by = play->to_move();
  switch (reply.action.kind) {
    case life::Action::Kind::Play:
      return TrialAnswer{Play{by, reply.action.point}, reply.sure};
    case life::Action::Kind::PassForKo:
      return TrialAnswer{Pass{by, reply.action.point}, reply.sure};
    case life::Action::Kind::Pass:
      break;
  }
  return TrialAnswer{Pass{by}, reply.sure};
}

}  // namespace shinpan::referee
