#include "shinpan/count/open_border.hpp"
#include "shinpan/count/sums.hpp"
#include "shinpan/count/verdict.hpp"

#include <algorithm>

namespace shinpan::count {

using board::Point;
using board::PointSet;
using life::Status;

namespace {

std::vector<Point> points_of(const PointSet& set) {
  std::vector<Point> out;
  for (const Point p : set) {
    out.push_back(p);
  }
  return out;
}

// Rule sets without agreement on dead stones, and the letter of all that play disputes out.
bool every_stone_counts(const rules::Ruleset& rules, Reading reading) {
  return rules.settlement == rules::Settlement::NothingDead ||
         (reading == Reading::Strict && rules.settlement == rules::Settlement::Playout);
}

void count_every_stone(life::Life& life) {
  for (life::Group& group : life.groups) {
    group.status = Status::Alive;
    group.basis = life::Basis::Letter;
    group.reason = life::Reason::EveryStoneCounts;
    group.confidence = 1000;
  }
}

// The statuses as far as seki goes: groups that were only known to be alive become seki, in part if
// need be, and by the letter of Article 8 what touches no dame is in no seki.
void set_seki(life::Life& life,
              const Cleared& cleared,
              const std::vector<bool>& seki,
              bool strict) {
  std::vector<PointSet> in_seki(life.groups.size());
  for (std::size_t i = 0; i < seki.size(); ++i) {
    const std::size_t group = cleared.chains[i].group;
    if (seki[i] && group < in_seki.size()) {
      in_seki[group] |= cleared.chains[i].stones;
    }
  }
  for (std::size_t i = 0; i < in_seki.size(); ++i) {
    const bool living =
        life.groups[i].status == Status::Alive || life.groups[i].status == Status::Seki;
    if (!living) {
      continue;
    }
    if (in_seki[i].empty()) {
      if (strict) {
        life.groups[i].status = Status::Alive;
      }
      continue;
    }
    if (in_seki[i] != life.groups[i].points) {
      life::Group rest = life.groups[i];
      rest.points -= in_seki[i];
      life.groups.push_back(std::move(rest));
      life.groups[i].points = in_seki[i];
    }
    life.groups[i].status = Status::Seki;
    life.groups[i].reason = life::Reason::SharedLiberties;
  }
}

std::vector<Teire> known_teire(const life::Life& life) {
  std::vector<Teire> out;
  for (const auto& [color, point] : life.teire) {
    out.push_back({color, point});
  }
  return out;
}

void note(Verdict& verdict, NoteKind kind, const PointSet& points) {
  if (!points.empty()) {
    verdict.notes.push_back({kind, points_of(points)});
  }
}

void note_statuses(Verdict& verdict, const Cleared& cleared, const PointSet& taken) {
  PointSet estimated;
  PointSet deciding;
  for (const life::Group& group : verdict.life.groups) {
    if (group.basis == life::Basis::Estimate) {
      estimated |= group.points;
    }
    // By the letter of Article 7 a chain that its owner could save by moving first is dead; the
    // game was then stopped too early, and Article 13 is near.
    const bool hangs = group.status == Status::Undecided ||
                       group.reason == life::Reason::DependsOnMove ||
                       (group.status == Status::Dead && !group.saving_moves.empty());
    if (!hangs) {
      continue;
    }
    verdict.finished = false;
    deciding |= group.points;
    for (const auto* moves : {&group.saving_moves, &group.killing_moves}) {
      for (const Point p : *moves) {
        deciding.insert(p);
      }
    }
  }
  note(verdict, NoteKind::MoveDecides, deciding);
  note(verdict, NoteKind::EstimateUsed, estimated);
  PointSet left;
  PointSet both;
  for (const Region& region : cleared.regions) {
    const PointSet dead = region.points & (cleared.dead[0] | cleared.dead[1]);
    left |= dead - taken;
    if (region.holds_dead[0] && region.holds_dead[1]) {
      both |= dead;
    }
  }
  note(verdict, NoteKind::DeadInSeki, left);
  note(verdict, NoteKind::BothSidesDead, both);
  verdict.proved = estimated.empty();
}

void note_neutral(Verdict& verdict, const Cleared& cleared, const Terms& terms, Reading reading) {
  const PointSet open = reading == Reading::Customary ? open_borders(cleared) : PointSet{};
  if (!open.empty()) {
    verdict.finished = false;
    note(verdict, NoteKind::OpenBorder, open);
  }
  // Under area counting each of them is a point for whoever takes it.
  if (terms.rules.scoring != rules::Scoring::Territory) {
    note(verdict, NoteKind::NeutralLeft, verdict.dame - open);
  }
}

// Neutral empty points, the liberties of a seki apart; by the letter also those of open space.
PointSet dame_of(const Cleared& cleared, const Settled& settled, bool strict) {
  PointSet out;
  for (const Region& region : cleared.regions) {
    if (!region.eye_of() && (strict || !region.is_wide())) {
      out |= region.points;
    }
  }
  return out - cleared.dead[0] - cleared.dead[1] - settled.seki_liberties;
}

Outcome outcome_of(const Verdict& verdict, const Terms& terms) {
  Outcome out;
  out.margin = verdict.side[0].total - verdict.side[1].total;
  out.black_wins_ties = terms.rules.black_wins_ties;
  const bool undecided = std::any_of(
      verdict.life.groups.begin(), verdict.life.groups.end(), [](const life::Group& group) {
        return group.status == Status::Undecided;
      });
  out.ending = undecided ? Ending::Undecided : Ending::Counted;
  return out;
}

}  // namespace

Verdict count(const rules::Position& position,
              const Terms& terms,
              life::Life life,
              Reading reading) {
  Verdict verdict;
  verdict.life = std::move(life);
  const bool plain = every_stone_counts(terms.rules, reading);
  if (plain) {
    count_every_stone(verdict.life);
  }
  const Cleared cleared(position.board(), verdict.life);
  const bool strict = reading == Reading::Strict;
  Settled settled = strict && !plain
                        ? settle_strict(cleared, terms.rules.tax)
                        : settle_customary(cleared, terms.rules, known_teire(verdict.life));
  if (!plain) {
    set_seki(verdict.life, cleared, settled.seki, strict);
  }
  verdict.side = sums(cleared, settled, position, terms);
  verdict.dame = dame_of(cleared, settled, strict);
  verdict.seki_liberties = settled.seki_liberties;
  note_statuses(verdict, cleared, settled.taken);
  note_neutral(verdict, cleared, terms, reading);
  verdict.owner = std::move(settled.owner);
  verdict.teire = std::move(settled.teire);
  verdict.outcome = outcome_of(verdict, terms);
  return verdict;
}

}  // namespace shinpan::count
