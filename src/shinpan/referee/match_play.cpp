#include "shinpan/referee/match.hpp"

namespace shinpan::referee {

using board::Color;
using board::index_of;
using rules::Move;
using rules::Refusal;

Match::Refused Match::on(const Play& play) {
  if (confirmation_) {
    const std::optional<Refusal> refused = confirmation_->play(play.by, play.at);
    return refused ? Refused(illegal(*refused)) : std::nullopt;
  }
  const Move move = Move::play(play.by, play.at);
  if (const std::optional<Refusal> refused = game_.refusal(move)) {
    return illegal(*refused);
  }
  if (play.by != to_move()) {
    return illegal(Refusal::WrongTurn);
  }
  static_cast<void>(game_.play(move));
  first_after_resumption_.reset();
  passes_in_a_row_ = 0;
  no_result_agreed_.withdraw();
  return std::nullopt;
}

Match::Refused Match::on(const Pass& pass) {
  if (pass.by != to_move()) {
    return illegal(Refusal::WrongTurn);
  }
  const bool known_ko = confirmation_ && pass.for_ko && confirmation_->may_pass_for(*pass.for_ko);
  if (pass.for_ko && !known_ko) {
    return objection(ObjectionCode::NoSuchKo);
  }
  if (confirmation_) {
    confirmation_->pass(pass.for_ko);
    return std::nullopt;
  }
  static_cast<void>(game_.play(Move::pass(pass.by)));
  first_after_resumption_.reset();
  no_result_agreed_.withdraw();
  count_pass(pass.by);
  return std::nullopt;
}

void Match::count_pass(Color by) {
  ++passes_[index_of(by)];
  if (!first_pass_) {
    first_pass_ = by;
  }
  ++passes_in_a_row_;
  if (procedure_.passes_to_end > 0 && passes_in_a_row_ >= procedure_.passes_to_end) {
    end_by_letter();
  } else if (passes_in_a_row_ % procedure_.passes_to_stop == 0) {
    stop();
  }
}

void Match::stop() {
  if (!procedure_.agreement) {
    end_by_letter();
    return;
  }
  phase_ = Phase::Stopped;
  claims_ = {};
}

std::optional<rules::Repetition> Match::no_result_offered() const {
  const bool possible = phase_ == Phase::Play && procedure_.no_result != NoResult::Never;
  return possible ? game_.repetition() : std::nullopt;
}

// Japanese 1989, Article 12.
Match::Refused Match::on(const AgreeNoResult& agree) {
  if (procedure_.no_result != NoResult::ByAgreement) {
    return objection(ObjectionCode::NotInThisProcedure);
  }
  if (!no_result_offered()) {
    return objection(ObjectionCode::NoRepetition);
  }
  if (no_result_agreed_.given(agree.by)) {
    return objection(ObjectionCode::AlreadySaid);
  }
  no_result_agreed_.give(agree.by);
  if (no_result_agreed_.complete()) {
    close({EndedBy::NoResult});
  }
  return std::nullopt;
}

Match::Refused Match::on(const TimeUp& up) {
  close_won(EndedBy::Time, opposite(up.loser));
  return std::nullopt;
}

}  // namespace shinpan::referee
