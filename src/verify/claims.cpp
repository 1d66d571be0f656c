#include "verify/claims.hpp"

#include "verify/enclosed.hpp"
#include "verify/unconditional.hpp"

namespace verify {
namespace {

constexpr std::array<std::string_view, 7> kKinds{
    "living", "lifeless", "keeps", "takes", "renews", "clears", "empties"};

void read_living(Words& words, const Position& position, Claim& claim) {
  const Board& board = position.board;
  const PointSet& own = board.stones.of(claim.owner);
  words.expect("chains");
  const PointSet chains = words.points(board);
  words.expect("eyes");
  const PointSet eyes = words.points(board);
  words.need((chains & ~own).none() && (eyes & own).none(), "a stone for an eye, or none");
  claim.covers = connected(chains, own);
  claim.on = connected(eyes, board.points & ~own);
  const PointSet all = claim.covers | claim.on;
  words.need(unconditional(board, claim.owner, position.is_suicide_allowed, all) == all,
             "the chains do not live by these eyes");
}

void read_lifeless(Words& words, const Position& position, Claim& claim) {
  const Board& board = position.board;
  const PointSet& walls = position.walls.of(other(claim.owner));
  words.need(!walls[claim.point], "the point is in a wall");
  claim.covers = connected(only(claim.point), board.points & ~walls);
  words.need(is_enclosed(board, position.walls, board.points, claim.owner, only(claim.point)),
             "stones could live here");
}

}  // namespace

void read_claim(Words& words, const Position& position, Claim& claim) {
  const Board& board = position.board;
  const auto kind = std::find(kKinds.begin(), kKinds.end(), words.take());
  words.need(kind != kKinds.end(), "there is no such kind of claim");
  claim.kind = static_cast<Kind>(kind - kKinds.begin());
  const bool is_about_chain = claim.kind >= Kind::Keeps && claim.kind <= Kind::Clears;
  if (!is_about_chain) {
    claim.owner = words.color();
  }
  if (claim.kind == Kind::Living) {
    return read_living(words, position, claim);
  }
  if (!is_about_chain) {
    words.expect("area");
  }
  claim.point = words.point(board);
  if (claim.kind == Kind::Lifeless) {
    return read_lifeless(words, position, claim);
  }
  const PointSet outside = position.walls.both() | position.eyes;
  claim.area = connected(only(claim.point), board.points & ~outside);
  claim.covers = claim.area;
  words.need(claim.area.any(), "the point is in no area");
  if (is_about_chain) {
    claim.owner = board.owner(claim.point);
    claim.covers = board.chain(claim.point);
    words.need(claim.covers.any(), "no stone stands here");
  }
  if (claim.kind == Kind::Renews || claim.kind == Kind::Clears) {
    words.expect("on");
    claim.on = words.points(board);
    words.need((claim.on & ~claim.area).none(), "a point is outside the area");
  }
  words.expect("first");
  claim.first = words.color();
  words.expect("{");
  check_strategy(words, position, claim);
}

bool follows(const Board& board,
             std::string_view status,
             Point p,
             const std::vector<Claim>& claims) {
  const PointSet own = board.chain(p);
  PointSet lasting;           // stones whose chain cannot be taken
  PointSet capturable = own;  // or can
  for (const Claim& claim : claims) {
    if (claim.kind == Kind::Takes) {
      capturable |= claim.covers;
    }
    if (claim.kind == Kind::Living || (claim.kind == Kind::Keeps && claim.first != claim.owner)) {
      lasting |= claim.covers;
    }
  }
  const auto is_cited = [&](Kind kind, auto fulfils) {
    return std::any_of(claims.begin(), claims.end(), [&](const Claim& claim) {
      return claim.kind == kind && claim.covers[p] && claim.owner == board.owner(p) &&
             fulfils(claim);
    });
  };
  const auto always = [](const Claim&) { return true; };
  const auto is_on_own = [&](const Claim& claim) { return claim.on == own; };
  const auto renews_own = [&](const Claim& claim) {
    return claim.on == own && claim.first != claim.owner;
  };
  // On points connected with the chain, no stone on them being of a chain that cannot be taken.
  const auto renews_near = [&](const Claim& claim) {
    const PointSet passable = own | (claim.on & (board.empty() | capturable));
    return (claim.on & ~connected(own, passable)).none() && claim.first != claim.owner;
  };
  // On the chain and whatever is next to one of the points, chains apart that cannot be taken.
  const auto clears_near = [&](const Claim& claim) {
    return ((own | (next_to(claim.on) & board.points & ~lasting)) & ~claim.on).none();
  };
  if (status == "alive uncapturable") {
    return lasting[p];
  }
  if (status == "alive capturable-1") {
    return is_cited(Kind::Takes, always) && is_cited(Kind::Renews, renews_own);
  }
  if (status == "alive capturable-2") {
    return is_cited(Kind::Clears, is_on_own) && is_cited(Kind::Renews, renews_near);
  }
  return status == "dead captured" &&
         (is_cited(Kind::Lifeless, always) || is_cited(Kind::Empties, always) ||
          is_cited(Kind::Clears, clears_near));
}

}  // namespace verify
