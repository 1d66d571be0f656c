#include "shinpan/count/methods/bowls.hpp"

#include <algorithm>

namespace shinpan::count {

int bowl_size(const Table& table) {
  const Both<int> stones = counts_of(table.stones());
  return std::max({table.cleared().geometry->size.area() / 2, stones[0], stones[1]});
}

}  // namespace shinpan::count
