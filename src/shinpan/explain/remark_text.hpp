#pragma once

#include "shinpan/base/error.hpp"
#include "shinpan/explain/language.hpp"

#include <cstdint>
#include <string>

namespace shinpan::explain {

// What is worth a sentence about a record or a request and is no error. `detail` and `other` are
// what the kind says; a name or piece of input, never a sentence.
enum class RemarkKind : std::uint8_t {
  GuessedEncoding,  // detail: its name
  SyntaxRepaired,   // detail: what was passed over, may be empty
  IllegalMove,      // detail: the refusal's identifier
  TwiceInARow,
  ChainWithoutLiberty,  // detail: vertex
  KomiUnits,            // detail: what was written
  KomiAgainstResult,    // detail: what was written, may be empty
  UnreadableProperty,   // detail: its name
  UnknownRules,         // detail: what was written
  DefaultSize,          // detail: the size used
  ConflictingMarks,     // detail: vertex, may be empty
  MovesAfterEnd,
  HandicapPlaced,
  MoreIllegalMoves,  // detail: how many
  CutShort,          // detail: what could not be read
  KomiAssumed,       // detail: the komi used
  ResultDiffers,     // detail: the record's; other: ours
  MarksDiffer,       // detail: the vertices
  NoMarks,
  ConverterMissing,  // no program that turns SVG into detail
  // The position after the move is that after move `detail`; `other` is how many stones Black and
  // White lost in between: "3:3".
  TripleKo,
  QuadrupleKo,
  EqualCycle,
  UnequalCycle,
};

struct Remark {
  RemarkKind kind;
  base::Where where{};
  std::string detail{};
  std::string other{};
};

[[nodiscard]] std::string remark_text(Language language, const Remark& remark);

}  // namespace shinpan::explain
