#pragma once

#include "shinpan/rules/ruleset.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace shinpan::referee {

// Who moves first when play is resumed after a stop.
enum class FirstMove : std::uint8_t {
  NextInTurn,       // whose turn it was: the opponent of the one who passed last
  OpponentOfAsker,  // the opponent of the one who asked, who may not refuse
  AsAgreed,         // whom the players agree on; without that every stone counts as alive
};

// How a position that comes again may end the game without a result.
enum class NoResult : std::uint8_t {
  Never,        // repetition is a forbidden move
  ByAgreement,  // when both players agree
  ByReferee,    // when the referee annuls the game
};

// What a step of the procedure rests on: the number of the article, rule or section in the text of
// the rule set. Empty where the step does not exist or its text has no numbers.
struct Articles {
  std::string_view stop{};
  std::string_view agreement{};
  std::string_view resumption{};
  std::string_view confirmation{};
  std::string_view filling{};
  std::string_view final_passes{};
  std::string_view count{};
  std::string_view resignation{};
  std::string_view no_result{};
  std::string_view both_lose{};
  std::string_view forfeit{};
};

// How a rule set brings a game to its end: one row of a table. What the rule set itself has as a
// field (the ko rule, White's last pass, the count) is not repeated here.
struct Procedure {
  std::string_view id;
  // So many passes in a row stop play.
  int passes_to_stop = 2;
  // So many in a row, a resumption in between not counted, end it with every stone alive; 0: never,
  // and a resumption starts the count of passes anew.
  int passes_to_end = 0;
  // Statuses are agreed on after the stop. Otherwise the stop is the end and every stone is alive.
  bool agreement = true;
  FirstMove first_move = FirstMove::NextInTurn;
  bool confirmation = false;  // statuses may be tried by hypothetical play
  bool free_filling = false;  // dame and teire may be filled without turns
  NoResult no_result = NoResult::Never;
  bool both_lose = false;
  Articles articles{};
};

// All rows.
[[nodiscard]] std::span<const Procedure> procedures();

// The procedure of a rule set: the row of its preset or, for a rule set of one's own, of the way in
// which it settles statuses. The ruleset's own fields have the last word: `opponent_resumes` on who
// moves first, `ko` on whether a repetition can come about at all.
[[nodiscard]] Procedure procedure_of(const rules::Ruleset& rules);

// "next-in-turn", "opponent-of-asker", "as-agreed"; "never", "by-agreement", "by-referee".
[[nodiscard]] const char* first_move_id(FirstMove first);
[[nodiscard]] const char* no_result_id(NoResult no_result);

}  // namespace shinpan::referee
