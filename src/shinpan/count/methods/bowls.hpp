#pragma once

#include "shinpan/count/methods/table.hpp"

namespace shinpan::count {

// How many stones each bowl held when play began: half of the board (180 of 361), or as many as a
// side has on the board where that is more.
[[nodiscard]] int bowl_size(const Table& table);

}  // namespace shinpan::count
