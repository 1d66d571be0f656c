#include "shinpan/count/methods/neutral_shares.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/count/methods/noted.hpp"
#include "shinpan/count/neutral_filling.hpp"

#include <optional>

namespace shinpan::count {

using board::Color;
using board::index_of;
using board::Point;
using board::PointSet;

namespace {

// The points between living stones of both sides, dead ones gone, that are neither a seki's nor of
// an open border.
PointSet points_to_fill(const Cleared& cleared, const Verdict& verdict) {
  const PointSet open = noted(verdict, NoteKind::OpenBorder);
  const PointSet staying = noted(verdict, NoteKind::DeadInSeki);
  PointSet out;
  for (const Region& region : cleared.regions) {
    const bool between = region.touches[0] && region.touches[1];
    if (!between || region.is_wide() || region.points.intersects(open)) {
      continue;
    }
    PointSet points = region.points - verdict.seki_liberties - staying;
    if (region.points.intersects(verdict.seki_liberties)) {
      points -= cleared.dead[0] | cleared.dead[1];
    }
    out |= points;
  }
  return out;
}

// The living stones and the protecting ones, as points are filled.
class Filled {
 public:
  Filled(const Cleared& cleared, const Verdict& verdict) : board_(cleared.living_board()) {
    for (const Teire& teire : verdict.teire) {
      if (board_.is_empty(teire.point)) {
        board_.set(teire.point, stone_of(teire.color));
      }
    }
  }

  // Puts a stone unless some chain would be without liberties.
  bool put(Point p, Color color) {
    if (!beside(p, color)) {
      return false;
    }
    board_.set(p, stone_of(color));
    bool breathes = board_.liberty_count(board_.root(p)) > 0;
    for (const Point n : board_.geometry().neighbors(p)) {
      breathes = breathes && (board_.is_empty(n) || board_.liberty_count(board_.root(n)) > 0);
    }
    if (!breathes) {
      board_.set(p, board::Stone::Empty);
    }
    return breathes;
  }

 private:
  [[nodiscard]] bool beside(Point p, Color color) const {
    for (const Point n : board_.geometry().neighbors(p)) {
      if (board_.at(n) == stone_of(color)) {
        return true;
      }
    }
    return false;
  }

  board::Board board_;
};

std::optional<Point> fill_one(Filled& filled, const PointSet& points, Color color) {
  for (const Point p : points) {
    if (filled.put(p, color)) {
      return p;
    }
  }
  return std::nullopt;
}

}  // namespace

Both<PointSet> neutral_shares(const Cleared& cleared, const Verdict& verdict, Color first) {
  const std::array<PointSet, 2> joined = fill_neutral_points(cleared).joined;
  PointSet rest = points_to_fill(cleared, verdict);
  Filled filled(cleared, verdict);
  Both<PointSet> out;
  Color color = first;
  int passes = 0;
  while (passes < 2 && !rest.empty()) {
    const std::size_t side = index_of(color);
    // What the other side could take as well comes first.
    std::optional<Point> p = fill_one(filled, rest - joined[0] - joined[1], color);
    if (!p) {
      p = fill_one(filled, rest & (joined[side] - joined[1 - side]), color);
    }
    if (p) {
      out[side].insert(*p);
      rest.erase(*p);
    }
    passes = p ? 0 : passes + 1;
    color = opposite(color);
  }
  return out;
}

}  // namespace shinpan::count
