#include "shinpan/life/whole_chains.hpp"
#include "shinpan/referee/match.hpp"

namespace shinpan::referee {

using board::Color;
using board::Point;
using board::PointSet;

PointSet Match::open_stones() const {
  if (phase_ != Phase::Stopped && phase_ != Phase::Confirmation) {
    return {};
  }
  const board::Board& stopped = game_.board();
  return (stopped.stones(Color::Black) | stopped.stones(Color::White)) - claims_.agreed();
}

Match::Refused Match::stone_objection(Point at) const {
  const bool stone = at.index < board().size().area() && !board().is_empty(at);
  return stone ? std::nullopt : Refused(objection(ObjectionCode::NoStone));
}

Match::Refused Match::open_objection() const {
  const PointSet open = open_stones();
  return open.empty() ? std::nullopt : Refused(objection(ObjectionCode::StatusOpen, open));
}

Match::Refused Match::on(const Claim& claim) {
  if (Refused refused = stone_objection(claim.at)) {
    return refused;
  }
  claims_.say(claim.by, board().chain(claim.at), claim.status);
  claims_changed();
  return std::nullopt;
}

Match::Refused Match::on(const ClaimAll& claim) {
  const PointSet stones = board().stones(Color::Black) | board().stones(Color::White);
  if (!stones.includes(claim.dead)) {
    return objection(ObjectionCode::NoStone, claim.dead - stones);
  }
  const PointSet dead = life::whole_chains(board(), claim.dead);
  claims_.say(claim.by, stones - dead, ChainStatus::Alive);
  claims_.say(claim.by, dead, ChainStatus::Dead);
  claims_changed();
  return std::nullopt;
}

// The referee's word is both players'.
Match::Refused Match::on(const Decide& decide) {
  if (Refused refused = stone_objection(decide.at)) {
    return refused;
  }
  for (const Color color : board::kColors) {
    claims_.say(color, board().chain(decide.at), decide.status);
  }
  claims_changed();
  return std::nullopt;
}

// What was agreed to was agreed to with the statuses as they were.
void Match::claims_changed() {
  end_agreed_.withdraw();
  filling_agreed_.withdraw();
  asked_.reset();
}

Match::Refused Match::on(const AskResumption& ask) {
  if (procedure_.first_move == FirstMove::AsAgreed) {
    asked_ = AskResumption{ask.by, ask.first.value_or(to_move())};
    return std::nullopt;
  }
  const Color first =
      procedure_.first_move == FirstMove::OpponentOfAsker ? opposite(ask.by) : to_move();
  if (ask.first.value_or(first) != first) {
    return objection(ObjectionCode::WrongFirstMove);
  }
  resume(first);
  return std::nullopt;
}

// New Zealand: without an agreement on who moves next all stones stay and are counted.
Match::Refused Match::on(const AnswerResumption& answer) {
  if (!asked_ || asked_->by == answer.by) {
    return objection(ObjectionCode::NothingAsked);
  }
  if (answer.agreed) {
    resume(*asked_->first);
  } else {
    end_by_letter();
  }
  return std::nullopt;
}

void Match::resume(Color first) {
  claims_changed();
  claims_ = {};
  phase_ = Phase::Play;
  first_after_resumption_ = first;
  if (procedure_.passes_to_end == 0) {
    passes_in_a_row_ = 0;
  }
}

Match::Refused Match::on(const AskConfirmation& ask) {
  if (!procedure_.confirmation) {
    return objection(ObjectionCode::NotInThisProcedure);
  }
  if (Refused refused = stone_objection(ask.at)) {
    return refused;
  }
  confirmation_.emplace(game_.board(), ask.at, ask.by, terms_.rules.ko_pass);
  phase_ = Phase::Confirmation;
  return std::nullopt;
}

Match::Refused Match::on(const EndConfirmation&) {
  trials_.push_back(confirmation_->trial());
  confirmation_.reset();
  phase_ = Phase::Stopped;
  return std::nullopt;
}

Match::Refused Match::on(const AgreeFilling& agree) {
  if (!procedure_.free_filling) {
    return objection(ObjectionCode::NotInThisProcedure);
  }
  if (Refused refused = open_objection()) {
    return refused;
  }
  if (filling_agreed_.given(agree.by)) {
    return objection(ObjectionCode::AlreadySaid);
  }
  filling_agreed_.give(agree.by);
  if (filling_agreed_.complete()) {
    filling_.emplace(game_.board(), claims_.agreed_dead());
    end_agreed_.withdraw();
    phase_ = Phase::Filling;
  }
  return std::nullopt;
}

Match::Refused Match::on(const Fill& fill) {
  if (Refused refused = filling_->fill(fill.by, fill.at)) {
    return refused;
  }
  end_agreed_.withdraw();
  return std::nullopt;
}

}  // namespace shinpan::referee
