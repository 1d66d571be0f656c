#pragma once

#include "shinpan/base/result.hpp"
#include "shinpan/rules/half_points.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace shinpan::rules {

// What a retaken ko or a repeated position means.
enum class KoRule : std::uint8_t {
  Simple,       // only the immediate retake is forbidden; a longer repetition ends in no result
  Positional,   // no board position may come again
  Situational,  // no board position may come again with the same side to move
};

// How the result is counted.
enum class Scoring : std::uint8_t {
  Territory,  // empty points surrounded, prisoners and dead stones
  Area,       // living stones and empty points surrounded
  Stones,     // living stones, after everything but the eyes that the tax leaves is filled
};

// Which points cost or bring nothing (KataGo's tax).
enum class Tax : std::uint8_t {
  None,  // eyes of groups in seki count
  Seki,  // they do not
  All,   // besides, each living group pays two points
};

enum class HandicapBonus : std::uint8_t {
  None,
  NMinusOne,
  N,
};

// How statuses are settled when the players do not agree.
enum class Settlement : std::uint8_t {
  Confirmation,  // Japanese Article 7: hypothetical play with a pass for each ko
  Playout,       // play goes on under the rule set's own ko rule
  NothingDead,   // every stone on the board counts as alive (Tromp-Taylor)
};

// japanese-1989.md section 1: what a pass for a ko lifts in hypothetical play.
enum class KoPass : std::uint8_t {
  Specific,  // the one ko that it names (1989)
  Any,       // every ban of the passer (2003)
};

// What a pass costs.
struct PassStones {
  bool given = false;              // AGA: a pass hands a stone to the opponent
  bool white_passes_last = false;  // by a third pass if need be, so that both made as many moves

  bool operator==(const PassStones&) const = default;
};

// A rule set: every rule a field, all fields independent. The presets are in presets.cpp.
struct Ruleset {
  std::string id = "japanese-1989";  // of the preset it began as; "custom" when fields were changed
  KoRule ko = KoRule::Simple;
  bool suicide = false;  // a stone may take its own chain off
  Scoring scoring = Scoring::Territory;
  Tax tax = Tax::Seki;
  HandicapBonus handicap_bonus = HandicapBonus::None;
  Settlement settlement = Settlement::Confirmation;
  KoPass ko_pass = KoPass::Specific;
  PassStones pass_stones{};
  bool button = false;           // half a point for the first pass
  bool friendly_pass = true;     // dead stones need not be captured before passing
  bool opponent_resumes = true;  // after a stop the opponent of the one who asks moves first
  HalfPoints komi{13};           // where the record states none
  bool black_wins_ties = false;  // Ing: komi 8, and Black wins an even score

  bool operator==(const Ruleset&) const = default;
};

// All presets, in the order in which `shinpan rules` lists them.
[[nodiscard]] std::span<const Ruleset> presets();

// The preset of one of our identifiers or a known alias (japanese, chinese-kgs, nz, ...); case,
// spaces and underscores do not matter. Nothing when the name is not known.
[[nodiscard]] std::optional<Ruleset> preset(std::string_view id);

// Reads what a person, a server or a program wrote: our identifiers and aliases, SGF RU texts
// ("AGA", "GOE", "Japanese", "NZ", "Chinese rules", Chinese, Japanese, Korean and Russian names),
// KataGo's compact form (koPOSITIONALscoreAREAtaxNONEsui0button1whbNfpok1). Fields that are not
// known in the compact form are passed over. Error BadRules when nothing fits.
[[nodiscard]] base::Result<Ruleset> parse_rules(std::string_view text);

// Changes one field by KataGo's name and value: ko, scoring, tax, suicide, hasButton,
// whiteHandicapBonus, friendlyPassOk. An unknown field changes nothing; a bad value is BadRules.
// A new kind of scoring brings its settlement along: confirmation with territory, else a play-out.
// The id of the result names the preset that it equals (komi apart), or is "custom".
[[nodiscard]] base::Result<Ruleset> with_field(Ruleset rules,
                                               std::string_view field,
                                               std::string_view value);

// Names elsewhere; empty where the other program has none.
[[nodiscard]] std::string_view sgf_name(const Ruleset& rules);
[[nodiscard]] std::string_view ogs_name(const Ruleset& rules);
[[nodiscard]] std::string_view katago_name(const Ruleset& rules);
// Every field in full, "fpok0" as well; STONES is written as AREA, which has the same totals.
[[nodiscard]] std::string katago_compact(const Ruleset& rules);

}  // namespace shinpan::rules
