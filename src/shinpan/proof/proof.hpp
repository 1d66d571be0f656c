#pragma once

#include "shinpan/board/board.hpp"
#include "shinpan/board/symmetry.hpp"
#include "shinpan/proof/strategy.hpp"
#include "shinpan/rules/ruleset.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace shinpan::proof {

// Which clause of the Japanese rules makes a chain alive or dead (japanese-1989.md, section 2).
enum class Clause : std::uint8_t {
  None,
  Uncapturable,
  Capturable1,
  Capturable2,
  Captured,
};

// What a claim says of the position; docs/en/proof.md has the exact meaning.
struct Claim {
  enum class Kind : std::uint8_t {
    Living,    // color, points: one of each chain, eyes: one of each
    Lifeless,  // color: the dead side, point: one of the area
    Keeps,     // point, first
    Takes,     // point, first
    Renews,    // point, points, first
    Clears,    // point, points, first
    Empties,   // color: the dead side, point: one of the area, first
    Secures,   // color: the side that does, points: one of each chain, areas: one of each
  };
  Kind kind = Kind::Living;
  board::Color color = board::Color::Black;
  board::Point point{};
  board::PointSet points;
  board::PointSet eyes;
  board::PointSet areas;
  board::Color first = board::Color::Black;
  Strategy strategy;

  bool operator==(const Claim&) const = default;
};

// A claim's number, from 1, in the order of the claims of a proof.
using ClaimNumber = std::uint32_t;

// The status of one chain and the claims that it follows from.
struct Status {
  Clause clause = Clause::Captured;  // Captured: dead; anything else: alive
  board::Point point{};
  std::vector<ClaimNumber> by;

  bool operator==(const Status&) const = default;
};

// Why statuses of one position hold.
struct Proof {
  board::Size size{};
  std::vector<board::Stone> stones;  // row by row from the top left
  bool suicide = false;
  rules::KoPass ko_pass = rules::KoPass::Specific;
  std::vector<Claim> claims;
  std::vector<Status> statuses;

  ClaimNumber add(Claim claim) {
    claims.push_back(std::move(claim));
    return static_cast<ClaimNumber>(claims.size());
  }
};

// The proof of the image of the position under the symmetry, the colours exchanged if `swapped`.
[[nodiscard]] Proof image(const Proof& proof, board::Symmetry symmetry, bool swapped);

// The text that shinpan-verify reads: the header once, then any number of positions. The name must
// hold no line end; control characters become blanks.
[[nodiscard]] std::string header_text();
[[nodiscard]] std::string to_text(const Proof& proof, const std::string& name);

}  // namespace shinpan::proof
