#pragma once

#include "verify/ground.hpp"
#include "verify/play.hpp"
#include "verify/words.hpp"

#include <map>

namespace verify {

// What a claim says. `Renewed` and `Cleared` are what is left to show of `Renews` and `Clears` once
// the chain has been taken.
enum class Kind : std::uint8_t {
  Living,
  Lifeless,
  Keeps,
  Takes,
  Renews,
  Clears,
  Empties,
  Renewed,
  Cleared,
};

struct Claim {
  Kind kind = Kind::Living;
  Stone owner = Stone::Empty;  // of the stones that it is about
  PointSet covers;             // the chain or chains, or the area, that it is about
  PointSet on;                 // where new stones count; of `Living`, the eyes
  Point point = 0;
  Stone first = Stone::Empty;
  Points area;
  std::string refusal = "it is not read to its end";  // empty when it holds
};

struct Position {
  Board board;
  bool is_suicide_allowed = false;
  KoPass ko_pass = KoPass::Specific;
  Walls walls{};
  std::map<std::uint32_t, Claim> claims{};
};

// Reads the body of a claim and checks it. Throws Refusal when it does not hold.
void read_claim(Words& words, const Position& position, Claim& claim);

// Walks through the strategy of a claim, from behind its opening brace to behind its closing one.
// Throws Refusal where it does not show what it is to show.
void check_strategy(Words& words, const Position& position, const Claim& claim);

// Whether the status of the chain at p (`alive` or `dead`, and by which clause) follows from the
// claims, which all hold.
[[nodiscard]] bool follows(const Board& board,
                           const std::string& status,
                           Point p,
                           const std::vector<Claim>& claims);

}  // namespace verify
