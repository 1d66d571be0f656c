#include "shinpan/count/neutral_filling.hpp"

#include "shinpan/board/region.hpp"

#include <algorithm>

namespace shinpan::count {

using board::Color;
using board::Point;
using board::PointSet;

namespace {

PointSet neutral_points(const Cleared& cleared) {
  PointSet out;
  for (const Region& region : cleared.regions) {
    if (!region.eye_of()) {
      out |= region.points;
    }
  }
  return out;
}

// The neutral points where a group with fewer than two eyes joins another of its side by one stone.
// Its owner may have them: they are worth nothing to anybody else unless the group can be cut off
// and taken, and it counts as alive.
std::array<PointSet, 2> joining_points(const Cleared& cleared,
                                       const Groups& groups,
                                       const PointSet& neutral) {
  std::array<PointSet, 2> out;
  for (const Point p : neutral) {
    std::array<std::uint16_t, 2> seen{Cleared::kNone, Cleared::kNone};
    std::array<bool, 2> joins{};
    std::array<bool, 2> lacks{};
    for (const Point n : cleared.geometry->neighbors(p)) {
      const std::uint16_t chain = cleared.chain_at[n.index];
      if (chain == Cleared::kNone) {
        continue;
      }
      const std::size_t side = board::index_of(cleared.chains[chain].color);
      const std::uint16_t group = groups.of_chain[chain];
      joins[side] = joins[side] || (seen[side] != Cleared::kNone && seen[side] != group);
      lacks[side] = lacks[side] || groups.lacking(chain);
      seen[side] = group;
    }
    for (std::size_t side = 0; side < 2; ++side) {
      if (joins[side] && lacks[side]) {
        out[side].insert(p);
      }
    }
  }
  const PointSet disputed = out[0] & out[1];
  out[0] -= disputed;
  out[1] -= disputed;
  return out;
}

// Neutral points beside groups of both sides that have fewer than two eyes each.
PointSet shared_liberties(const Cleared& cleared, const Groups& groups, const PointSet& neutral) {
  std::array<PointSet, 2> beside;
  for (std::uint16_t i = 0; i < cleared.chains.size(); ++i) {
    if (groups.lacking(i)) {
      beside[board::index_of(cleared.chains[i].color)] |= cleared.chains[i].open;
    }
  }
  return neutral & beside[0] & beside[1];
}

std::vector<bool> chains_in_seki(const Cleared& cleared,
                                 const Groups& groups,
                                 const PointSet& shared) {
  std::vector<bool> group(groups.groups.size());
  for (std::uint16_t i = 0; i < cleared.chains.size(); ++i) {
    if (groups.lacking(i) && cleared.chains[i].open.intersects(shared)) {
      group[groups.of_chain[i]] = true;
    }
  }
  std::vector<bool> out(cleared.chains.size());
  for (std::size_t i = 0; i < out.size(); ++i) {
    out[i] = group[groups.of_chain[i]];
  }
  return out;
}

}  // namespace

NeutralFilling fill_neutral_points(const Cleared& cleared) {
  const PointSet neutral = neutral_points(cleared);
  Filling filling(cleared, neutral, {});
  filling.close();
  NeutralFilling out;
  out.groups = find_groups(cleared, filling);

  const std::array<PointSet, 2> joining = joining_points(cleared, out.groups, neutral);
  if (!joining[0].empty() || !joining[1].empty()) {
    filling = Filling(cleared, neutral, {});
    for (const Color color : board::kColors) {
      for (const Point p : joining[board::index_of(color)]) {
        filling.fill(p, color);
      }
    }
    filling.close();
    out.groups = find_groups(cleared, filling);
  }

  const PointSet shared = shared_liberties(cleared, out.groups, neutral);
  if (!shared.empty()) {
    filling = Filling(cleared, neutral - shared, shared);
    for (const Color color : board::kColors) {
      for (const Point p : joining[board::index_of(color)] - shared) {
        filling.fill(p, color);
      }
    }
    for (std::uint16_t i = 0; i < cleared.chains.size(); ++i) {
      if (out.groups.lacking(i)) {
        filling.give_up(i);
      }
    }
    filling.close();
  }
  out.seki = chains_in_seki(cleared, out.groups, shared);
  for (std::uint16_t i = 0; i < out.seki.size(); ++i) {
    if (out.seki[i]) {
      out.seki_liberties |= cleared.chains[i].open & shared;
    }
    if (filling.root(i) == i && !out.groups.lacking(i)) {
      for (const Point p : filling.saved_at(i)) {
        out.teire.push_back({cleared.chains[i].color, p});
      }
    }
  }
  out.teire.insert(out.teire.end(), out.groups.vital.begin(), out.groups.vital.end());
  std::sort(out.teire.begin(), out.teire.end(), [](const Teire& a, const Teire& b) {
    return a.point < b.point;
  });
  return out;
}

}  // namespace shinpan::count
