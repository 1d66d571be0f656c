#include "shinpan/life/search/areas.hpp"

#include "shinpan/board/region.hpp"

namespace shinpan::life {

std::vector<Area> separate_areas(const board::Board& board,
                                 const Walls& walls,
                                 const board::PointSet& eyes) {
  std::vector<Area> out;
  const board::PointSet rest = board.geometry().all - walls.both() - eyes;
  for (const board::PointSet& points : components(board.geometry(), rest)) {
    Area area;
    area.points = points;
    area.free = (points & board.empty_points()).count();
    for (const board::Point root : board.roots()) {
      if (points.contains(root)) {
        area.chains.push_back(root);
      }
    }
    out.push_back(std::move(area));
  }
  return out;
}

}  // namespace shinpan::life
