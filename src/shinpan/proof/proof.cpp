#include "shinpan/proof/proof.hpp"

namespace shinpan::proof {
namespace {

using board::Color;
using board::Point;
using board::PointSet;
using board::Stone;

// Carries points and colours over to the image of a board.
class Mapping {
 public:
  Mapping(board::Size from, board::Symmetry symmetry, bool swapped)
      : from_(from), symmetry_(symmetry), swapped_(swapped) {}

  [[nodiscard]] Point operator()(Point p) const { return board::image(symmetry_, from_, p); }

  [[nodiscard]] PointSet operator()(const PointSet& points) const {
    PointSet out;
    for (const Point p : points) {
      out.insert((*this)(p));
    }
    return out;
  }

  [[nodiscard]] Color operator()(Color color) const { return swapped_ ? opposite(color) : color; }

  [[nodiscard]] Stone operator()(Stone stone) const {
    return stone == Stone::Empty ? stone : stone_of((*this)(color_of(stone)));
  }

 private:
  board::Size from_;
  board::Symmetry symmetry_;
  bool swapped_;
};

bool has_point(Word::Kind kind) {
  return kind == Word::Kind::Play || kind == Word::Kind::PassFor || kind == Word::Kind::New ||
         kind == Word::Kind::About;
}

}  // namespace

Proof image(const Proof& proof, board::Symmetry symmetry, bool swapped) {
  const Mapping to(proof.size, symmetry, swapped);
  Proof out = proof;
  out.size = board::image(symmetry, proof.size);
  for (std::size_t i = 0; i < proof.stones.size(); ++i) {
    out.stones[to(Point{static_cast<std::uint16_t>(i)}).index] = to(proof.stones[i]);
  }
  for (Claim& claim : out.claims) {
    claim.color = to(claim.color);
    claim.point = to(claim.point);
    claim.points = to(claim.points);
    claim.eyes = to(claim.eyes);
    claim.areas = to(claim.areas);
    claim.first = to(claim.first);
    for (Word& word : claim.strategy) {
      word.point = has_point(word.kind) ? to(word.point) : word.point;
    }
  }
  for (Status& status : out.statuses) {
    status.point = to(status.point);
  }
  return out;
}

}  // namespace shinpan::proof
