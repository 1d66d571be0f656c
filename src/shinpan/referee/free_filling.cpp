#include "shinpan/referee/free_filling.hpp"

#include <utility>

namespace shinpan::referee {
namespace {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;

Objection objection(ObjectionCode code, const PointSet& set = {}) {
  Objection out{code, Phase::Filling};
  for (const Point p : set) {
    out.points.push_back(p);
  }
  return out;
}

Objection illegal(rules::Refusal refusal) {
  Objection out = objection(ObjectionCode::IllegalMove);
  out.refusal = refusal;
  return out;
}

}  // namespace

FreeFilling::FreeFilling(const Board& board, const PointSet& dead) : board_(board), dead_(dead) {
  board_.clear_ko();
}

std::optional<Objection> FreeFilling::fill(Color by, Point at) {
  if (at.index >= board_.size().area()) {
    return illegal(rules::Refusal::Outside);
  }
  if (!board_.is_empty(at)) {
    return illegal(rules::Refusal::Occupied);
  }
  if (board_.check(at, by) == board::Legality::Suicide) {
    return objection(ObjectionCode::NoLiberty);
  }
  Board after(board_);
  after.play_forever(at, by);
  after.clear_ko();
  const Color enemy = opposite(by);
  const PointSet living_taken = board_.stones(enemy) - after.stones(enemy) - dead_;
  if (!living_taken.empty()) {
    return objection(ObjectionCode::TakesLiving, living_taken);
  }
  const PointSet joined = after.chain(at) & dead_;
  if (!joined.empty()) {
    return objection(ObjectionCode::JoinsDead, joined);
  }
  dead_ &= after.stones(enemy) | after.stones(by);
  board_ = std::move(after);
  return std::nullopt;
}

}  // namespace shinpan::referee
