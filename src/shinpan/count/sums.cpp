#include "shinpan/count/sums.hpp"

#include "shinpan/rules/handicap.hpp"

#include <algorithm>

namespace shinpan::count {

using board::Color;
using board::index_of;
using board::PointSet;
using rules::HalfPoints;
using rules::Scoring;

namespace {

PointSet land_of(const Settled& settled, Color color) {
  const Owner wanted = color == Color::Black ? Owner::Black : Owner::White;
  PointSet out;
  for (std::size_t i = 0; i < settled.owner.size(); ++i) {
    if (settled.owner[i] == wanted) {
      out.insert({static_cast<std::uint16_t>(i)});
    }
  }
  return out;
}

// Two points for each group that lives by its own eyes, as far as it has them.
int group_tax(const Cleared& cleared, const Settled& settled, Color color, const PointSet& land) {
  std::vector<PointSet> eyes(settled.group.size());
  for (const Region& region : cleared.regions) {
    if (region.eye_of() == color) {
      eyes[settled.group[region.border.front()]] |= region.points & land;
    }
  }
  int tax = 0;
  for (const PointSet& group : eyes) {
    tax += std::min(2, group.count());
  }
  return tax;
}

// Stones handed over for passes. The last pass has to be White's: when Black's came last, White
// hands over one more.
int passes_of(const Terms& terms, Color color) {
  const int passes = terms.passes[index_of(color)];
  const bool one_more = terms.rules.pass_stones.white_passes_last && color == Color::White &&
                        terms.first_pass == Color::White && terms.passes[0] == terms.passes[1];
  return passes + (one_more ? 1 : 0);
}

void add_territory_count(Side& side,
                         Color color,
                         const Settled& settled,
                         const Cleared& cleared,
                         const rules::Position& position,
                         const Terms& terms) {
  const Color enemy = board::opposite(color);
  int prisoners = position.captured(enemy);
  if (terms.rules.pass_stones.given) {
    prisoners += passes_of(terms, enemy);
  }
  side.prisoners = HalfPoints::points(prisoners);
  side.dead = HalfPoints::points((settled.taken & cleared.dead[index_of(enemy)]).count());
}

}  // namespace

std::array<Side, 2> sums(const Cleared& cleared,
                         const Settled& settled,
                         const rules::Position& position,
                         const Terms& terms) {
  std::array<Side, 2> out{};
  for (const Color color : board::kColors) {
    Side& side = out[index_of(color)];
    const PointSet land = land_of(settled, color);
    side.territory = HalfPoints::points(land.count());
    if (terms.rules.scoring == Scoring::Territory) {
      add_territory_count(side, color, settled, cleared, position, terms);
    } else {
      side.stones = HalfPoints::points(cleared.living[index_of(color)].count());
    }
    if (terms.rules.tax == rules::Tax::All) {
      side.tax = HalfPoints::points(group_tax(cleared, settled, color, land));
    }
    side.penalty = terms.penalty[index_of(color)];
    if (color == Color::White) {
      side.komi = terms.komi;
      if (terms.rules.scoring != Scoring::Territory) {
        side.komi += rules::handicap_compensation(terms.rules, terms.handicap);
      }
    }
    if (terms.rules.button && terms.first_pass == color) {
      side.komi += HalfPoints{1};
    }
    side.total = side.territory + side.prisoners + side.dead + side.stones + side.komi - side.tax -
                 side.penalty;
  }
  return out;
}

}  // namespace shinpan::count
