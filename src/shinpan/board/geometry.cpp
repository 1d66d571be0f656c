#include "shinpan/board/geometry.hpp"

#include "shinpan/base/assert.hpp"

#include <memory>
#include <mutex>

namespace shinpan::board {
namespace {

std::unique_ptr<const Geometry> make(Size size) {
  auto g = std::make_unique<Geometry>();
  g->size = size;
  constexpr int kSteps[4][2] = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}};
  constexpr int kCorners[4][2] = {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
  const auto inside = [&](int col, int row) {
    return col >= 0 && col < size.cols && row >= 0 && row < size.rows;
  };
  for (int row = 0; row < size.rows; ++row) {
    for (int col = 0; col < size.cols; ++col) {
      const Point p = point_at(size, col, row);
      g->all.insert(p);
      g->neighbor_count[p.index] = 0;
      g->diagonal_count[p.index] = 0;
      for (std::size_t k = 0; k < 4; ++k) {
        const int c = col + kSteps[k][0];
        const int r = row + kSteps[k][1];
        g->around[p.index][k] = inside(c, r) ? point_at(size, c, r).index : Geometry::kWall;
        if (inside(c, r)) {
          g->neighbor_list[p.index][g->neighbor_count[p.index]++] = point_at(size, c, r);
        }
        const int dc = col + kCorners[k][0];
        const int dr = row + kCorners[k][1];
        if (inside(dc, dr)) {
          g->diagonal_list[p.index][g->diagonal_count[p.index]++] = point_at(size, dc, dr);
        }
      }
    }
    g->first_col.insert(point_at(size, 0, row));
    g->last_col.insert(point_at(size, size.cols - 1, row));
  }
  return g;
}

}  // namespace

const Geometry& geometry(Size size) {
  SHINPAN_ASSERT(is_valid(size));

  struct Slot {
    std::once_flag once;
    std::unique_ptr<const Geometry> tables;
  };

  static std::array<Slot, kMaxArea> slots;
  Slot& slot = slots[(size.cols - std::size_t{1}) * kMaxSide + (size.rows - std::size_t{1})];
  std::call_once(slot.once, [&] { slot.tables = make(size); });
  return *slot.tables;
}

}  // namespace shinpan::board
