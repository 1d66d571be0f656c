#include "shinpan/rules/handicap.hpp"

#include <algorithm>

namespace shinpan::rules {
namespace {

using board::Point;

int most_stones(board::Size size) {
  if (!board::is_valid(size) || !size.is_square() || size.cols < 7) {
    return 0;
  }
  return size.cols % 2 == 1 && size.cols >= 9 ? 9 : 4;
}

}  // namespace

base::Result<std::vector<Point>> fixed_handicap(board::Size size, int stones) {
  if (stones < 2 || stones > most_stones(size)) {
    return base::Error{base::ErrorCode::BadSetup, {}, std::to_string(stones)};
  }
  // GTP 2, section 4.1.1: the fourth line from 13 up, the third below.
  const int near = size.cols >= 13 ? 3 : 2;
  const int far = size.cols - 1 - near;
  const int middle = size.cols / 2;
  const auto at = [&](int col, int row) { return board::point_at(size, col, row); };
  const Point center = at(middle, middle);
  std::vector<Point> out = {at(near, far), at(far, near), at(near, near), at(far, far)};
  if (stones >= 6) {
    out.insert(out.end(), {at(near, middle), at(far, middle)});
  }
  if (stones >= 8) {
    out.insert(out.end(), {at(middle, far), at(middle, near)});
  }
  out.resize(std::min(out.size(), static_cast<std::size_t>(stones)));
  if (out.size() < static_cast<std::size_t>(stones)) {
    out.push_back(center);
  }
  return out;
}

HalfPoints handicap_compensation(const Ruleset& rules, int stones) {
  if (stones < 2 || rules.scoring == Scoring::Territory) {
    return {};
  }
  switch (rules.handicap_bonus) {
    case HandicapBonus::None:
      return {};
    case HandicapBonus::NMinusOne:
      return HalfPoints::points(stones - 1);
    case HandicapBonus::N:
      return HalfPoints::points(stones);
  }
  return {};
}

}  // namespace shinpan::rules
