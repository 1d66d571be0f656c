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

// Counts the eyes of one region, which its owner's fills may have cut in pieces. A group that
// counts as alive gets the second eye of a space where one move decides.
int eyes_in(const Cleared& cleared, PointSet region, board::Color color) {
  const PointSet& dead = cleared.dead[1 - board::index_of(color)];
  int eyes = 0;
  while (!region.empty() && eyes < 2) {
    const PointSet part = board::component(*cleared.geometry, region, region.first());
    region -= part;
    eyes += eye_space(*cleared.geometry, {part, part & dead}).defended;
  }
  return eyes;
}

}  // namespace

Groups find_groups(const Cleared& cleared, const Filling& filling, const PointSet& wide) {
  const std::uint16_t n = cleared.chain_count();
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
  for (const Region& region : cleared.regions) {
    if (region.eye_of()) {
      EyedGroup& group = out.groups[out.of_chain[region.border.front()]];
      group.eyes += eyes_in(cleared, region.points - saved, group.color);
    }
  }
  std::vector<bool> has_room(out.groups.size());
  std::vector<bool> proved_seki(out.groups.size());
  for (std::uint16_t i = 0; i < n; ++i) {
    EyedGroup& group = out.groups[out.of_chain[i]];
    group.lacking = group.lacking || filling.liberty_count(i) == 0;
    if (cleared.chains[i].open.intersects(wide)) {
      has_room[out.of_chain[i]] = true;
    }
    if (cleared.chains[i].proved_seki) {
      proved_seki[out.of_chain[i]] = true;
    }
  }
  for (std::size_t i = 0; i < out.groups.size(); ++i) {
    EyedGroup& group = out.groups[i];
    group.lacking = proved_seki[i] || (!has_room[i] && (group.lacking || group.eyes < 2));
  }
  return out;
}

}  // namespace shinpan::count
