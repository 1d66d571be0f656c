#include "shinpan/count/cleared.hpp"

#include "shinpan/board/region.hpp"

namespace shinpan::count {

using board::Color;
using board::Point;
using board::PointSet;

std::optional<Color> Region::eye_of() const {
  for (const Color color : board::kColors) {
    const std::size_t own = board::index_of(color);
    if (touches[own] && !touches[1 - own] && !holds_dead[own]) {
      return color;
    }
  }
  return std::nullopt;
}

Cleared::Cleared(const board::Board& board, const life::Life& life) : geometry(&board.geometry()) {
  chain_at.fill(kNone);
  find_chains(board, life);
  open = geometry->all - living[0] - living[1];
  for (LivingChain& chain : chains) {
    chain.open = board::border(*geometry, chain.stones) & open;
  }
  find_regions();
}

void Cleared::find_chains(const board::Board& board, const life::Life& life) {
  std::array<std::uint16_t, board::kMaxArea> group_at;
  group_at.fill(kNone);
  for (std::size_t i = 0; i < life.groups.size(); ++i) {
    for (const Point p : life.groups[i].points) {
      group_at[p.index] = static_cast<std::uint16_t>(i);
    }
  }
  for (const Point root : board.roots()) {
    const Color color = board::color_of(board.at(root));
    const PointSet stones = board.chain(root);
    const std::size_t group = group_at[root.index];
    const life::Status status =
        group < life.groups.size() ? life.groups[group].status : life::Status::Alive;
    if (status == life::Status::Dead) {
      dead[board::index_of(color)] |= stones;
      continue;
    }
    living[board::index_of(color)] |= stones;
    for (const Point p : stones) {
      chain_at[p.index] = static_cast<std::uint16_t>(chains.size());
    }
    chains.push_back({color, group, status == life::Status::Seki, stones, {}});
  }
}

board::Board Cleared::living_board() const {
  board::Board out(geometry->size);
  std::vector<board::Stone> stones(static_cast<std::size_t>(geometry->size.area()));
  for (const Color color : board::kColors) {
    for (const Point p : living[board::index_of(color)]) {
      stones[p.index] = board::stone_of(color);
    }
  }
  out.set_all(stones);
  return out;
}

void Cleared::find_regions() {
  for (PointSet& points : board::components(*geometry, open)) {
    Region region;
    region.points = points;
    PointSet around = board::border(*geometry, points);
    for (const Color color : board::kColors) {
      const std::size_t side = board::index_of(color);
      region.touches[side] = around.intersects(living[side]);
      region.holds_dead[side] = points.intersects(dead[side]);
    }
    while (!around.empty()) {
      const std::uint16_t chain = chain_at[around.first().index];
      region.border.push_back(chain);
      around -= chains[chain].stones;
    }
    regions.push_back(std::move(region));
  }
}

}  // namespace shinpan::count
