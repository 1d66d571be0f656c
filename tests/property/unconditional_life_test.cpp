#include "shinpan/board/region.hpp"
#include "shinpan/life/static/benson.hpp"
#include "support/board_picture.hpp"
#include "support/random_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::PointSet;

using Sets = std::vector<PointSet>;

PointSet all_of(const Sets& sets) {
  PointSet all;
  for (const PointSet& set : sets) {
    all |= set;
  }
  return all;
}

template <class Condition>
bool drop_if(Sets& sets, Condition condition) {
  const auto end = std::remove_if(sets.begin(), sets.end(), condition);
  const bool some = end != sets.end();
  sets.erase(end, sets.end());
  return some;
}

// The definition, word for word.
UnconditionalLife defined_life(const Board& board, Color color, SelfCapture self_capture) {
  const PointSet own = board.stones(color);
  Sets chains = components(board.geometry(), own);
  Sets regions = components(board.geometry(), board.geometry().all - own);
  const auto is_vital = [&](const PointSet& region, const PointSet& chain) {
    const PointSet needed =
        self_capture == SelfCapture::Allowed ? region : region & board.empty_points();
    return border(board.geometry(), chain).includes(needed);
  };
  const auto is_poor = [&](const PointSet& chain) {
    return std::count_if(regions.begin(), regions.end(), [&](const PointSet& region) {
             return is_vital(region, chain);
           }) < 2;
  };
  const auto is_open = [&](const PointSet& region) {
    return border(board.geometry(), region).intersects(own - all_of(chains));
  };
  while (drop_if(chains, is_poor) && drop_if(regions, is_open)) {
  }
  drop_if(regions, [&](const PointSet& region) {
    return std::none_of(chains.begin(), chains.end(), [&](const PointSet& chain) {
      return is_vital(region, chain);
    });
  });
  return {all_of(chains), all_of(regions)};
}

TEST(UnconditionalLifeTest, Random_boards_have_the_life_that_the_definition_gives_them) {
  base::Random random(20);
  int living = 0;
  for (int round = 0; round < 3000; ++round) {
    const board::Size size{static_cast<std::uint8_t>(1 + random.below(19)),
                           static_cast<std::uint8_t>(1 + random.below(19))};
    const Board board =
        support::random_board(random, size, 60 + static_cast<int>(random.below(40)));
    for (const Color color : board::kColors) {
      for (const SelfCapture self_capture : {SelfCapture::Forbidden, SelfCapture::Allowed}) {
        const UnconditionalLife found = unconditional_life(board, color, self_capture);
        const UnconditionalLife expected = defined_life(board, color, self_capture);
        ASSERT_EQ(found.stones, expected.stones) << support::drawn(board);
        ASSERT_EQ(found.eyes, expected.eyes) << support::drawn(board);
        living += found.empty() ? 0 : 1;
      }
    }
  }
  EXPECT_GT(living, 1000);  // the boards are not all of one kind
}

}  // namespace
}  // namespace shinpan::life
