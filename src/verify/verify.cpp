#include "verify/verify.hpp"

#include "verify/claims.hpp"
#include "verify/life.hpp"

namespace verify {
namespace {

using Cited = std::vector<const Claim*>;

void read_living(Words& words, const Position& position, Claim& claim) {
  const Board& board = position.board;
  const PointSet& own = board.stones[claim.owner];
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

void read_secures(Words& words, const Position& position, Claim& claim) {
  const Board& board = position.board;
  words.need(!position.is_suicide_allowed, "where suicide is allowed this claim is none");
  words.expect("chains");
  const PointSet chains = words.points(board);
  words.need((chains & ~board.stones[claim.owner]).none(), "no stone of this colour");
  claim.covers = connected(chains, board.stones[claim.owner]);
  if (words.accept("areas")) {
    claim.on = connected(words.points(board), board.points & ~claim.covers);
    words.need(claim.on.any(), "an area is no part of the chains");
  }
  words.expect("{");
  check_plan(words, board, claim.owner, claim.covers, claim.on);
}

void read_lifeless(Words& words, const Position& position, Claim& claim) {
  const Board& board = position.board;
  claim.covers = connected(only(claim.point), board.points & ~position.walls[other(claim.owner)]);
  words.need(claim.covers.any(), "the point is in a wall");
  words.need(is_enclosed(board, position.walls, board.points, claim.owner, only(claim.point)),
             "stones could live here");
}

// Reads the body of a claim. Throws Refusal when it does not hold.
void read_claim(Words& words, const Position& position, Claim& claim) {
  const Board& board = position.board;
  claim.kind =
      static_cast<Kind>(words.choice("living secures lifeless empties keeps takes renews clears"));
  const bool is_about_chain = claim.kind >= Kind::Keeps;
  if (!is_about_chain) {
    claim.owner = words.color();
    if (claim.kind == Kind::Living) {
      return read_living(words, position, claim);
    }
    if (claim.kind == Kind::Secures) {
      return read_secures(words, position, claim);
    }
    words.expect("area");
  }
  claim.point = words.point(board);
  if (claim.kind == Kind::Lifeless) {
    return read_lifeless(words, position, claim);
  }
  const PointSet outside = position.walls[Black] | position.walls[White] | position.eyes;
  claim.area = connected(only(claim.point), board.points & ~outside);
  claim.covers = is_about_chain ? board.chain(claim.point) : claim.area;
  claim.owner = is_about_chain ? board.owner(claim.point) : claim.owner;
  words.need(claim.area.any() && claim.covers.any(), "the point is in no area, or holds no stone");
  if (claim.kind == Kind::Renews || claim.kind == Kind::Clears) {
    words.expect("on");
    claim.on = words.points(board);
    words.need((claim.on & ~claim.area).none(), "a point is outside the area");
  }
  words.expect("first");
  claim.first = words.color();
  words.expect("{");
  check_strategy(words, position, claim);
  if (claim.first == claim.owner && (claim.kind == Kind::Keeps || claim.kind == Kind::Renews)) {
    claim.covers.reset();  // no status follows: the other side is first there
  }
}

// Whether the status of the chain at p (`alive` or `dead`, and by which clause) follows from claims
// that hold.
bool follows(const Board& board, std::string_view status, Point p, const Cited& claims) {
  const PointSet own = board.chain(p);
  PointSet lasting;           // stones whose chain cannot be taken
  PointSet capturable = own;  // or can
  for (const Claim* const claim : claims) {
    const bool is_kept =
        claim->kind == Kind::Keeps || claim->kind == Kind::Living || claim->kind == Kind::Secures;
    lasting |= is_kept ? claim->covers : PointSet();
    capturable |= claim->kind == Kind::Takes ? claim->covers : PointSet();
  }
  bool is_taken = false;
  bool is_dead = false;
  bool is_cleared = false;  // on its own points
  bool is_renewed = false;  // on its own points
  bool is_renewed_near = false;
  for (const Claim* const claim : claims) {
    is_dead |= claim->kind == Kind::Secures && claim->owner != board.owner(p) && claim->on[p];
    if (!claim->covers[p] || claim->owner != board.owner(p)) {
      continue;
    }
    const Kind kind = claim->kind;
    const PointSet& on = claim->on;
    // The points, and all that is next to one of them, chains apart that cannot be taken.
    const PointSet near = own | (next_to(on) & board.points & ~lasting);
    // What is connected with the chain through the points, but for chains that can't be taken.
    const PointSet local = connected(own, own | (on & (board.empty() | capturable)));
    is_taken |= kind == Kind::Takes;
    is_dead |= kind == Kind::Lifeless || kind == Kind::Empties ||
               (kind == Kind::Clears && (near & ~on).none());
    is_cleared |= kind == Kind::Clears && on == own;
    is_renewed |= kind == Kind::Renews && on == own;
    is_renewed_near |= kind == Kind::Renews && (on & ~local).none();
  }
  return status == "alive uncapturable"   ? lasting[p]
         : status == "alive capturable-1" ? is_taken && is_renewed
         : status == "alive capturable-2" ? is_cleared && is_renewed_near
                                          : status == "dead captured" && is_dead;
}

Position read_head(Words& words, CheckedPosition& out) {
  words.expect("size");
  const std::uint32_t width = words.number();
  const std::uint32_t height = words.number();
  words.need(std::min(width, height) >= 1 && std::max(width, height) <= kLargest,
             "a side is from 1 to 25");
  out.width = static_cast<int>(width);
  out.height = static_cast<int>(height);
  Board board;
  words.expect("board");
  for (Point y = height; y > 0; --y) {
    const std::string& row = out.rows.emplace_back(words.take());
    words.need(row.size() == width && row.find_first_not_of(".XO") == row.npos, "a wrong row");
    for (std::size_t x = 0; x < width; ++x) {
      const Point p = y * kStride + x;
      board.points.set(p);
      board.stones[Black].set(p, row[x] == 'X');
      board.stones[White].set(p, row[x] == 'O');
    }
  }
  for (const PointSet& stones : board.stones) {
    words.need(connected(next_to(board.empty()), stones) == stones, "a chain without liberties");
  }
  out.is_suicide_allowed = words.accept("suicide") && words.choice("forbidden allowed") == 1;
  out.is_ko_pass_any = words.accept("ko-pass") && words.choice("specific any") == 1;
  return {board, out.is_suicide_allowed, out.is_ko_pass_any};
}

// Reads an item of a position that was refused above for that reason, or not if there is none. Says
// why the item is refused, if it is, and goes on behind it.
template <typename Read>
std::string refusal_of(Words& words, const std::string& above, Read read) {
  try {
    above.empty() ? read() : throw Refusal(above);
    words.need(words.is_at_item(), "'" + shown(words.peek()) + "' is not wanted here");
  } catch (const Refusal& refusal) {
    words.skip_item();
    return refusal.what();
  }
  return {};
}

void check_status(Words& words, const Position& position, const CheckedStatus& status) {
  const Board& board = position.board;
  const Point point = board.find(status.point);
  words.need(board.chain(point).any(), "no stone stands at this point");
  words.expect("by");
  Cited claims;
  do {
    const std::uint32_t number = words.number();
    const auto found = position.claims.find(number);
    const std::string name = "claim " + std::to_string(number);
    words.need(found != position.claims.end(), name + " is not above");
    words.need(found->second.refusal.empty(), name + " is refused, " + found->second.refusal);
    claims.push_back(&found->second);
  } while (!words.is_at_item());
  words.need(follows(board, status.status, point, claims), "it does not follow from these claims");
}

void read_position(Words& words, CheckedPosition& out) {
  words.expect("position");
  out.name = shown(words.take_rest_of_line());
  Position position;
  const std::string refused = refusal_of(words, {}, [&] { position = read_head(words, out); });
  while (!words.accept("end")) {
    if (words.accept("claim")) {
      const std::uint32_t number = words.number();
      words.need(position.claims.empty() || number > position.claims.rbegin()->first,
                 "the numbers of claims must go up");
      Claim& claim = position.claims[number];
      claim.refusal = refusal_of(words, refused, [&] { read_claim(words, position, claim); });
      if (claim.refusal.empty() && claim.kind == Kind::Living) {
        position.eyes |= claim.on;
        position.walls[claim.owner] |= claim.covers;
      }
    } else {
      words.expect("status");
      CheckedStatus& status = out.statuses.emplace_back();
      status.status = shown(words.take());
      status.status += ' ' + shown(words.take());
      status.point = shown(words.take());
      status.refusal = refusal_of(words, refused, [&] { check_status(words, position, status); });
    }
  }
}

}  // namespace

Report verify(std::string_view text) {
  Report report;
  Words words(text);
  bool has_status = false;
  try {
    words.expect("shinpan-proof");
    words.expect("1");
    while (!words.peek().empty()) {
      read_position(words, report.positions.emplace_back());
      has_status = has_status || !report.positions.back().statuses.empty();
    }
    words.need(has_status, "the text states nothing");
  } catch (const std::exception& error) {
    report.error = error.what();
  }
  return report;
}

}  // namespace verify
