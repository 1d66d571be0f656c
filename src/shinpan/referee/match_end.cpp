#include "shinpan/life/finding.hpp"
#include "shinpan/referee/match.hpp"

#include <utility>

namespace shinpan::referee {

using board::Color;
using board::index_of;
using board::PointSet;
using rules::HalfPoints;

namespace {

// Every chain with the status that was agreed on.
life::Life agreed_life(const board::Board& board, const PointSet& dead) {
  life::Findings findings(board);
  for (const board::Point root : board.roots()) {
    life::Finding finding;
    finding.status = dead.contains(root) ? life::Status::Dead : life::Status::Alive;
    finding.basis = life::Basis::Agreement;
    finding.reason = life::Reason::Agreed;
    finding.confidence = 1000;
    findings.add(root, std::move(finding));
  }
  life::Life out;
  out.groups = life::grouped(findings);
  return out;
}

}  // namespace

Match::Refused Match::on(const AgreeEnd& agree) {
  if (Refused refused = open_objection()) {
    return refused;
  }
  if (end_agreed_.given(agree.by)) {
    return objection(ObjectionCode::AlreadySaid);
  }
  end_agreed_.give(agree.by);
  if (end_agreed_.complete()) {
    end_as_agreed();
  }
  return std::nullopt;
}

Match::Refused Match::on(const CallEnd&) {
  if (Refused refused = open_objection()) {
    return refused;
  }
  end_as_agreed();
  return std::nullopt;
}

void Match::end_as_agreed() {
  const board::Board& last = board();
  const auto captured = [&](Color color) {
    return game_.captured(color) + last.captured(color) - game_.board().captured(color);
  };
  end({rules::Position::from(last, to_move(), captured(Color::Black), captured(Color::White)),
       filling_ ? filling_->dead() : claims_.agreed_dead()});
}

void Match::end_by_letter() {
  end({game_.position(), {}, true});
}

// AGA, rule 11: White makes the last move, with one more pass if need be.
void Match::end(Final final) {
  const bool black_passed_last = game_.to_play() == Color::White && game_.trailing_passes() > 0;
  if (terms_.rules.pass_stones.white_passes_last && black_passed_last) {
    ++passes_[index_of(Color::White)];
  }
  final_.emplace(std::move(final));
  phase_ = Phase::Ended;
}

// Japanese 1989, Article 10.5: confirmed by both, the result stands.
Match::Refused Match::on(const ConfirmResult& confirm) {
  if (result_confirmed_.given(confirm.by)) {
    return objection(ObjectionCode::AlreadySaid);
  }
  result_confirmed_.give(confirm.by);
  if (result_confirmed_.complete()) {
    close_counted();
  }
  return std::nullopt;
}

Match::Refused Match::on(const CallResult&) {
  close_counted();
  return std::nullopt;
}

Match::Refused Match::on(const Resign& resign) {
  close_won(EndedBy::Resignation, opposite(resign.by));
  return std::nullopt;
}

// A count that was confirmed has changed.
Match::Refused Match::on(const Penalize& penalize) {
  if (penalize.points.halves <= 0 || penalize.points.halves > kMostPenalty.halves) {
    return objection(ObjectionCode::NoPenalty);
  }
  HalfPoints& sum = penalties_[index_of(penalize.color)];
  if (sum.halves + penalize.points.halves > kMostPenalty.halves) {
    return objection(ObjectionCode::NoPenalty);
  }
  sum += penalize.points;
  result_confirmed_.withdraw();
  return std::nullopt;
}

// Japanese 1989, Article 13.
Match::Refused Match::on(const DeclareBothLose& declare) {
  if (!procedure_.both_lose) {
    return objection(ObjectionCode::NotInThisProcedure);
  }
  const Phase needed = declare.cause == BothLoseCause::EffectiveMove ? Phase::Stopped : Phase::Play;
  if (phase_ != needed) {
    Objection out = objection(ObjectionCode::WrongPhase);
    out.phases = PhaseSet{needed};
    return out;
  }
  MatchResult result{EndedBy::BothLose};
  result.both_lose_cause = declare.cause;
  close(result);
  return std::nullopt;
}

Match::Refused Match::on(const Annul&) {
  close({EndedBy::NoResult});
  return std::nullopt;
}

Match::Refused Match::on(const Forfeit& forfeit) {
  close_won(EndedBy::Forfeit, opposite(forfeit.loser));
  return std::nullopt;
}

Match::Refused Match::on(const Award& award) {
  close_won(EndedBy::Decision, award.winner);
  return std::nullopt;
}

void Match::close(const MatchResult& result) {
  if (confirmation_) {
    trials_.push_back(confirmation_->trial());
    confirmation_.reset();
  }
  result_ = result;
  phase_ = Phase::Over;
}

void Match::close_won(EndedBy by, Color winner) {
  MatchResult result{by};
  result.winner = winner;
  close(result);
}

void Match::close_counted() {
  close(counted_result(verdict()->outcome));
}

HalfPoints Match::penalty(Color color) const {
  return penalties_[index_of(color)] + clock(color).penalty();
}

// The passes hold White's last one already, so the count must not add it: without a first pass it
// does not. The button is the only other thing that a first pass means.
count::Terms Match::count_terms() const {
  count::Terms out;
  out.rules = terms_.rules;
  out.komi = terms_.komi;
  out.handicap = terms_.handicap;
  out.passes = passes_;
  out.penalty = {penalty(Color::Black), penalty(Color::White)};
  if (terms_.rules.button) {
    out.first_pass = first_pass_;
  }
  return out;
}

// By the letter of rule sets that play disputes out, and of Tromp-Taylor, every stone counts as
// alive. Agreed boards of theirs have no letter but the agreement.
std::optional<count::Verdict> Match::verdict() const {
  if (!final_) {
    return std::nullopt;
  }
  const bool confirms = terms_.rules.settlement == rules::Settlement::Confirmation;
  count::Reading reading = confirms ? terms_.reading : count::Reading::Customary;
  if (final_->by_letter) {
    reading = count::Reading::Strict;
  }
  return count::count(final_->position,
                      count_terms(),
                      agreed_life(final_->position.board(), final_->dead),
                      reading);
}

}  // namespace shinpan::referee
