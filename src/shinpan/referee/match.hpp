#pragma once

#include "shinpan/count/verdict.hpp"
#include "shinpan/referee/claims.hpp"
#include "shinpan/referee/clock.hpp"
#include "shinpan/referee/consent.hpp"
#include "shinpan/referee/event.hpp"
#include "shinpan/referee/free_filling.hpp"
#include "shinpan/referee/hypothetical_play.hpp"
#include "shinpan/referee/match_result.hpp"
#include "shinpan/referee/objection.hpp"
#include "shinpan/referee/procedure.hpp"
#include "shinpan/rules/game.hpp"

#include <array>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace shinpan::referee {

// What is settled before the first move.
struct MatchTerms {
  rules::Ruleset rules{};
  rules::HalfPoints komi = rules.komi;
  int handicap = 0;
  // How an agreed board is counted where statuses are confirmed (Japanese rules): as players do it,
  // or by the letter of Article 8, under which every unfilled dame makes a seki.
  count::Reading reading = count::Reading::Customary;
  std::array<TimeSystem, 2> time{};  // Black's, White's; each valid
};

// A game from its first move to its result, under the procedure of its rule set: a state that only
// events move. It reads no clock and depends on nothing but its start, its terms and its events, so
// these are all that has to be kept; see `replayed`. docs/en/procedure.md tells the procedures.
//
// A refused event changes nothing. What each event asks for, besides its phases (action_kind):
// - Play, Pass: turn, legality and time; in hypothetical play its own rules (Article 7.2).
// - AskResumption opens play at once, or asks, where the first move is agreed on (New Zealand).
// - AskConfirmation: a stone; a procedure with confirmation.
// - AgreeFilling: all statuses agreed; a procedure with free filling. Then no resumption.
// - AgreeEnd, CallEnd: all statuses agreed.
// - AgreeNoResult: a repetition just met; a procedure in which the players may agree to it.
// - DeclareBothLose: a procedure that knows it; EffectiveMove when stopped, DisplacedStone in play.
class Match {
 public:
  Match(const rules::Position& start, MatchTerms terms);

  // Makes the event happen; the objection when it may not.
  [[nodiscard]] std::optional<Objection> apply(const Event& event);

  [[nodiscard]] const MatchTerms& terms() const { return terms_; }

  [[nodiscard]] const Procedure& procedure() const { return procedure_; }

  [[nodiscard]] Phase phase() const { return phase_; }

  // All that has happened, in order.
  [[nodiscard]] const std::vector<Event>& events() const { return events_; }

  // The board and the turn
  // The moves. The filling and hypothetical play leave no trace in them, so the board of the game
  // is the board before any agreement.
  [[nodiscard]] const rules::Game& game() const { return game_; }

  // The board as it lies before the players now: of the game, of hypothetical play, or with the
  // stones of the filling.
  [[nodiscard]] const board::Board& board() const;
  // Whose turn it is, in play and in hypothetical play.
  [[nodiscard]] board::Color to_move() const;

  // Passes by this side, White's last one included (AGA, rule 11).
  [[nodiscard]] int passes(board::Color color) const { return passes_[board::index_of(color)]; }

  // Passes in a row, as the procedure counts them.
  [[nodiscard]] int passes_in_a_row() const { return passes_in_a_row_; }

  // The agreement
  [[nodiscard]] const Claims& claims() const { return claims_; }

  // Stones of chains on which the players do not agree yet.
  [[nodiscard]] board::PointSet open_stones() const;

  [[nodiscard]] const Consent& end_agreed() const { return end_agreed_; }

  [[nodiscard]] const Consent& filling_agreed() const { return filling_agreed_; }

  [[nodiscard]] const Consent& no_result_agreed() const { return no_result_agreed_; }

  [[nodiscard]] const Consent& result_confirmed() const { return result_confirmed_; }

  // A resumption that waits for its answer.
  [[nodiscard]] const std::optional<AskResumption>& asked_resumption() const { return asked_; }

  // The line of hypothetical play in hand, if any, and those that are closed.
  [[nodiscard]] const std::optional<HypotheticalPlay>& confirmation() const {
    return confirmation_;
  }

  [[nodiscard]] const std::vector<Trial>& trials() const { return trials_; }

  // The repetition that may now end the game without a result, if there is one: by the players'
  // agreement or by the referee, as the procedure has it.
  [[nodiscard]] std::optional<rules::Repetition> no_result_offered() const;

