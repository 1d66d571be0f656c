#include "shinpan/life/zone/finishing_moves.hpp"

#include "shinpan/board/region.hpp"

#include <array>
#include <utility>

namespace shinpan::life {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;

namespace {

// Whether the points around p without a stone of the side lie in more than one run: only then can
// a stone at p part a region.
bool may_cut(const Board& board, Point p, Color side) {
  constexpr std::array<std::pair<int, int>, 8> kRing{
      {{-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}}};
  const board::Size size = board.size();
  const int col = p.index % size.cols;
  const int row = p.index / size.cols;
  const auto is_open = [&](std::size_t i) {
    const int c = col + kRing[i].first;
    const int r = row + kRing[i].second;
    const bool is_on = c >= 0 && r >= 0 && c < size.cols && r < size.rows;
    return is_on && board.at(board::point_at(size, c, r)) != board::stone_of(side);
  };
  int runs = 0;
  for (std::size_t i = 0; i < kRing.size(); ++i) {
    runs += is_open(i) && !is_open((i + 1) % kRing.size()) ? 1 : 0;
  }
  return runs > 1;
}

struct Beside {
  bool own = false;
  bool joins = false;
  bool takes = false;
};

Beside look_beside(const Board& board, Point p, Color side) {
  Beside beside;
  Point chain{};
  for (const Point n : board.geometry().neighbors(p)) {
    if (board.is_empty(n)) {
      continue;
    }
    const Point root = board.root(n);
    if (board.at(n) == board::stone_of(side)) {
      beside.joins = beside.joins || (beside.own && root != chain);
      beside.own = true;
      chain = root;
    } else {
      beside.takes = beside.takes || board.liberty_count(root) == 1;
    }
  }
  return beside;
}

}  // namespace

PointSet finishing_moves(const Board& board, Color side, const PointSet& among) {
  const board::Geometry& geometry = board.geometry();
  const PointSet own = board.stones(side);
  const PointSet inner = board.empty_points() - board::border(geometry, own);
  PointSet out;
  PointSet open;  // beside own stones, joining and taking nothing
  for (const Point p : among& board.empty_points()) {
    const Beside beside = look_beside(board, p, side);
    if (beside.joins || beside.takes || (beside.own && may_cut(board, p, side))) {
      out.insert(p);
    } else if (beside.own) {
      open.insert(p);
    }
  }
  while (!open.empty()) {
    const PointSet region = board::component(geometry, geometry.all - own, open.first());
    const PointSet left = region & inner;
    for (const Point p : region& open) {
      PointSet rest = left;
      for (const Point n : geometry.neighbors(p)) {
        rest.erase(n);
      }
      if (rest.empty() && !left.empty()) {
        out.insert(p);
      }
    }
    open -= region;
  }
  return out;
}

}  // namespace shinpan::life
