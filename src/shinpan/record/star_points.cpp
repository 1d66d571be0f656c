#include "shinpan/record/star_points.hpp"

#include "shinpan/rules/handicap.hpp"

#include <algorithm>

namespace shinpan::record {
namespace {

bool is_played_early(const GameRecord& record, board::Point point) {
  constexpr std::size_t kEarly = 60;
  for (std::size_t i = 0; i < std::min(kEarly, record.steps.size()); ++i) {
    const auto* const move = std::get_if<rules::Move>(&record.steps[i]);
    if (move != nullptr && move->kind == rules::Move::Kind::Play && move->point == point) {
      return true;
    }
  }
  return false;
}

// The other corner that a third stone may stand in: the bottom right.
board::Point other_third(board::Size size, const std::vector<board::Point>& points) {
  int right = 0;
  int bottom = 0;
  for (const board::Point point : points) {
    right = std::max(right, board::col_of(size, point));
    bottom = std::max(bottom, board::row_of(size, point));
  }
  return board::point_at(size, right, bottom);
}

}  // namespace

void place_star_handicap(GameRecord& record, int stones) {
  if (stones < 2) {
    return;
  }
  base::Result<std::vector<board::Point>> points = rules::fixed_handicap(record.size, stones);
  if (!points) {
    return;
  }
  if (stones == 3) {
    const board::Point other = other_third(record.size, *points);
    if (is_played_early(record, points->back()) && !is_played_early(record, other)) {
      points->back() = other;
    }
  }
  record.handicap = stones;
  for (const board::Point point : *points) {
    record.start.stones[point.index] = board::Stone::Black;
  }
}

}  // namespace shinpan::record
