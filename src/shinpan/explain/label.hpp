#pragma once

#include "shinpan/explain/language.hpp"

#include <cstdint>

namespace shinpan::explain {

// Short words for headings, legends and the lines of a report.
enum class Label : std::uint8_t {
  Result,
  Rules,
  Komi,
  Handicap,
  Handicapped,  // "{n} stones"
  AfterMove,    // "after move {n}"
  ToPlay,       // "{side} to play"
  NeutralPoints,
  SekiLiberties,
  SekiPoints,
  Teire,
  NoTeire,
  Groups,
  AllAlive,      // every group is plainly alive
  PlainlyAlive,  // "{n} groups have two eyes or a safe eye space"
  Warnings,
  Sums,
  Control,  // the check sum
  NotFinished,
  NotProved,
  Error,
  StandardInput,
  Game,  // "game {n}"
  LegendDead,
  LegendSeki,
  LegendUndecided,
  LegendBlackTerritory,
  LegendWhiteTerritory,
  LegendNeutral,
  LegendTeire,
  AllMovesLegal,  // "{moves}, all legal."
  RulingTitle,
  RulingBlack,
  RulingWhite,
  RulingDate,
  RulingReferee,
  PictureTitle,  // "{result} ({rules})"
  NoFurtherNeutral,
  OpenPoints,  // empty points that are nobody's, neither neutral points nor in a seki
  NoStones,
  WhyOtherSums,  // "Why the sums differ from {rules}"
  RecordAgreement,
};

inline constexpr int kLabelCount = static_cast<int>(Label::RecordAgreement) + 1;

[[nodiscard]] const char* label(Language language, Label label);

}  // namespace shinpan::explain
