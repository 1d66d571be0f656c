#include "shinpan/life/adjudicate.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/life/canonical.hpp"
#include "shinpan/life/estimate/estimate.hpp"
#include "shinpan/life/finding.hpp"
#include "shinpan/life/japanese/confirmation.hpp"
#include "shinpan/life/kept.hpp"
#include "shinpan/life/search/areas.hpp"
#include "shinpan/life/search/budget.hpp"
#include "shinpan/life/static/benson.hpp"
#include "shinpan/life/static/living_area.hpp"
#include "shinpan/life/static/unconditional_proof.hpp"
#include "shinpan/life/whole_chains.hpp"
#include "shinpan/life/zone/secure.hpp"

#include <algorithm>
#include <array>

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

void add_agreed(Findings& findings, const PointSet& alive) {
  for (const Point root : findings.board().roots()) {
    if (alive.contains(root)) {
      findings.add(root, settled(Status::Alive, Clause::None, Basis::Agreement, Reason::Agreed));
    }
  }
}

// Unconditional life, and death inside the areas that it encloses. Adds to the walls and their
// eyes; returns what lives unconditionally of each colour.
std::array<UnconditionalLife, 2> add_unconditional(Findings& findings,
                                                   SelfCapture self_capture,
                                                   Walls& walls,
                                                   PointSet& eyes) {
  const Board& board = findings.board();
  std::array<UnconditionalLife, 2> lives;
  for (const Color color : board::kColors) {
    UnconditionalLife& life = lives[board::index_of(color)];
    life = unconditional_life(board, color, self_capture);
    walls.of(color) |= life.stones;
    eyes |= life.eyes;
    for (const Point root : board.roots()) {
      if (life.stones.contains(root)) {
        findings.add(root,
                     settled(Status::Alive, Clause::Uncapturable, Basis::TwoEyes, Reason::TwoEyes));
      }
    }
    for (const PointSet& area : living_areas(board.geometry(), life.stones)) {
      // Beside a chain agreed alive a stone may live by joining it.
      if (area.intersects(walls.of(opposite(color)))) {
        continue;
      }
      for (const Point root : board.roots()) {
        if (area.contains(root) && board.at(root) != stone_of(color)) {
          findings.add(
              root,
              settled(Status::Dead, Clause::Captured, Basis::TwoEyes, Reason::InsideLivingArea));
        }
      }
    }
  }
  return lives;
}

// How many free points an area may hold, and how much search one question about it may cost.
struct SearchSize {
  int least_free;
  int most_free;
  std::uint64_t nodes;
};

constexpr SearchSize kCustomarySize{0, 10, 3000};
constexpr SearchSize kStrictSize{0, 16, 16000000};
// Such areas may take all the time there is, so they come last.
constexpr SearchSize kStrictLargeSize{17, 60, 16000000};

// Areas that are asked about closely.
constexpr SearchSize kCloseSize{0, 16, 500000};

// By default many games are judged one after the other, in little memory: an area may raise dozens
// of questions, and each has a table of its own: 16 MB at most.
constexpr std::size_t kCustomaryTableEntries = std::size_t{1} << 20U;

constexpr SecuringSize kCustomarySecuring{2, 20, false};
constexpr SecuringSize kStrictSecuring{4, 3000, true};

