#include "shinpan/life/adjudicate.hpp"

#include "shinpan/life/canonical.hpp"
#include "shinpan/life/estimate/estimate.hpp"
#include "shinpan/life/finding.hpp"
#include "shinpan/life/static/benson.hpp"
#include "shinpan/life/static/living_area.hpp"

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;
using board::Stone;

constexpr int kCertain = 1000;

Finding settled(Status status, Clause clause, Basis basis, Reason reason) {
  Finding finding;
  finding.status = status;
  finding.clause = clause;
  finding.basis = basis;
  finding.reason = reason;
  finding.confidence = kCertain;
  return finding;
}

Board without(const Board& board, const PointSet& dead) {
  std::vector<Stone> stones;
  for (const Point p : board.geometry().all) {
    stones.push_back(dead.contains(p) ? Stone::Empty : board.at(p));
  }
  Board out(board.size());
  out.set_all(stones);
  return out;
}

// Every stone of the chains that hold one of the points.
PointSet whole_chains(const Board& board, const PointSet& points) {
  PointSet out;
  for (const Point p : points) {
    if (!board.is_empty(p) && !out.contains(p)) {
      out |= board.chain(p);
    }
  }
  return out;
}

void add_agreed(Findings& findings, const PointSet& alive) {
  for (const Point root : findings.board().roots()) {
    if (alive.contains(root)) {
      findings.add(root, settled(Status::Alive, Clause::None, Basis::Agreement, Reason::Agreed));
    }
  }
}

// Unconditional life, and death inside the areas that it encloses.
void add_unconditional(Findings& findings, SelfCapture self_capture) {
  const Board& board = findings.board();
  for (const Color color : board::kColors) {
    const UnconditionalLife life = unconditional_life(board, color, self_capture);
    for (const Point root : board.roots()) {
      if (life.stones.contains(root)) {
        findings.add(root,
                     settled(Status::Alive, Clause::Uncapturable, Basis::TwoEyes, Reason::TwoEyes));
      }
    }
    for (const PointSet& area : living_areas(board.geometry(), life.stones)) {
      for (const Point root : board.roots()) {
        if (area.contains(root) && board.at(root) != stone_of(color)) {
          findings.add(
              root,
              settled(Status::Dead, Clause::Captured, Basis::TwoEyes, Reason::InsideLivingArea));
        }
      }
    }
  }
}

Life by_letter(const Board& board) {
  Findings findings(board);
  for (const Point root : board.roots()) {
    findings.add(root,
                 settled(Status::Alive, Clause::None, Basis::Letter, Reason::EveryStoneCounts));
  }
  Life life;
  life.groups = grouped(findings);
  return life;
}

// Stones agreed dead are looked at as taken off while the rest is judged; they come back as groups
// here.
void add_agreed_dead(Life& life, const Board& board, const PointSet& dead) {
  PointSet done;
  for (const Point p : dead) {
    if (done.contains(p)) {
      continue;
    }
    Group group;
    group.color = color_of(board.at(p));
    group.points = board.chain(p);
    group.status = Status::Dead;
    group.basis = Basis::Agreement;
    group.reason = Reason::Agreed;
    group.confidence = kCertain;
    done |= group.points;
    life.groups.push_back(std::move(group));
  }
}

Life judge(const Board& board,
           const rules::Ruleset& rules,
           const Agreement& agreement,
           Reading reading,
           const Limits& limits) {
  const PointSet dead = whole_chains(board, agreement.dead);
  const PointSet alive = whole_chains(board, agreement.alive);
  const Board rest = without(board, dead);
  Findings findings(rest);
  add_agreed(findings, alive);
  add_unconditional(findings, rules.suicide ? SelfCapture::Allowed : SelfCapture::Forbidden);
  EstimateOptions options;
  options.seed = limits.seed;
  options.immune = alive;
  estimate(findings, options);
  static_cast<void>(reading);
  Life life;
  life.groups = grouped(findings);
  add_agreed_dead(life, board, dead);
  return life;
}

}  // namespace

Life adjudicate(const rules::Position& position,
                const rules::Ruleset& rules,
                const Agreement& agreement,
                Reading reading,
                const Limits& limits) {
  if (rules.settlement == rules::Settlement::NothingDead && agreement.dead.empty()) {
    return by_letter(position.board());
  }
  const Canonical canonical(position.board(), agreement);
  return canonical.restored(
      judge(canonical.board(), rules, canonical.agreement(), reading, limits));
}

}  // namespace shinpan::life
