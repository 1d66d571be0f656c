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
  words.need(living(board, claim.owner, position.is_suicide_allowed, all) == all,
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

bool follows(const Board& board, std::string_view status, Point p, const Cited& claims) {
  const PointSet own = board.chain(p);
  PointSet lasting;           // stones whose chain cannot be taken
  PointSet capturable = own;  // or can
  for (const Claim* const claim : claims) {
    const bool is_kept = claim->kind == Kind::Keeps && claim->first != claim->owner;
    lasting |= is_kept || claim->kind == Kind::Living ? claim->covers : PointSet();
    capturable |= claim->kind == Kind::Takes ? claim->covers : PointSet();
  }
  bool is_taken = false;
  bool is_dead = false;
  bool is_cleared = false;  // on its own points
  bool is_renewed = false;  // on its own points
  bool is_renewed_near = false;
  for (const Claim* const claim : claims) {
    if (!claim->covers[p] || claim->owner != board.owner(p)) {
      continue;
    }
    const Kind kind = claim->kind;
    const PointSet& on = claim->on;
    // The points, and all that is next to one of them, chains apart that cannot be taken.
    const PointSet near = own | (next_to(on) & board.points & ~lasting);
    // What is connected with the chain through the points, but for chains that can't be taken.
    const PointSet local = connected(own, own | (on & (board.empty() | capturable)));
    const bool is_renewal = kind == Kind::Renews && claim->first != claim->owner;
    is_taken |= kind == Kind::Takes;
    is_dead |= kind == Kind::Lifeless || kind == Kind::Empties ||
               (kind == Kind::Clears && (near & ~on).none());
    is_cleared |= kind == Kind::Clears && on == own;
    is_renewed |= is_renewal && on == own;
    is_renewed_near |= is_renewal && (on & ~local).none();
  }
  return status == "alive uncapturable"   ? lasting[p]
         : status == "alive capturable-1" ? is_taken && is_renewed
         : status == "alive capturable-2" ? is_cleared && is_renewed_near
                                          : status == "dead captured" && is_dead;
}

}  // namespace verify
