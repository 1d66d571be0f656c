#include "shinpan/count/methods/rearranged.hpp"

namespace shinpan::count {

using board::PointSet;

namespace {

PointSet rectangle(board::Size size, int left, int top, int width, int height) {
  PointSet out;
  for (int row = top; row < top + height; ++row) {
    for (int col = left; col < left + width; ++col) {
      out.insert(board::point_at(size, col, row));
    }
  }
  return out;
}

// A rectangle of five by `thickness`, lying or standing, within `room`: the one that holds most of
// `land`; empty where none fits.
PointSet best_block(board::Size size, int thickness, const PointSet& land, const PointSet& room) {
  PointSet best;
  int most = -1;
  for (const auto& [width, height] : {std::pair{5, thickness}, {thickness, 5}}) {
    for (int top = 0; top + height <= size.rows; ++top) {
      for (int left = 0; left + width <= size.cols; ++left) {
        const PointSet here = rectangle(size, left, top, width, height);
        const int held = (here & land).count();
        if (held > most && room.includes(here)) {
          best = here;
          most = held;
        }
      }
    }
  }
  return best;
}

void take(PointSet& out, int& wanted, const PointSet& from) {
  for (const board::Point p : from) {
    if (wanted == 0) {
      return;
    }
    out.insert(p);
    --wanted;
  }
}

}  // namespace

PointSet rearranged(const board::Geometry& geometry, const PointSet& land, const PointSet& room) {
  PointSet out;
  int wanted = land.count();
  for (const int thickness : {2, 1}) {
    while (wanted >= 5 * thickness) {
      const PointSet block = best_block(geometry.size, thickness, land, room - out);
      if (block.empty()) {
        break;
      }
      out |= block;
      wanted -= block.count();
    }
  }
  take(out, wanted, land - out);
  take(out, wanted, room - out);
  return out;
}

}  // namespace shinpan::count
