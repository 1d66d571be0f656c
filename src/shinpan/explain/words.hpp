#pragma once

#include "shinpan/board/color.hpp"
#include "shinpan/board/point_set.hpp"
#include "shinpan/explain/language.hpp"

#include <string>
#include <vector>

namespace shinpan::explain {

// The forms in which a side enters a sentence.
enum class SideForm : std::uint8_t {
  Player,    // Black · Чёрные
  Inside,    // the same inside a sentence: Black · чёрные
  OfPlayer,  // Black's · чёрных
  ToPlayer,  // Black · чёрным
  GroupOf,   // Black group · Чёрная группа
  StoneOf,   // black stone · чёрный камень
  StonesOf,  // black stones · чёрные камни
};

[[nodiscard]] const char* side_text(Language language, board::Color color, SideForm form);

// "D4, E5 and 7 more": the vertices, at most `most` of them.
[[nodiscard]] std::string points_text(Language language,
                                      board::Size size,
                                      const std::vector<board::Point>& points,
                                      std::size_t most = 12);
[[nodiscard]] std::string points_text(Language language,
                                      board::Size size,
                                      const board::PointSet& points,
                                      std::size_t most = 12);

}  // namespace shinpan::explain
