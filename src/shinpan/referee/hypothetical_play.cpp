#include "shinpan/referee/hypothetical_play.hpp"

#include <algorithm>

namespace shinpan::referee {

using board::Color;
using board::Legality;
using board::Point;
using life::Action;
using rules::Refusal;

HypotheticalPlay::HypotheticalPlay(const board::Board& board,
                                   Point at,
                                   Color asker,
                                   rules::KoPass ko_pass)
    : state_(board, opposite(color_of(board.at(at))), life::ko_rule(ko_pass)),
      trial_{board.chain(at), asker, {}, false} {
  state_.watch(trial_.chain);
}

std::optional<Refusal> HypotheticalPlay::refusal(Color by, Point at) {
  if (at.index >= board().size().area()) {
    return Refusal::Outside;
  }
  if (by != to_move()) {
    return Refusal::WrongTurn;
  }
  switch (board().check(at, by)) {
    case Legality::Occupied:
      return Refusal::Occupied;
    case Legality::Suicide:
      return Refusal::Suicide;
    case Legality::Ko:
    case Legality::Legal:
      break;
  }
  return state_.may_play(at) ? std::nullopt : std::optional(Refusal::Ko);
}

std::optional<Refusal> HypotheticalPlay::play(Color by, Point at) {
  if (const std::optional<Refusal> refused = refusal(by, at)) {
    return refused;
  }
  state_.make({Action::Kind::Play, at});
  trial_.line.push_back({rules::Move::play(by, at)});
  trial_.taken = state_.watched().empty();
  return std::nullopt;
}

bool HypotheticalPlay::may_pass_for(Point ko) const {
  const std::vector<life::KoBan>& all = bans();
  return std::any_of(all.begin(), all.end(), [&](const life::KoBan& ban) {
    return ban.color == to_move() && ban.point == ko;
  });
}

void HypotheticalPlay::pass(std::optional<Point> for_ko) {
  const rules::Move move = rules::Move::pass(to_move());
  if (for_ko) {
    state_.make({Action::Kind::PassForKo, *for_ko});
    trial_.line.push_back({move, true, *for_ko});
  } else {
    state_.make({Action::Kind::Pass, {}});
    trial_.line.push_back({move});
  }
}

}  // namespace shinpan::referee
