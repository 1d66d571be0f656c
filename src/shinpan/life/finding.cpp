#include "shinpan/life/finding.hpp"

#include "shinpan/board/region.hpp"

#include <algorithm>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;

bool same_evidence(const Finding& a, const Finding& b) {
  return a.status == b.status && a.clause == b.clause && a.basis == b.basis && a.reason == b.reason;
}

// A chain of the group under way with everything its finding adds to it.
void join(Group& group, const PointSet& chain, const Finding& finding) {
  group.points |= chain;
  group.confidence = std::min(group.confidence, finding.confidence);
  if (group.line.empty()) {
    group.line = finding.line;
  }
  const auto add_new = [](std::vector<Point>& to, const std::vector<Point>& from) {
    for (const Point p : from) {
      if (std::find(to.begin(), to.end(), p) == to.end()) {
        to.push_back(p);
      }
    }
  };
  add_new(group.saving_moves, finding.saving_moves);
  add_new(group.killing_moves, finding.killing_moves);
}

}  // namespace

void Findings::add(Point root, Finding finding) {
  if (!of_[root.index]) {
    of_[root.index] = std::move(finding);
  }
}

PointSet Findings::stones(Color color, Status status) const {
  PointSet out;
  for (const Point root : board_->roots()) {
    if (board_->at(root) == stone_of(color) && has(root) && at(root).status == status) {
      out |= board_->chain(root);
    }
  }
  return out;
}

std::vector<Point> Findings::open() const {
  std::vector<Point> out;
  for (const Point root : board_->roots()) {
    if (!has(root)) {
      out.push_back(root);
    }
  }
  return out;
}

std::vector<Group> grouped(const Findings& findings) {
  const Board& board = findings.board();
  std::vector<Group> out;
  PointSet done;
  for (const Point root : board.roots()) {
    if (done.contains(root)) {
      continue;
    }
    const Finding& finding = findings.at(root);
    const Color color = color_of(board.at(root));
    PointSet within = board.geometry().all;
    for (const Color side : board::kColors) {
      within -=
          side == color ? PointSet{} : board.stones(side) - findings.stones(side, Status::Dead);
    }
    // Own stones of another status part groups as enemy stones do.
    for (const Point other : board.roots()) {
      if (board.at(other) == stone_of(color) && !same_evidence(findings.at(other), finding)) {
        within -= board.chain(other);
      }
    }
    const PointSet reach = board::component(board.geometry(), within, root);
    Group group{color,
                {},
                finding.status,
                finding.clause,
                finding.basis,
                finding.reason,
                finding.confidence,
                {},
                {},
                {},
                0};
    for (const Point other : board.roots()) {
      if (board.at(other) == stone_of(color) && reach.contains(other)) {
        join(group, board.chain(other), findings.at(other));
      }
    }
    done |= group.points;
    out.push_back(std::move(group));
  }
  return out;
}

}  // namespace shinpan::life
