#include "shinpan/count/neutral_filling.hpp"
#include "shinpan/count/settled.hpp"

#include <algorithm>

namespace shinpan::count {

using board::Point;
using board::PointSet;

namespace {

PointSet dame_points(const Cleared& cleared) {
  PointSet dame;
  for (const Region& region : cleared.regions) {
    if (!region.eye_of()) {
      dame |= region.points;
    }
  }
  return dame - cleared.dead[0] - cleared.dead[1];
}

// Article 8: living stones that possess dame are in seki; touching only a dead stone of such a
// region is not enough (commentary, example 24). What shares an eye with them is in seki as well.
std::vector<bool> seki_by_dame(const Cleared& cleared, const PointSet& dame) {
  std::vector<bool> seki(cleared.chains.size());
  for (std::size_t i = 0; i < seki.size(); ++i) {
    seki[i] = cleared.chains[i].open.intersects(dame);
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (const Region& region : cleared.regions) {
      const auto in_seki = [&seki](std::uint16_t chain) { return seki[chain]; };
      if (!region.eye_of() || std::none_of(region.border.begin(), region.border.end(), in_seki) ||
          std::all_of(region.border.begin(), region.border.end(), in_seki)) {
        continue;
      }
      for (const std::uint16_t chain : region.border) {
        seki[chain] = true;
      }
      changed = true;
    }
  }
  return seki;
}

}  // namespace

Settled settle_strict(const Cleared& cleared, rules::Tax tax) {
  const PointSet dame = dame_points(cleared);
  const NeutralFilling filled = fill_neutral_points(cleared);
  Settled out;
  out.owner.assign(static_cast<std::size_t>(cleared.geometry->size.area()), Owner::Neutral);
  out.seki = seki_by_dame(cleared, dame);
  out.group = filled.groups.of_chain;
  out.seki_liberties = filled.seki_liberties & dame;
  for (const Region& region : cleared.regions) {
    const auto owner = region.eye_of();
    if (!owner || (tax != rules::Tax::None && out.seki[region.border.front()])) {
      continue;
    }
    out.taken |= region.points & (cleared.dead[0] | cleared.dead[1]);
    for (const Point p : region.points) {
      out.owner[p.index] = *owner == board::Color::Black ? Owner::Black : Owner::White;
    }
  }
  for (const LivingChain& chain : cleared.chains) {
    for (const Point p : chain.stones) {
      out.owner[p.index] = Owner::Stone;
    }
  }
  return out;
}

}  // namespace shinpan::count
