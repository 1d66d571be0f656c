#pragma once

#include "verify/play.hpp"
#include "verify/words.hpp"

#include <map>
#include <set>

namespace verify {

enum class Kind : std::uint8_t {
  Living,
  Lifeless,
  Keeps,
  Takes,
  Renews,
  Clears,
  Empties,
};

struct Claim {
  Kind kind = Kind::Living;
  Color owner = Color::Black;  // of the stones that it is about
  Color first = Color::Black;
  Point point = 0;
  PointSet covers;  // the chain or chains, or the area, that it is about
  PointSet on;      // where new stones count; of `Living`, the eyes
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

using Cited = std::set<const Claim*>;

// Reads the body of a claim. Throws Refusal when it does not hold.
void read_claim(Words& words, const Position& position, Claim& claim);

// Walks through a claim's strategy, from behind its opening brace to behind its closing one. Throws
// Refusal where it does not show what it is to show.
void check_strategy(Words& words, const Position& position, const Claim& claim);

// Whether the status of the chain at p (`alive` or `dead`, and by which clause) follows from claims
// that hold.
bool follows(const Board& board, std::string_view status, Point p, const Cited& claims);

}  // namespace verify