// Confirmation in every area of such a size, the smallest first. Where disputes are played
// out instead (japanese-1989.md, section 10) it says what that play would bring: a ko threat that
// can be removed is removed first, at no cost, and so a ko is retaken after a pass here as well.
// Dead is then only what its owner, moving first, cannot save either. With `within` only areas that
// hold one of its points.
void add_confirmed(Findings& findings,
                   const rules::Ruleset& rules,
                   Reading reading,
                   const Walls& walls,
                   const PointSet& eyes,
                   const PointSet& only_agreed,
                   SearchSize size,
                   const PointSet& within,
                   Budget& budget,
                   const ProofRequest& proof) {
  const bool to_the_letter =
      reading == Reading::Strict && rules.settlement == rules::Settlement::Confirmation;
  std::vector<Area> areas = separate_areas(findings.board(), walls, eyes);
  std::sort(
      areas.begin(), areas.end(), [](const Area& a, const Area& b) { return a.free < b.free; });
  for (const Area& area : areas) {
    // A proof must not lean on what was only agreed: on the board such a chain may well be taken.
    const bool leans = border(findings.board().geometry(), area.points).intersects(only_agreed);
    const bool fits = area.free >= size.least_free && area.free <= size.most_free &&
                      area.points.intersects(within);
    if (!area.chains.empty() && fits && !leans) {
      confirm(findings,
              area,
              walls,
              rules.ko_pass,
              to_the_letter ? Standard::OpponentFirst : Standard::EitherFirst,
              budget,
              size.nodes,
              proof);
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

proof::Proof empty_proof(const Board& board, const rules::Ruleset& rules) {
  proof::Proof out;
  out.size = board.size();
  for (const Point p : board.geometry().all) {
    out.stones.push_back(board.at(p));
  }
  out.suicide = rules.suicide;
  out.ko_pass = rules.ko_pass;
  return out;
}

Life judge(const Board& board,
           const rules::Ruleset& rules,
           const Agreement& agreement,
           Reading reading,
           const Limits& limits,
           Proofs proofs,
           const PointSet& closely) {
  const PointSet dead = whole_chains(board, agreement.dead);
  const PointSet alive = whole_chains(board, agreement.alive);
  const Board rest = without(board, dead);
  Findings findings(rest);
  add_agreed(findings, alive);
  Walls walls;
  PointSet eyes;
  for (const Color color : board::kColors) {
    walls.of(color) = alive & rest.stones(color);
  }
  const std::array<UnconditionalLife, 2> lives = add_unconditional(
      findings, rules.suicide ? SelfCapture::Allowed : SelfCapture::Forbidden, walls, eyes);
  Life life;
  if (proofs == Proofs::Written) {
    life.proof = empty_proof(rest, rules);
    write_unconditional(findings, lives, *life.proof);
  }
  const std::size_t table_entries = reading == Reading::Strict
                                        ? limits.table_entries
                                        : std::min(limits.table_entries, kCustomaryTableEntries);
  Budget budget(limits.nodes, limits.milliseconds, table_entries, limits.stop);
  // Hypothetical play knows no suicide; where it is allowed it could be a threat.
  if (rules.settlement != rules::Settlement::NothingDead && !rules.suicide) {
    const bool strict = reading == Reading::Strict;
    proof::Proof* const proof = life.proof ? &*life.proof : nullptr;
    const auto add_confirmed_of = [&](SearchSize size, const PointSet& within) {
      add_confirmed(findings,
                    rules,
                    reading,
                    walls,
                    eyes,
                    alive - lives[0].stones - lives[1].stones,
                    size,
                    within,
                    budget,
                    {proof, limits.milliseconds});
    };
    const PointSet& all = board.geometry().all;
    add_confirmed_of(strict ? kStrictSize : kCustomarySize, all);
    add_confirmed_of(kCloseSize, closely);
    std::array<PointSet, 2> living{lives[0].stones, lives[1].stones};
    const SecuringSize securing = strict ? kStrictSecuring : kCustomarySecuring;
    const SecuringTask task{findings, living, alive, securing, budget, proof};
    secure_chains(task);
    if (strict) {
      add_confirmed_of(kStrictLargeSize, all);
    }
    secure_areas(task);
  }
  EstimateOptions options;
  options.seed = limits.seed;
  options.stop = limits.stop;
  options.immune = alive;
  options.closely = closely;
  estimate(findings, options);
  life.groups = grouped(findings);
  life.nodes = budget.spent();
  life.limit_reached = budget.exhausted();
  add_agreed_dead(life, board, dead);
  return life;
}

// An answer that a clock or the caller has cut short may be another the next time.
bool is_repeatable(const Life& life, const Limits& limits) {
  return !life.limit_reached || (limits.milliseconds == 0 && limits.stop == nullptr);
}

// Of a canonical image: out of what is kept, or worked out and kept.
Life judge_or_find(const Canonical& image,
                   const rules::Ruleset& rules,
                   Reading reading,
                   const Limits& limits,
                   Proofs proofs,
                   const PointSet& closely) {
  const Board& board = image.board();
  const auto worked_out = [&] {
    return judge(board, rules, image.agreement(), reading, limits, proofs, closely);
  };
  if (limits.kept == nullptr || proofs == Proofs::Written) {
    return worked_out();
  }
  const std::string name = name_of(board, image.agreement(), rules, reading, limits, closely);
  const std::optional<std::string> kept = limits.kept->find(name);
  if (std::optional<Life> life = kept ? life_from(*kept, board) : std::nullopt) {
    return *std::move(life);
  }
  Life life = worked_out();
  if (is_repeatable(life, limits)) {
    limits.kept->keep(name, life_text(life, board));
  }
  return life;
}

}  // namespace

Life adjudicate(const rules::Position& position,
                const rules::Ruleset& rules,
                const Agreement& agreement,
                Reading reading,
                const Limits& limits,
                Proofs proofs,
                const PointSet& closely) {
  if (rules.settlement == rules::Settlement::NothingDead && agreement.dead.empty()) {
    return by_letter(position.board());
  }
  const Canonical canonical(position.board(), agreement);
  return canonical.restored(
      judge_or_find(canonical, rules, reading, limits, proofs, canonical.seen(closely)));
}

}  // namespace shinpan::life
