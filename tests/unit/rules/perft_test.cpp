#include "shinpan/rules/game.hpp"

#include <gtest/gtest.h>

// How many sequences of legal moves there are from the empty board, passes included. The numbers
// come from an implementation that shares nothing with ours, line by line by
//   python3 tests/support/perft_reference.py sequences COLSxROWS KO SUICIDE DEPTH
namespace shinpan::rules {
namespace {

using board::Color;
using board::Size;

enum class Suicide {
  Forbidden,
  Allowed,
};

struct Count {
  Size size;
  KoRule ko;
  Suicide suicide;
  int depth;
  std::int64_t sequences;
};

// clang-format off
constexpr Count kCounts[] = {
    {{1, 1}, KoRule::Simple, Suicide::Forbidden, 8, 1},
    {{1, 1}, KoRule::Simple, Suicide::Allowed, 8, 256},
    {{1, 1}, KoRule::Positional, Suicide::Forbidden, 8, 1},
    {{1, 1}, KoRule::Positional, Suicide::Allowed, 8, 1},
    {{1, 1}, KoRule::Situational, Suicide::Forbidden, 8, 1},
    {{1, 1}, KoRule::Situational, Suicide::Allowed, 8, 2},
    {{2, 1}, KoRule::Simple, Suicide::Forbidden, 12, 221},
    {{2, 1}, KoRule::Simple, Suicide::Allowed, 12, 9089},
    {{2, 1}, KoRule::Positional, Suicide::Forbidden, 12, 97},
    {{2, 1}, KoRule::Positional, Suicide::Allowed, 12, 97},
    {{2, 1}, KoRule::Situational, Suicide::Forbidden, 12, 97},
    {{2, 1}, KoRule::Situational, Suicide::Allowed, 12, 267},
    {{2, 2}, KoRule::Simple, Suicide::Forbidden, 9, 15517},
    {{2, 2}, KoRule::Simple, Suicide::Allowed, 9, 30205},
    {{2, 2}, KoRule::Positional, Suicide::Forbidden, 9, 13461},
    {{2, 2}, KoRule::Positional, Suicide::Allowed, 9, 13461},
    {{2, 2}, KoRule::Situational, Suicide::Forbidden, 9, 13941},
    {{2, 2}, KoRule::Situational, Suicide::Allowed, 9, 22813},
    {{3, 2}, KoRule::Simple, Suicide::Forbidden, 8, 94469},
    {{3, 2}, KoRule::Simple, Suicide::Allowed, 8, 176589},
    {{3, 2}, KoRule::Positional, Suicide::Forbidden, 8, 94413},
    {{3, 2}, KoRule::Positional, Suicide::Allowed, 8, 119741},
    {{3, 2}, KoRule::Situational, Suicide::Forbidden, 8, 94413},
    {{3, 2}, KoRule::Situational, Suicide::Allowed, 8, 168637},
    {{3, 3}, KoRule::Simple, Suicide::Forbidden, 6, 199207},
    {{3, 3}, KoRule::Simple, Suicide::Allowed, 6, 213167},
    {{3, 3}, KoRule::Positional, Suicide::Forbidden, 6, 199207},
    {{3, 3}, KoRule::Positional, Suicide::Allowed, 6, 200263},
    {{3, 3}, KoRule::Situational, Suicide::Forbidden, 6, 199207},
    {{3, 3}, KoRule::Situational, Suicide::Allowed, 6, 212719},
    {{4, 1}, KoRule::Simple, Suicide::Forbidden, 9, 10005},
    {{4, 1}, KoRule::Simple, Suicide::Allowed, 9, 58565},
    {{4, 1}, KoRule::Positional, Suicide::Forbidden, 9, 8337},
    {{4, 1}, KoRule::Positional, Suicide::Allowed, 9, 12765},
    {{4, 1}, KoRule::Situational, Suicide::Forbidden, 9, 8505},
    {{4, 1}, KoRule::Situational, Suicide::Allowed, 9, 35215},
};

// clang-format on

std::int64_t count(Game& game, int depth) {
  if (depth == 0) {
    return 1;
  }
  const Color color = game.to_play();
  std::int64_t sequences = 0;
  const auto descend = [&](const Move& move) {
    if (!game.play(move)) {
      sequences += count(game, depth - 1);
      game.undo();
    }
  };
  for (const board::Point point : game.board().geometry().all) {
    descend(Move::play(color, point));
  }
  descend(Move::pass(color));
  return sequences;
}

TEST(PerftTest, The_numbers_of_legal_sequences_are_those_of_an_independent_program) {
  for (const Count& expected : kCounts) {
    Ruleset rules;
    rules.ko = expected.ko;
    rules.suicide = expected.suicide == Suicide::Allowed;
    Game game(*Position::from(rules::Setup::empty(expected.size)), rules);
    EXPECT_EQ(count(game, expected.depth), expected.sequences)
        << int{expected.size.cols} << 'x' << int{expected.size.rows} << ' '
        << katago_compact(rules);
  }
}

}  // namespace
}  // namespace shinpan::rules
