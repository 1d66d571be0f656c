#include "shinpan/count/methods/kept_eyes.hpp"

#include "shinpan/count/settled.hpp"

#include <vector>

namespace shinpan::count {

using board::Color;
using board::Point;
using board::PointSet;

namespace {

// The land of one group, in its separate parts.
using Parts = std::vector<PointSet>;

bool adjacent(const board::Geometry& geometry, Point a, Point b) {
  for (const Point n : geometry.neighbors(a)) {
    if (n == b) {
      return true;
    }
  }
  return false;
}

// Two points that do not touch, or else any two.
PointSet two_of(const board::Geometry& geometry, const PointSet& part) {
  PointSet out;
  const Point first = part.first();
  out.insert(first);
  PointSet rest = part;
  rest.erase(first);
  for (const Point p : rest) {
    if (!adjacent(geometry, first, p)) {
      out.insert(p);
      return out;
    }
  }
  if (!rest.empty()) {
    out.insert(rest.first());
  }
  return out;
}

PointSet two_eyes(const board::Geometry& geometry, const Parts& parts) {
  if (parts.size() < 2) {
    return parts.empty() ? PointSet{} : two_of(geometry, parts.front());
  }
  PointSet out;
  out.insert(parts[0].first());
  out.insert(parts[1].first());
  return out;
}

std::vector<Teire> known_teire(const Verdict& verdict) {
  std::vector<Teire> out;
  for (const auto& [color, point] : verdict.life.teire) {
    out.push_back({color, point});
  }
  return out;
}

}  // namespace

Both<PointSet> kept_eyes(const Cleared& cleared, const Terms& terms, const Verdict& verdict) {
  const Settled settled = settle_customary(cleared, terms.rules, known_teire(verdict));
  Both<PointSet> out;
  for (const Color color : board::kColors) {
    const Owner own = color == Color::Black ? Owner::Black : Owner::White;
    std::vector<Parts> parts(settled.group.size());
    for (const Region& region : cleared.regions) {
      if (region.eye_of() == color && verdict.owner[region.points.first().index] == own) {
        parts[settled.group[region.border.front()]].push_back(region.points);
      }
    }
    for (const Parts& of_group : parts) {
      out[board::index_of(color)] |= two_eyes(*cleared.geometry, of_group);
    }
  }
  return out;
}

}  // namespace shinpan::count