  // The clocks
  // As the last event left it.
  [[nodiscard]] const Clock& clock(board::Color color) const {
    return clocks_[board::index_of(color)];
  }

  // As it stands at a later time, before any event of that time.
  [[nodiscard]] Clock clock_at(board::Color color, Milliseconds at) const;

  // The end
  // What is taken off a side's score: the referee's penalties and the price of overtime.
  [[nodiscard]] rules::HalfPoints penalty(board::Color color) const;
  // What the count needs besides the position.
  [[nodiscard]] count::Terms count_terms() const;
  // The count of the board as it was agreed on, in Phase::Ended and after it; nothing for a game
  // that was not counted.
  [[nodiscard]] std::optional<count::Verdict> verdict() const;

  // In Phase::Over.
  [[nodiscard]] const std::optional<MatchResult>& result() const { return result_; }

 private:
  // What is left to count.
  struct Final {
    rules::Position position;
    board::PointSet dead;
    bool by_letter = false;  // every stone is alive, agreed or not
  };

  using Refused = std::optional<Objection>;

  [[nodiscard]] Objection objection(ObjectionCode code, const board::PointSet& points = {}) const;
  [[nodiscard]] Objection illegal(rules::Refusal refusal) const;
  [[nodiscard]] Refused general_objection(const Event& event) const;
  [[nodiscard]] Refused stone_objection(board::Point at) const;
  [[nodiscard]] Refused open_objection() const;

  // match_play.cpp
  Refused on(const Play& play);
  Refused on(const Pass& pass);
  Refused on(const AgreeNoResult& agree);
  Refused on(const TimeUp& up);
  void count_pass(board::Color by);
  void stop();

  // match_stop.cpp
  Refused on(const Claim& claim);
  Refused on(const ClaimAll& claim);
  Refused on(const AskResumption& ask);
  Refused on(const AnswerResumption& answer);
  Refused on(const AskConfirmation& ask);
  Refused on(const EndConfirmation& end);
  Refused on(const AgreeFilling& agree);
  Refused on(const Fill& fill);
  Refused on(const Decide& decide);
  void claims_changed();
  void resume(board::Color first);

  // match_end.cpp
  Refused on(const AgreeEnd& agree);
  Refused on(const ConfirmResult& confirm);
  Refused on(const CallEnd& call);
  Refused on(const CallResult& call);
  Refused on(const Resign& resign);
  Refused on(const Penalize& penalize);
  Refused on(const DeclareBothLose& declare);
  Refused on(const Annul& annul);
  Refused on(const Forfeit& forfeit);
  Refused on(const Award& award);
  void end_as_agreed();
  void end_by_letter();
  void end(Final final);
  void close(const MatchResult& result);
  void close_won(EndedBy by, board::Color winner);
  void close_counted();

  MatchTerms terms_;
  Procedure procedure_;
  rules::Game game_;
  Phase phase_ = Phase::Play;
  std::vector<Event> events_;

  std::optional<board::Color> first_after_resumption_;  // until that side has moved
  std::array<int, 2> passes_{};
  int passes_in_a_row_ = 0;
  std::optional<board::Color> first_pass_;

  Claims claims_;
  Consent end_agreed_;
  Consent filling_agreed_;
  Consent no_result_agreed_;
  Consent result_confirmed_;
  std::optional<AskResumption> asked_;
  std::optional<HypotheticalPlay> confirmation_;
  std::vector<Trial> trials_;
  std::optional<FreeFilling> filling_;

  std::array<Clock, 2> clocks_;
  Milliseconds last_event_at_ = 0;
  std::array<rules::HalfPoints, 2> penalties_{};

  std::optional<Final> final_;
  std::optional<MatchResult> result_;
};

// The state after one more event: the same as a copy on which `apply` was called.
[[nodiscard]] std::variant<Match, Objection> step(const Match& match, const Event& event);

// A match brought back from its events. `refused` is the number of the first event that may not
// happen (from 0), with the reason; the match is then as it was before it.
struct Replayed {
  Match match;
  std::optional<std::size_t> refused{};
  std::optional<Objection> objection{};
};

[[nodiscard]] Replayed replayed(const rules::Position& start,
                                const MatchTerms& terms,
                                std::span<const Event> events);

}  // namespace shinpan::referee
