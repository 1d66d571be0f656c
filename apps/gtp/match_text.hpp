#pragma once

#include "gtp/match_game.hpp"
#include "shinpan/explain/language.hpp"

#include <string>

namespace shinpan::gtp {

// How the game ended, in a sentence.
[[nodiscard]] std::string end_text(explain::Language language, const PlayedGame& game);

// One line about a game: who, the result, how many moves, how it ended, and what the programs say
// of the score.
[[nodiscard]] std::string game_text(explain::Language language,
                                    std::size_t number,
                                    const PlayedGame& game);

// What a match comes to so far, by player and not by colour.
struct MatchTally {
  struct Row {
    int wins = 0;
    int failures = 0;  // games lost because the program failed
    std::int64_t milliseconds = 0;
  };

  std::array<Row, 2> rows{};
  int draws = 0;
  int without_result = 0;  // void or undecided
  int undecided = 0;
  int scores_agreeing = 0;  // counted games in which a program's score is the verdict's
  int scores_differing = 0;

  // `first_is_black`: whether the first player has Black.
  void add(const PlayedGame& game, bool first_is_black);
};

// The lines that end a match; the names are those of the first and of the second player.
[[nodiscard]] std::string tally_text(explain::Language language,
                                     const MatchTally& tally,
                                     const std::array<std::string, 2>& names);

}  // namespace shinpan::gtp
