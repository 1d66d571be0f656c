#include "shinpan/life/estimate/landed.hpp"

#include "shinpan/board/region.hpp"

#include <algorithm>
#include <vector>

namespace shinpan::life {
namespace {

using board::Board;
using board::Point;
using board::PointSet;

// From here on an eye space gives two eyes whatever its shape.
constexpr int kRoomForTwoEyes = 7;

bool is_false_eye(const Board& board, Point p, const PointSet& enemies) {
  int taken = 0;
  const auto diagonals = board.geometry().diagonals(p);
  for (const Point d : diagonals) {
    taken += enemies.contains(d) ? 1 : 0;
  }
  return taken > (diagonals.size() == 4 ? 1 : 0);
}

struct Land {
  PointSet points;
  PointSet chains;  // the living ones around it
};

std::vector<Land> land_beside(const Board& board,
                              const PointSet& living,
                              const PointSet& dead,
                              const PointSet& enemies) {
  std::vector<Land> out;
  const PointSet inner = (board.empty_points() | dead) - border(board.geometry(), enemies);
  for (const PointSet& points : components(board.geometry(), inner)) {
    if (points.count() == 1 && is_false_eye(board, points.first(), enemies)) {
      continue;
    }
    Land land{points, {}};
    for (const Point p : border(board.geometry(), points) & living) {
      if (!land.chains.contains(p)) {
        land.chains |= board.chain(p);
      }
    }
    if (!land.chains.empty()) {
      out.push_back(std::move(land));
    }
  }
  return out;
}

// Chains that hang together by land.
struct Holding {
  PointSet chains;
  int pieces = 0;
  int largest = 0;

  void join(const Holding& other) {
    chains |= other.chains;
    pieces += other.pieces;
    largest = std::max(largest, other.largest);
  }

  [[nodiscard]] bool is_secure() const { return pieces >= 2 || largest >= kRoomForTwoEyes; }
};

std::vector<Holding> holdings(const std::vector<Land>& all) {
  std::vector<Holding> out;
  for (const Land& land : all) {
    Holding joined{land.chains, 1, land.points.count()};
    std::vector<Holding> apart;
    for (const Holding& holding : out) {
      if (holding.chains.intersects(joined.chains)) {
        joined.join(holding);
      } else {
        apart.push_back(holding);
      }
    }
    apart.push_back(joined);
    out = std::move(apart);
  }
  return out;
}

}  // namespace

PointSet landed_chains(const Board& board,
                       board::Color color,
                       const PointSet& living,
                       const PointSet& dead) {
  const PointSet enemies = board.stones(opposite(color)) - dead;
  PointSet out;
  for (const Holding& holding : holdings(land_beside(board, living, dead, enemies))) {
    if (holding.is_secure()) {
      out |= holding.chains;
    }
  }
  return out;
}

}  // namespace shinpan::life
