#include "shinpan/life/static/unconditional_proof.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/life/static/living_area.hpp"

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;
using proof::Claim;

// The chains that stand on the points and have this finding.
std::vector<Point> settled_on(const Findings& findings, const PointSet& points, Clause clause) {
  std::vector<Point> out;
  for (const Point root : findings.board().roots()) {
    if (points.contains(root) && findings.has(root) && findings.at(root).basis == Basis::TwoEyes &&
        findings.at(root).clause == clause) {
      out.push_back(root);
    }
  }
  return out;
}

void write_living(const Findings& findings,
                  Color color,
                  const UnconditionalLife& life,
                  proof::Proof& proof) {
  if (life.empty()) {
    return;
  }
  const Board& board = findings.board();
  Claim claim;
  claim.kind = Claim::Kind::Living;
  claim.color = color;
  claim.points = life.stones & board.root_set();
  for (const PointSet& eye : components(board.geometry(), life.eyes)) {
    claim.eyes.insert(eye.first());
  }
  const proof::ClaimNumber number = proof.add(std::move(claim));
  for (const Point root : settled_on(findings, life.stones, Clause::Uncapturable)) {
    proof.statuses.push_back({Clause::Uncapturable, root, {number}});
  }
}

void write_lifeless(const Findings& findings,
                    Color dead,
                    const UnconditionalLife& life,
                    proof::Proof& proof) {
  const Board& board = findings.board();
  for (const PointSet& area : living_areas(board.geometry(), life.stones)) {
    const std::vector<Point> roots =
        settled_on(findings, area & board.stones(dead), Clause::Captured);
    if (roots.empty()) {
      continue;
    }
    Claim claim;
    claim.kind = Claim::Kind::Lifeless;
    claim.color = dead;
    claim.point = roots.front();
    const proof::ClaimNumber number = proof.add(std::move(claim));
    for (const Point root : roots) {
      proof.statuses.push_back({Clause::Captured, root, {number}});
    }
  }
}

}  // namespace

void write_unconditional(const Findings& findings,
                         const std::array<UnconditionalLife, 2>& lives,
                         proof::Proof& proof) {
  for (const Color color : board::kColors) {
    write_living(findings, color, lives[board::index_of(color)], proof);
  }
  for (const Color color : board::kColors) {
    write_lifeless(findings, opposite(color), lives[board::index_of(color)], proof);
  }
}

}  // namespace shinpan::life
