#pragma once

#include "gtp/player.hpp"
#include "shinpan/api/judge.hpp"
#include "shinpan/referee/clock.hpp"

#include <array>
#include <optional>
#include <string>

namespace shinpan::gtp {

// What the games of a match share.
struct MatchSettings {
  board::Size size{};
  rules::Ruleset rules{};
  rules::HalfPoints komi{};
  referee::TimeSystem time{};
  std::int64_t patience = 120000;  // milliseconds for an answer that no clock bounds
  life::Limits limits{};
};

// How a game ended.
struct GameEnd {
  enum class Cause {
    Counted,     // after the passes, by the verdict
    Undecided,   // after the passes, and the verdict leaves it open
    Resigned,    // the causes that have a loser begin here
    Illegal,     // `move`, for the reason `refusal`
    Time,        // its time is used up
    Gone,        // the program has ended; detail: the command that was sent
    Silent,      // it did not answer; detail: likewise
    Noise,       // it answered without end; detail: likewise
    Garbled,     // detail: an answer that is no move
    Refused,     // detail: a command that it has to obey, and what it said
    Repetition,  // no loser: equal cycle under a rule set that forbids none
    TooLong,
  };

  Cause cause = Cause::Undecided;
  board::Color loser = board::Color::Black;  // where there is one
  std::string detail{};
  rules::Move move{};
  rules::Refusal refusal = rules::Refusal::GameOver;

  // A program has failed, not lost.
  [[nodiscard]] bool is_failure() const { return cause >= Cause::Gone && cause <= Cause::Refused; }
};

// A game that has been played.
struct PlayedGame {
  record::GameRecord record;  // with its result
  GameEnd end;
  std::optional<api::Judged> judged;  // of a game that ended by passes
  // What the programs answered to final_score then; nothing for one that said nothing.
  std::array<std::optional<std::string>, 2> scores;
  std::array<std::int64_t, 2> milliseconds{};  // what each thought
};

// Lets two programs play a game: Black's first. Each move is checked; a program that breaks loses.
[[nodiscard]] PlayedGame play_game(std::array<Player*, 2> players, const MatchSettings& settings);

// Whether a program's final_score says the same as the result.
[[nodiscard]] bool same_result(const std::string& score, const record::StatedResult& result);

// The game as SGF: the verdict as marks and comment, or the reason why nobody counted as a comment.
[[nodiscard]] std::string game_sgf(const PlayedGame& game, explain::Language language);

}  // namespace shinpan::gtp
