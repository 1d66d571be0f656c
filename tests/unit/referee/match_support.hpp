#pragma once

#include "shinpan/referee/match.hpp"
#include "support/board_picture.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

// Matches in tests: made from a picture, moved by vertices, compared by everything they show.
namespace shinpan::referee {

inline constexpr board::Color B = board::Color::Black;
inline constexpr board::Color W = board::Color::White;

[[nodiscard]] inline MatchTerms terms_of(std::string_view rules) {
  MatchTerms out;
  out.rules = rules::preset(rules).value();
  out.komi = out.rules.komi;
  return out;
}

[[nodiscard]] inline Match match_of(std::string_view picture,
                                    std::string_view rules,
                                    board::Color to_play = B) {
  return Match(support::Picture(picture).position(to_play), terms_of(rules));
}

[[nodiscard]] inline board::Point at(const Match& match, std::string_view vertex) {
  return support::at(match.board().size(), vertex);
}

// The code of the objection, "" when the event was accepted.
[[nodiscard]] inline std::string tried(Match& match, const Action& action, Milliseconds when = 0) {
  const std::optional<Objection> refused = match.apply({action, when});
  return refused ? objection_id(refused->code) : "";
}

// The event must be accepted.
inline void happen(Match& match, const Action& action, Milliseconds when = 0) {
  EXPECT_EQ(tried(match, action, when), "") << action_kind(action.index()).id;
}

inline void play(Match& match, board::Color by, std::string_view vertex) {
  happen(match, Play{by, at(match, vertex)});
}

// Both sides pass, the side to move first.
inline void pass_twice(Match& match) {
  happen(match, Pass{match.to_move()});
  happen(match, Pass{match.to_move()});
}

inline void both_claim(Match& match, const board::PointSet& dead = {}) {
  happen(match, ClaimAll{B, dead});
  happen(match, ClaimAll{W, dead});
}

inline void both_agree_to_end(Match& match) {
  happen(match, AgreeEnd{B});
  happen(match, AgreeEnd{W});
}

[[nodiscard]] inline std::string result_of(const Match& match) {
  return match.result() ? result_code(*match.result()) : "none";
}

[[nodiscard]] inline std::string shown(board::Size size, const board::PointSet& set) {
  std::string out = "{";
  for (const board::Point p : set) {
    out += board::vertex(size, p) + " ";
  }
  return out + "}";
}

[[nodiscard]] inline std::string shown(const Consent& consent) {
  return std::string(consent.given(B) ? "B" : "-") + (consent.given(W) ? "W" : "-");
}

[[nodiscard]] inline std::string shown(const Clock& clock) {
  return std::to_string(clock.left().main) + "+" + std::to_string(clock.left().overtime) + "x" +
         std::to_string(clock.left().units) + (clock.is_out() ? " out" : "");
}

// Everything that can be seen of a match, as text: equal matches have equal texts.
[[nodiscard]] inline std::string shown(const Match& match) {
  const board::Size size = match.board().size();
  std::string out = phase_id(match.phase());
  out += "\n" + support::drawn(match.board()) + support::drawn(match.game().board());
  out += std::string("to move ") + board::letter_of(match.to_move());
  out += " moves " + std::to_string(match.game().moves().size());
  out += " events " + std::to_string(match.events().size());
  out += " passes in a row " + std::to_string(match.passes_in_a_row());
  for (const board::Color color : board::kColors) {
    out += std::string("\n") + board::letter_of(color);
    out += " passes " + std::to_string(match.passes(color));
    out += " captured " + std::to_string(match.game().captured(color));
    out += " spoken " + shown(size, match.claims().spoken(color));
    out += " dead " + shown(size, match.claims().dead(color));
    out += " clock " + shown(match.clock(color));
    out += " penalty " + std::to_string(match.penalty(color).halves);
  }
  out += "\nopen " + shown(size, match.open_stones());
  out += " end " + shown(match.end_agreed()) + " filling " + shown(match.filling_agreed());
  out += " no result " + shown(match.no_result_agreed());
  out += " confirmed " + shown(match.result_confirmed());
  out += match.asked_resumption() ? " asked" : "";
  out += match.no_result_offered() ? " offered" : "";
  out += " trials " + std::to_string(match.trials().size());
  if (match.confirmation()) {
    out += " line " + std::to_string(match.confirmation()->trial().line.size());
    out += " bans " + std::to_string(match.confirmation()->bans().size());
    out += match.confirmation()->trial().taken ? " taken" : "";
  }
  if (const std::optional<count::Verdict> verdict = match.verdict()) {
    out += " count " + count::result_text(verdict->outcome);
  }
  return out + " result " + result_of(match);
}

}  // namespace shinpan::referee
