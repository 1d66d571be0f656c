#include "shinpan/count/groups.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/count/eye_space.hpp"

#include <numeric>

namespace shinpan::count {

using board::PointSet;

namespace {

std::uint16_t top(std::vector<std::uint16_t>& parent, std::uint16_t i) {
  while (parent[i] != i) {
    parent[i] = parent[parent[i]];
    i = parent[i];
  }
  return i;
}

// Numbers the groups in the order of their first chains.
Groups numbered(const Cleared& cleared, std::vector<std::uint16_t> parent) {
  Groups out;
  std::vector<std::uint16_t> number(parent.size(), Cleared::kNone);
  out.of_chain.resize(parent.size());
  for (std::size_t i = 0; i < parent.size(); ++i) {
    std::uint16_t& group = number[top(parent, static_cast<std::uint16_t>(i))];
    if (group == Cleared::kNone) {
      group = static_cast<std::uint16_t>(out.groups.size());
      out.groups.push_back({cleared.chains[i].color, 0, false});
    }
    out.of_chain[i] = group;
  }
  return out;
}

// Counts the eyes of one region, which its owner's fills may have cut in pieces.
void count_eyes(const Cleared& cleared,
                const PointSet& region,
                EyedGroup& group,
                std::optional<board::Point>& vital) {
  PointSet rest = region;
  while (!rest.empty() && group.eyes < 2) {
    const PointSet part = board::component(*cleared.geometry, rest, rest.first());
    rest -= part;
    const std::size_t enemy = 1 - board::index_of(group.color);
    const EyeSpace space = eye_space(*cleared.geometry, part, part & cleared.dead[enemy]);
    group.eyes += space.sure;
    vital = space.vital;
  }
}

}  // namespace

Groups find_groups(const Cleared& cleared, const Filling& filling) {
  const std::size_t n = cleared.chains.size();
  std::vector<std::uint16_t> parent(n);
  std::iota(parent.begin(), parent.end(), std::uint16_t{0});
  PointSet saved;
  for (std::uint16_t i = 0; i < n; ++i) {
    const std::uint16_t root = filling.root(i);
    parent[top(parent, i)] = top(parent, root);
    if (root == i && filling.liberty_count(i) > 0) {
      saved |= filling.saved_at(i);
    }
  }
  for (const Region& region : cleared.regions) {
    if (region.eye_of()) {
      for (const std::uint16_t chain : region.border) {
        parent[top(parent, chain)] = top(parent, region.border.front());
      }
    }
  }
  Groups out = numbered(cleared, parent);
  std::vector<std::optional<board::Point>> vital(out.groups.size());
  for (const Region& region : cleared.regions) {
    if (region.eye_of()) {
      const std::size_t group = out.of_chain[region.border.front()];
      count_eyes(cleared, region.points - saved, out.groups[group], vital[group]);
    }
  }
  for (std::uint16_t i = 0; i < n; ++i) {
    EyedGroup& group = out.groups[out.of_chain[i]];
    group.lacking = group.lacking || filling.liberty_count(i) == 0;
  }
  for (std::size_t i = 0; i < out.groups.size(); ++i) {
    EyedGroup& group = out.groups[i];
    if (group.eyes < 2 && vital[i] && !group.lacking) {
      out.vital.push_back({group.color, *vital[i]});
    } else {
      group.lacking = group.lacking || group.eyes < 2;
    }
  }
  return out;
}

}  // namespace shinpan::count
