#include "shinpan/board/region.hpp"
#include "shinpan/count/protection.hpp"
#include "shinpan/count/settled.hpp"

#include <algorithm>

namespace shinpan::count {

using board::Point;
using board::PointSet;

namespace {

// Where a protecting stone goes: on its point or, when a dead stone stands there, on an empty point
// beside that stone's chain, which takes it in the end.
Point empty_place(const Cleared& cleared, Point point, const std::vector<Teire>& taken) {
  for (const PointSet& dead : cleared.dead) {
    if (!dead.contains(point)) {
      continue;
    }
    const PointSet chain = board::component(*cleared.geometry, dead, point);
    PointSet free = board::border(*cleared.geometry, chain) & cleared.open;
    free = free - cleared.dead[0] - cleared.dead[1];
    for (const Teire& teire : taken) {
      free.erase(teire.point);
    }
    return free.empty() ? point : free.first();
  }
  return point;
}

// All protection that is needed, each point once.
void add_teire(const Cleared& cleared,
               const std::vector<Teire>& known,
               NeutralFilling& filled,
               const std::vector<Owner>& owner) {
  std::vector<Teire> more = needed_protection(cleared, filled);
  more.insert(more.end(), known.begin(), known.end());
  for (const Teire& teire : more) {
    const bool own_land = owner[teire.point.index] ==
                          (teire.color == board::Color::Black ? Owner::Black : Owner::White);
    const auto same = [&](const Teire& t) { return t.point == teire.point; };
    if (own_land && std::none_of(filled.teire.begin(), filled.teire.end(), same)) {
      filled.teire.push_back(teire);
    }
  }
  for (Teire& teire : filled.teire) {
    teire.point = empty_place(cleared, teire.point, filled.teire);
  }
  std::sort(filled.teire.begin(), filled.teire.end(), [](const Teire& a, const Teire& b) {
    return a.point < b.point;
  });
}

}  // namespace

Settled settle_customary(const Cleared& cleared,
                         const rules::Ruleset& rules,
                         const std::vector<Teire>& known) {
  NeutralFilling filled = fill_neutral_points(cleared);
  const PointSet dead = cleared.dead[0] | cleared.dead[1];
  Settled out;
  out.owner.assign(static_cast<std::size_t>(cleared.geometry->size.area()), Owner::Neutral);
  for (const Region& region : cleared.regions) {
    const auto owner = region.eye_of();
    bool in_seki = false;
    for (const std::uint16_t chain : region.border) {
      in_seki = in_seki || filled.groups.lacking(chain);
    }
    // Article 10: dead stones are taken off from territory; in a seki they stay. Between living
    // groups that are in no seki the neutral points around them get filled, which takes them.
    if (!in_seki || rules.tax == rules::Tax::None) {
      out.taken |= region.points & dead;
    }
    if (!owner || (in_seki && rules.tax != rules::Tax::None)) {
      continue;
    }
    for (const Point p : region.points) {
      out.owner[p.index] = *owner == board::Color::Black ? Owner::Black : Owner::White;
    }
  }
  add_teire(cleared, known, filled, out.owner);
  // A protecting stone costs its own point, where points are counted and stones are not.
  if (rules.scoring == rules::Scoring::Territory) {
    for (const Teire& teire : filled.teire) {
      out.owner[teire.point.index] = Owner::Neutral;
    }
  }
  for (const LivingChain& chain : cleared.chains) {
    for (const Point p : chain.stones) {
      out.owner[p.index] = Owner::Stone;
    }
  }
  for (std::uint16_t i = 0; i < cleared.chain_count(); ++i) {
    out.seki.push_back(filled.groups.lacking(i));
  }
  out.group = std::move(filled.groups.of_chain);
  out.seki_liberties = filled.seki_liberties;
  out.teire = std::move(filled.teire);
  return out;
}

}  // namespace shinpan::count
