#include "gtp/cleanup.hpp"

#include "gtp/verdict_points.hpp"

#include <algorithm>

namespace shinpan::gtp {

namespace {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;
using rules::Move;

// Each liberty of a dead chain, those of the chains nearest to being taken first.
std::vector<Point> candidates(const Board& board, const PointSet& dead) {
  std::vector<Point> roots;
  for (const Point root : board.root_set()) {
    if (dead.contains(root)) {
      roots.push_back(root);
    }
  }
  std::stable_sort(roots.begin(), roots.end(), [&](Point a, Point b) {
    return board.liberty_count(a) < board.liberty_count(b);
  });
  std::vector<Point> out;
  for (const Point root : roots) {
    for (const Point liberty : board.liberties(root)) {
      if (std::find(out.begin(), out.end(), liberty) == out.end()) {
        out.push_back(liberty);
      }
    }
  }
  return out;
}

// The stones on the board before the move stand as they did: what was dead is dead or taken, what
// lived lives.
bool does_no_harm(const api::Judged& before, const api::Judged& after) {
  for (int i = 0; i < before.board.size().area(); ++i) {
    const Point p{static_cast<std::uint16_t>(i)};
    if (before.board.is_empty(p)) {
      continue;
    }
    const bool was_dead = final_status(before, p) == FinalStatus::Dead;
    const bool is_gone = after.board.is_empty(p);
    if (was_dead ? !is_gone && final_status(after, p) != FinalStatus::Dead
                 : is_gone || final_status(after, p) != final_status(before, p)) {
      return false;
    }
  }
  return true;
}

// The new stone itself lives.
bool stands(const api::Judged& after, Point p) {
  return !after.board.is_empty(p) && final_status(after, p) != FinalStatus::Dead;
}

}  // namespace

std::optional<Move> cleanup_move(Session& session, Color color) {
  constexpr std::size_t kMostTried = 8;  // each is a verdict
  const base::Result<const api::Judged*> judged = session.verdict();
  if (!judged || !points_of(**judged, FinalStatus::Dead).open.empty()) {
    return std::nullopt;
  }
  const api::Judged before = **judged;
  const PointSet dead =
      points_of(before, FinalStatus::Dead).points & before.board.stones(board::opposite(color));
  if (dead.empty()) {
    return Move::pass(color);
  }
  std::size_t tried = 0;
  for (const Point p : candidates(before.board, dead)) {
    const Move move = Move::play(color, p);
    if (tried == kMostTried) {
      break;
    }
    if (session.play(move)) {
      continue;
    }
    ++tried;
    const base::Result<const api::Judged*> after = session.verdict();
    const bool good = after && does_no_harm(before, **after) && stands(**after, p);
    static_cast<void>(session.undo());
    if (good) {
      return move;
    }
  }
  return std::nullopt;
}

}  // namespace shinpan::gtp
