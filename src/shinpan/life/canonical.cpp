#include "shinpan/life/canonical.hpp"

#include <utility>
#include <vector>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;
using board::Size;
using board::Stone;
using board::Symmetry;

// The image as bytes that can be compared: the shape, then every point with what was agreed of it.
std::vector<std::uint8_t> key(const Board& board,
                              const Agreement& agreement,
                              Symmetry symmetry,
                              bool swapped) {
  const Size size = board.size();
  const Size to = image(symmetry, size);
  std::vector<std::uint8_t> out(static_cast<std::size_t>(size.area()) + 1);
  out[0] = to.cols;
  for (int i = 0; i < size.area(); ++i) {
    const Point p{static_cast<std::uint16_t>(i)};
    Stone stone = board.at(p);
    if (swapped && stone != Stone::Empty) {
      stone = stone_of(opposite(color_of(stone)));
    }
    const unsigned agreed =
        (agreement.dead.contains(p) ? 4U : 0U) | (agreement.alive.contains(p) ? 8U : 0U);
    out[image(symmetry, size, p).index + std::size_t{1}] =
        static_cast<std::uint8_t>(static_cast<unsigned>(stone) | agreed);
  }
  return out;
}

}  // namespace

Canonical::Canonical(const Board& board, const Agreement& agreement)
    : size_(board.size()), board_(board.size()) {
  std::vector<std::uint8_t> best = key(board, agreement, symmetry_, swapped_);
  for (const Symmetry symmetry : board::kSymmetries) {
    for (const bool swapped : {false, true}) {
      std::vector<std::uint8_t> candidate = key(board, agreement, symmetry, swapped);
      if (candidate < best) {
        best = std::move(candidate);
        symmetry_ = symmetry;
        swapped_ = swapped;
      }
    }
  }
  std::vector<Stone> stones;
  for (std::size_t i = 1; i < best.size(); ++i) {
    stones.push_back(static_cast<Stone>(best[i] & 3U));
  }
  board_ = Board(image(symmetry_, size_));
  board_.set_all(stones);
  agreement_ = {seen(agreement.dead), seen(agreement.alive)};
}

PointSet Canonical::seen(const PointSet& points) const {
  PointSet out;
  for (const Point p : points) {
    out.insert(image(symmetry_, size_, p));
  }
  return out;
}

Point Canonical::restored(Point p) const {
  return image(inverse(symmetry_), image(symmetry_, size_), p);
}

rules::Move Canonical::restored(rules::Move move) const {
  move.color = restored(move.color);
  move.point = move.kind == rules::Move::Kind::Play ? restored(move.point) : move.point;
  return move;
}

LineMove Canonical::restored(LineMove move) const {
  move.move = restored(move.move);
  move.ko = move.for_ko ? restored(move.ko) : move.ko;
  return move;
}

Life Canonical::restored(Life life) const {
  const auto move_points = [&](std::vector<Point>& points) {
    for (Point& p : points) {
      p = restored(p);
    }
  };
  for (Group& group : life.groups) {
    group.color = restored(group.color);
    PointSet points;
    for (const Point p : group.points) {
      points.insert(restored(p));
    }
    group.points = points;
    move_points(group.saving_moves);
    move_points(group.killing_moves);
    for (LineMove& line_move : group.line) {
      line_move = restored(line_move);
    }
  }
  if (life.proof) {
    life.proof = image(*life.proof, inverse(symmetry_), swapped_);
  }
  for (auto& [color, point] : life.teire) {
    color = restored(color);
    point = restored(point);
  }
  return life;
}

}  // namespace shinpan::life
