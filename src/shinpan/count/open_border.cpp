#include "shinpan/count/open_border.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/count/settled.hpp"

#include <algorithm>

namespace shinpan::count {

using board::Color;
using board::Point;
using board::PointSet;

namespace {

PointSet beside_both(const Cleared& cleared, const PointSet& points) {
  PointSet out;
  for (const Point p : points) {
    std::array<bool, 2> touches{};
    for (const Point n : cleared.geometry->neighbors(p)) {
      for (std::size_t side = 0; side < 2; ++side) {
        touches[side] = touches[side] || cleared.living[side].contains(n);
      }
    }
    if (touches[0] && touches[1]) {
      out.insert(p);
    }
  }
  return out;
}

// Whether a stone at `p` leaves a part of the region that no living enemy stone touches.
bool cuts_off(const Cleared& cleared, const PointSet& region, Point p, Color color) {
  PointSet rest = region;
  rest.erase(p);
  const PointSet& enemy = cleared.living[1 - board::index_of(color)];
  while (!rest.empty()) {
    const PointSet part = board::component(*cleared.geometry, rest, rest.first());
    if (!board::border(*cleared.geometry, part).intersects(enemy)) {
      return true;
    }
    rest -= part;
  }
  return false;
}

// Black's points minus White's, dead stones gone.
int balance(const board::Board& board) {
  const Settled settled = settle_customary(Cleared(board, {}), rules::Ruleset{}, {});
  int out = 0;
  for (const Owner owner : settled.owner) {
    out += owner == Owner::Black ? 1 : owner == Owner::White ? -1 : 0;
  }
  return out;
}

}  // namespace

PointSet open_borders(const Cleared& cleared) {
  PointSet out;
  std::optional<board::Board> board;
  int before = 0;
  for (const Region& region : cleared.regions) {
    if (!region.touches[0] && !region.touches[1] && region.is_wide()) {
      out |= region.points - cleared.dead[0] - cleared.dead[1];  // nobody's stones live there
      continue;
    }
    const bool between = region.touches[0] && region.touches[1];
    const PointSet loose =
        between ? region.points - beside_both(cleared, region.points) : PointSet{};
    if (loose.empty()) {
      continue;
    }
    if (region.is_wide()) {
      out |= loose;
      continue;
    }
    for (const Point p : region.points - cleared.dead[0] - cleared.dead[1]) {
      for (const Color color : board::kColors) {
        if (!cuts_off(cleared, region.points, p, color)) {
          continue;
        }
        if (!board) {
          board = cleared.living_board();
          before = balance(*board);
        }
        board::Board after = *board;
        after.play_forever(p, color);
        const int gain = balance(after) - before;
        if ((color == Color::Black ? gain : -gain) > 0) {
          out.insert(p);
        }
      }
    }
  }
  return out;
}

}  // namespace shinpan::count
