#include "shinpan/life/estimate/local_reading.hpp"

#include "shinpan/life/japanese/confirmation.hpp"
#include "shinpan/life/search/areas.hpp"
#include "shinpan/life/search/budget.hpp"

#include <algorithm>

namespace shinpan::life {
namespace {

using board::PointSet;

constexpr int kMostFree = 14;
constexpr std::uint64_t kNodesAChain = 8000;
constexpr std::uint64_t kNodes = 20000;

std::vector<Area> areas_in_doubt(const board::Board& board,
                                 const Walls& walls,
                                 const PointSet& doubtful) {
  std::vector<Area> out;
  for (Area& area : separate_areas(board, walls, {})) {
    if (area.free <= kMostFree && area.points.intersects(doubtful)) {
      out.push_back(std::move(area));
    }
  }
  std::stable_sort(
      out.begin(), out.end(), [](const Area& a, const Area& b) { return a.free < b.free; });
  return out;
}

}  // namespace

Findings read_locally(const board::Board& board, const Walls& walls, const PointSet& doubtful) {
  Findings out(board);
  Budget budget(kNodes, 0);
  for (const Area& area : areas_in_doubt(board, walls, doubtful)) {
    confirm(
        out, area, walls, rules::KoPass::Specific, Standard::EitherFirst, budget, kNodesAChain, {});
  }
  return out;
}

}  // namespace shinpan::life
