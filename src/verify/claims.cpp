#include "verify/claims.hpp"

#include "verify/unconditional.hpp"

namespace verify {
namespace {

constexpr std::array<std::string_view, 7> kKinds{
    "living", "lifeless", "keeps", "takes", "renews", "clears", "empties"};

void read_living(Words& words, const Position& position, Claim& claim) {
  const Board& board = position.board;
  words.expect("chains");
  for (const Point p : words.points(board)) {
    words.need(board.at(p) == claim.owner, "a chain named is none of the colour");
    claim.covers |= set_of(board.chain(p));
  }
  words.expect("eyes");
  for (const Point p : words.points(board)) {
    words.need(board.at(p) != claim.owner, "a stone is named as an eye");
    claim.on |= set_of(connected(
        p, [&](Point q) { return board.at(q) != Stone::Off && board.at(q) != claim.owner; }));
  }
  const PointSet all = claim.covers | claim.on;
  words.need(unconditional(board, claim.owner, position.is_suicide_allowed, all) == all,
             "the chains do not live by these eyes");
}

void read_lifeless(Words& words, const Position& position, Claim& claim) {
  const Board& board = position.board;
  const PointSet& walls = position.walls.of(other(claim.owner));
  words.need(!walls[claim.point], "the point is in a wall");
  claim.covers = set_of(
      connected(claim.point, [&](Point q) { return board.at(q) != Stone::Off && !walls[q]; }));
  words.need(is_enclosed(board, position.walls, board.points(), claim.owner, {claim.point}),
             "stones could live here");
}

}  // namespace

void read_claim(Words& words, const Position& position, Claim& claim) {
  const Board& board = position.board;
  const auto kind = std::find(kKinds.begin(), kKinds.end(), words.take());
  words.need(kind != kKinds.end(), "there is no such kind of claim");
  claim.kind = static_cast<Kind>(kind - kKinds.begin());
  const bool is_about_chain = claim.kind >= Kind::Keeps && claim.kind <= Kind::Clears;
  claim.owner = is_about_chain ? Stone::Empty : words.color();
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
  const PointSet outside = position.walls.black | position.walls.white | position.walls.eyes;
  words.need(!outside[claim.point], "the point is in no area");
  claim.area =
      connected(claim.point, [&](Point q) { return board.at(q) != Stone::Off && !outside[q]; });
  claim.covers = set_of(claim.area);
  if (is_about_chain) {
    words.need(!board.is_empty(claim.point), "no stone stands here");
    claim.owner = board.at(claim.point);
    claim.covers = set_of(board.chain(claim.point));
  }
  if (claim.kind == Kind::Renews || claim.kind == Kind::Clears) {
    words.expect("on");
    claim.on = set_of(words.points(board));
    words.need((claim.on & ~set_of(claim.area)).none(), "a point is outside the area");
  }
  words.expect("first");
  claim.first = words.color();
  words.expect("{");
  check_strategy(words, position, claim);
}

bool follows(const Board& board,
             const std::string& status,
             Point p,
             const std::vector<Claim>& claims) {
  // Whether a claim of this kind about the stone at q is there that fulfils more. To keep and to
  // renew is enough only when the other side moves first.
  const auto is_cited = [&](Kind kind, Point q, auto fulfils) {
    return std::any_of(claims.begin(), claims.end(), [&](const Claim& claim) {
      const bool is_weak =
          (kind == Kind::Keeps || kind == Kind::Renews) && claim.first == claim.owner;
      return claim.kind == kind && claim.owner == board.at(q) && claim.covers[q] && !is_weak &&
             fulfils(claim.on);
    });
  };
  const auto any = [](const PointSet&) { return true; };
  const auto lasts = [&](Point q) {
    return is_cited(Kind::Keeps, q, any) || is_cited(Kind::Living, q, any);
  };
  const PointSet own = set_of(board.chain(p));
  const auto is_own = [&](const PointSet& on) { return on == own; };
  // Points connected with the chain, no stone on them being of a chain that cannot be taken.
  const auto is_local = [&](const PointSet& on) {
    const auto is_capturable = [&](Point q) {
      return board.is_empty(q) || own[q] || is_cited(Kind::Takes, q, any);
    };
    const PointSet reached =
        set_of(connected(p, [&](Point q) { return own[q] || (on[q] && is_capturable(q)); }));
    return (on & ~reached).none();
  };
  // The chain, and all that is next to these points, but for chains that cannot be taken.
  const auto is_all_local = [&](const PointSet& on) {
    const Points points = board.points();
    return (own & ~on).none() && std::none_of(points.begin(), points.end(), [&](Point q) {
             return !on[q] && touches(q, on) && (board.is_empty(q) || !lasts(q));
           });
  };
  return status == "alive uncapturable" ? lasts(p)
         : status == "alive capturable-1"
             ? is_cited(Kind::Takes, p, any) && is_cited(Kind::Renews, p, is_own)
         : status == "alive capturable-2"
             ? is_cited(Kind::Clears, p, is_own) && is_cited(Kind::Renews, p, is_local)
         : status == "dead captured"
             ? is_cited(Kind::Lifeless, p, any) || is_cited(Kind::Empties, p, any) ||
                   is_cited(Kind::Clears, p, is_all_local)
             : false;
}

}  // namespace verify
