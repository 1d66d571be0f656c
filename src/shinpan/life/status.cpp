#include "shinpan/life/status.hpp"

#include "shinpan/base/assert.hpp"

namespace shinpan::life {

const Group& Life::group_of(board::Point stone) const {
  for (const Group& group : groups) {
    if (group.points.contains(stone)) {
      return group;
    }
  }
  base::broken_invariant("a point without a group", __FILE__, __LINE__);
}

}  // namespace shinpan::life
