#include "verify/claims.hpp"
#include "verify/life.hpp"

namespace verify {
namespace {

constexpr int kDeepest = 100;

// A board of which only a zone is looked at. All that lies beyond counts as the other side's, and
// what is joined to it is never taken: whatever really stands there, the side does no worse.
struct Zone {
  Board board;  // its points are those of the zone
  PointSet beyond{};

  void cut_to(const PointSet& kept) {
    beyond |= board.points & ~kept;
    board.points &= kept;
    board.stones[Black] &= kept;
    board.stones[White] &= kept;
  }

  [[nodiscard]] bool has_liberty(const PointSet& chain) const {
    return board.liberties(chain).any();
  }

  [[nodiscard]] bool is_joined(const PointSet& chain) const {
    return (next_to(chain) & beyond).any();
  }

  // A stone of the side. It takes no ko, so that no ban can be in its way.
  bool answer(Point p, Color side) {
    if (!board.empty()[p]) {
      return false;
    }
    board.stones[side].set(p);
    PointSet& others = board.stones[other(side)];
    const PointSet touched = connected(next_to(only(p)), others);
    const PointSet taken = touched & ~connected(next_to(board.empty() | beyond), touched);
    others &= ~taken;
    const PointSet chain = board.chain(p);
    const std::size_t liberties = board.liberties(chain).count();
    return liberties > 1 || (liberties == 1 && !(taken.count() == 1 && chain.count() == 1));
  }

  // A stone of the other side, which may retake any ko. Stones that it takes from beside what lies
  // beyond, or from beside stones that may in truth be gone because the side has filled their last
  // liberty in the zone, may in truth still stand: the zone goes on without their points.
  bool attack(Point p, Color side) {
    PointSet doubtful = beyond;
    for (const PointSet& chain : parts_of(board.stones[other(side)])) {
      doubtful |= is_joined(chain) && !has_liberty(chain) ? chain : PointSet();
    }
    PointSet& own = board.stones[side];
    board.stones[other(side)].set(p);
    const PointSet touched = connected(next_to(only(p)), own);
    const PointSet taken = touched & ~connected(next_to(board.empty()), touched);
    const PointSet chain = board.chain(p);
    if (taken.none() && !has_liberty(chain) && !is_joined(chain)) {
      return false;
    }
    own &= ~taken;
    cut_to(board.points & ~connected(next_to(doubtful), taken));
    return true;
  }

  [[nodiscard]] bool is_secured(Color side, const PointSet& chains, const PointSet& areas) const {
    const PointSet& own = board.stones[side];
    const PointSet open = connected(next_to(beyond), board.points & ~own);
    Sides firm;
    firm[side] = living(board, side, false, board.points & ~open) & own;
    firm[other(side)] = beyond;
    return (chains & ~firm[side]).none() && (areas & beyond).none() &&
           is_enclosed(board, firm, board.points, other(side), areas);
  }
};

class Plan {
 public:
  Plan(Words& words, const Board& board, Color side, const PointSet& chains, const PointSet& areas)
      : words_(words), board_(board), side_(side), chains_(chains), areas_(areas) {}

  // The other side is to move.
  void check(const Zone& zone, int deep) {
    if (words_.accept("secured")) {
      return words_.need(zone.is_secured(side_, chains_, areas_), "it is not secured here");
    }
    words_.need(deep < kDeepest, "the plan is too deep");
    words_.expect("within");
    PointSet inner = words_.points(board_);
    words_.need((inner & ~zone.board.points).none(), "a point beyond the zone");
    inner |= connected(inner, zone.board.stones[side_]);
    words_.expect("[");
    words_.expect("pass");
    Zone idle = zone;
    idle.cut_to(inner);
    const PointSet& own = idle.board.stones[side_];
    words_.need(connected(next_to(idle.board.empty()), own) == own,
                "a chain has no liberty in the zone");
    check_answer(std::move(idle), deep);
    PointSet left = inner & zone.board.empty();
    while (!words_.accept("]")) {
      const Point p = words_.point(board_);
      Zone next = zone;
      words_.need(left[p] && next.attack(p, side_), "no move to answer");
      left.reset(p);
      check_answer(std::move(next), deep);
    }
    for (const Point p : points_of(left)) {
      words_.need(!Zone(zone).attack(p, side_), "no answer to " + to_name(p));
    }
  }

 private:
  void check_answer(Zone zone, int deep) {
    words_.need((chains_ & ~zone.board.stones[side_]).none(), "a chain is taken");
    const Point p = words_.point(board_);
    words_.need(zone.answer(p, side_), to_name(p) + " may not be played");
    check(zone, deep + 1);
  }

  Words& words_;
  const Board& board_;
  Color side_;
  const PointSet& chains_;
  const PointSet& areas_;
};

}  // namespace

void check_plan(
    Words& words, const Board& board, Color side, const PointSet& chains, const PointSet& areas) {
  Plan(words, board, side, chains, areas).check({board}, 0);
  words.expect("}");
}

}  // namespace verify
