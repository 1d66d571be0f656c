#pragma once

#include "verify/words.hpp"

namespace verify {

// In the order in which read_claim names them.
enum class Kind : std::uint8_t {
  Living,
  Secures,
  Lifeless,
  Empties,
  Keeps,  // this and what follows are about a chain
  Takes,
  Renews,
  Clears,
};

struct Claim {
  Kind kind = Kind::Living;
  Color owner = Black;  // of the stones that it is about
  Color first = Black;
  Point point = 0;
  PointSet covers;  // the chain or chains, or the area, that it is about
  PointSet on;      // where new stones count; of `Living`, the eyes; of `Secures`, the areas
  PointSet area;
  std::string refusal = "it has no end";  // empty when it holds
};

struct Position {
  Board board;
  bool is_suicide_allowed = false;
  bool lifts_all = false;  // a pass lifts all bans
  // What has been shown to live unconditionally, and the eyes that it lives by. What is left of the
  // board falls into areas. Play in one changes nothing outside of it: walls have their eyes.
  Sides walls{};
  PointSet eyes{};
  std::map<std::uint32_t, Claim> claims{};
};

// Walks through a claim's strategy, from behind its opening brace to behind its closing one. Throws
// Refusal where it does not show what it is to show.
void check_strategy(Words& words, const Position& position, const Claim& claim);

// The same for a plan by which `side` makes the chains live for good, and leaves nothing of the
// other side able to stay in the areas, although the other side moves first.
void check_plan(
    Words& words, const Board& board, Color side, const PointSet& chains, const PointSet& areas);

}  // namespace verify
