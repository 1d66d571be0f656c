#pragma once

#include "leaflet/figures.hpp"
#include "shinpan/draw/picture.hpp"

namespace shinpan::leaflet {

// The board after so many of its steps, with its marks: letters, and the liberties of a chain as
// the engine counts them; moves are numbered. Where it says what to show, the verdict is drawn.
[[nodiscard]] base::Result<draw::Picture> diagram(const nlohmann::json& board,
                                                  const Figures& figures,
                                                  std::size_t steps);

}  // namespace shinpan::leaflet
