#pragma once

#include "shinpan/board/board.hpp"
#include "shinpan/count/verdict.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace shinpan::draw {

// The marks that a picture can carry, each a layer of its own.
enum class Mark : std::uint8_t {
  Dead,
  Seki,
  Undecided,
  BlackTerritory,
  WhiteTerritory,
  Neutral,
  Teire,
};

struct LegendEntry {
  Mark mark;
  std::string text;
};

// What is to be drawn: stones, and marks by layer over them. It knows no rule; who makes it has
// decided what each point is.
struct Picture {
  board::Size size{};
  std::vector<board::Stone> stones;  // size.area() of them
  board::PointSet dead;              // stones
  board::PointSet seki;
  board::PointSet undecided;
  board::PointSet black_territory;  // empty points and points under dead stones
  board::PointSet white_territory;
  board::PointSet neutral;
  board::PointSet black_teire;  // empty points
  board::PointSet white_teire;
  std::optional<board::Point> last_move;
  std::vector<std::pair<board::Point, std::string>> labels;  // short texts or numbers
  bool coordinates = true;
  std::vector<LegendEntry> legend;
  std::string title;        // for screen readers
  std::string description;  // the same, longer
};

// The stones alone.
[[nodiscard]] Picture picture_of(const board::Board& board);

// The stones with the verdict as marks.
[[nodiscard]] Picture picture_of(const board::Board& board, const count::Verdict& verdict);

// The marks that occur in the picture, in the order of the enumeration.
[[nodiscard]] std::vector<Mark> marks_used(const Picture& picture);

// The star points of square boards from 7x7 up; none for other sizes.
[[nodiscard]] board::PointSet star_points(board::Size size);

}  // namespace shinpan::draw
