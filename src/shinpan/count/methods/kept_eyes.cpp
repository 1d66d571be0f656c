#include "shinpan/count/methods/kept_eyes.hpp"

#include "shinpan/count/settled.hpp"

#include <vector>

namespace shinpan::count {

using board::Color;
using board::Point;
using board::PointSet;

namespace {

// The land of one group, in its separate parts.
using Parts = std::vector<PointSet>;

// The board when a side has filled all its land, in which pairs of eyes are tried.
class Trial {
 public:
  Trial(const board::Geometry& geometry, const Both<PointSet>& stones, Color color)
      : stones_(stones), color_(color), board_(geometry.size) {}

  void fill(const PointSet& land) { stones_[board::index_of(color_)] |= land; }

  // Whether every chain beside these two points has both of them or another liberty as well.
  bool live(Point first, Point second) {
    std::vector<board::Stone> all(static_cast<std::size_t>(board_.size().area()));
    for (const Color color : board::kColors) {
      for (const Point p : stones_[board::index_of(color)]) {
        all[p.index] = stone_of(color);
      }
    }
    all[first.index] = board::Stone::Empty;
    all[second.index] = board::Stone::Empty;
    board_.set_all(all);
    return safe_beside(first) && safe_beside(second);
  }

 private:
  [[nodiscard]] bool safe_beside(Point eye) const {
    for (const Point n : board_.geometry().neighbors(eye)) {
      if (board_.at(n) != stone_of(color_) || board_.liberty_count(board_.root(n)) < 2) {
        return false;
      }
    }
    return true;
  }

  Both<PointSet> stones_;
  Color color_;
  board::Board board_;
};

// The points in the order in which they are tried: one of each part in turn.
std::vector<Point> in_turn(Parts parts) {
  std::vector<Point> out;
  bool more = true;
  while (more) {
    more = false;
    for (PointSet& part : parts) {
      if (!part.empty()) {
        out.push_back(part.first());
        part.erase(out.back());
        more = true;
      }
    }
  }
  return out;
}

// The first pair that lives, or else the first two points.
PointSet two_eyes(Trial& trial, const Parts& parts) {
  constexpr int kMostTrials = 400;
  const std::vector<Point> points = in_turn(parts);
  PointSet out;
  int trials = 0;
  for (std::size_t j = 1; j < points.size() && out.empty(); ++j) {
    for (std::size_t i = 0; i < j && out.empty() && trials++ < kMostTrials; ++i) {
      if (trial.live(points[i], points[j])) {
        out.insert(points[i]);
        out.insert(points[j]);
      }
    }
  }
  for (std::size_t i = 0; i < points.size() && i < 2 && out.count() < 2; ++i) {
    out.insert(points[i]);
  }
  return out;
}

std::vector<Teire> known_teire(const Verdict& verdict) {
  std::vector<Teire> out;
  for (const auto& [color, point] : verdict.life.teire) {
    out.push_back({color, point});
  }
  return out;
}

// The land of each group of one side.
std::vector<Parts> land_of_groups(const Cleared& cleared,
                                  const Settled& settled,
                                  const Verdict& verdict,
                                  Color color) {
  const Owner own = color == Color::Black ? Owner::Black : Owner::White;
  std::vector<Parts> out(settled.group.size());
  for (const Region& region : cleared.regions) {
    if (region.eye_of() == color && verdict.owner[region.points.first().index] == own) {
      out[settled.group[region.border.front()]].push_back(region.points);
    }
  }
  return out;
}

}  // namespace

Both<PointSet> kept_eyes(const Cleared& cleared,
                         const Terms& terms,
                         const Verdict& verdict,
                         const Both<PointSet>& stones) {
  const Settled settled = settle_customary(cleared, terms.rules, known_teire(verdict));
  Both<PointSet> out;
  for (const Color color : board::kColors) {
    const std::vector<Parts> groups = land_of_groups(cleared, settled, verdict, color);
    Trial trial(*cleared.geometry, stones, color);
    for (const Parts& parts : groups) {
      for (const PointSet& part : parts) {
        trial.fill(part);
      }
    }
    for (const Parts& parts : groups) {
      out[board::index_of(color)] |= two_eyes(trial, parts);
    }
  }
  return out;
}

}  // namespace shinpan::count
