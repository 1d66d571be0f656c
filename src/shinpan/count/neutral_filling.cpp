#include "shinpan/count/neutral_filling.hpp"

#include "shinpan/board/region.hpp"

#include <algorithm>

namespace shinpan::count {

using board::Color;
using board::Point;
using board::PointSet;

namespace {

struct NeutralPoints {
  PointSet few;   // filled by agreement
  PointSet wide;  // too many for that
};

NeutralPoints neutral_points(const Cleared& cleared) {
  NeutralPoints out;
  for (const Region& region : cleared.regions) {
    if (!region.eye_of()) {
      (region.is_wide() ? out.wide : out.few) |= region.points;
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
  for (std::uint16_t i = 0; i < cleared.chain_count(); ++i) {
    if (groups.lacking(i)) {
      beside[board::index_of(cleared.chains[i].color)] |= cleared.chains[i].open;
    }
  }
  return neutral & beside[0] & beside[1];
}

void fill(Filling& filling, const std::array<PointSet, 2>& joining, const PointSet& shared) {
  for (const Color color : board::kColors) {
    for (const Point p : joining[board::index_of(color)] - shared) {
      filling.fill(p, color);
    }
  }
}

void add_saves(const Cleared& cleared, const Filling& filling, NeutralFilling& out) {
  for (std::uint16_t i = 0; i < cleared.chain_count(); ++i) {
    if (filling.root(i) == i && !out.groups.lacking(i)) {
      for (const Point p : filling.saved_at(i)) {
        out.teire.push_back({cleared.chains[i].color, p});
      }
    }
  }
  std::sort(out.teire.begin(), out.teire.end(), [](const Teire& a, const Teire& b) {
    return a.point < b.point;
  });
}

}  // namespace

NeutralFilling fill_neutral_points(const Cleared& cleared) {
  const auto [neutral, wide] = neutral_points(cleared);
  Filling filling(cleared, {neutral, wide});
  filling.close();
  NeutralFilling out;
  out.groups = find_groups(cleared, filling, wide);

  const std::array<PointSet, 2> joining = joining_points(cleared, out.groups, neutral);
  if (!joining[0].empty() || !joining[1].empty()) {
    filling = Filling(cleared, {neutral, wide});
    fill(filling, joining, {});
    filling.close();
    out.groups = find_groups(cleared, filling, wide);
  }

  out.seki_liberties = shared_liberties(cleared, out.groups, neutral);
  if (!out.seki_liberties.empty()) {
    const PointSet& shared = out.seki_liberties;
    filling = Filling(cleared, {neutral - shared, wide | shared});
    fill(filling, joining, shared);
    for (std::uint16_t i = 0; i < cleared.chain_count(); ++i) {
      if (out.groups.lacking(i)) {
        filling.give_up(i);
      }
    }
    filling.close();
  }
  add_saves(cleared, filling, out);
  for (const Color color : board::kColors) {
    const std::size_t side = board::index_of(color);
    out.joined[side] = (joining[side] - out.seki_liberties) | filling.joined_at(color);
  }
  return out;
}

}  // namespace shinpan::count
