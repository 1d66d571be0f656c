#include "shinpan/life/search/state.hpp"

#include "shinpan/base/random.hpp"
#include "support/board_picture.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace shinpan::life {
namespace {

using board::Color;
using board::Point;
using board::PointSet;
using support::at;
using support::drawn;
using support::Picture;

// Black takes the white stone at B3 by a play at c.
constexpr const char* kKo = R"(
    . X O . .
    X O c O .
    . X O . .
    . . . . .)";

constexpr const char* kTwoKos = R"(
    . X O . . . X O . .
    X O c O . X O d O .
    . X O . . . X O . .
    . . . . . . . . . .)";

Action play(Point p) {
  return {Action::Kind::Play, p};
}

Action pass() {
  return {Action::Kind::Pass, {}};
}

Action pass_for(Point p) {
  return {Action::Kind::PassForKo, p};
}

std::vector<Action> actions_of(PlayState& state) {
  std::vector<Action> out;
  state.actions(state.board().geometry().all, out);
  return out;
}

bool offers(PlayState& state, const Action& action) {
  const std::vector<Action> actions = actions_of(state);
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

TEST(PlayStateTest, Play_begins_without_a_ban_even_when_a_ko_has_just_been_taken) {
  const Picture p(kKo);
  board::Board board = p.board();
  board.play(p.point_marked('c'), Color::Black);
  ASSERT_TRUE(board.ko_point());
  PlayState state(board, Color::White, KoRule::PassForIt);
  EXPECT_TRUE(state.bans().empty());
  EXPECT_TRUE(state.may_play(at(p.size(), "B3")));
}

TEST(PlayStateTest, A_ko_capture_bans_the_retake_until_a_pass_for_that_ko) {
  const Picture p(kKo);
  const Point taken = at(p.size(), "B3");
  PlayState state(p.board(), Color::Black, KoRule::PassForIt);
  state.make(play(p.point_marked('c')));
  ASSERT_EQ(state.bans(), (std::vector<KoBan>{{Color::White, taken, p.point_marked('c')}}));
  EXPECT_FALSE(state.may_play(taken));
  EXPECT_FALSE(offers(state, play(taken)));
  EXPECT_TRUE(offers(state, pass_for(taken)));

  state.make(play(at(p.size(), "E1")));
  state.make(play(at(p.size(), "A1")));
  EXPECT_FALSE(state.may_play(taken)) << "a move elsewhere is no pass for the ko";

  state.make(pass());
  state.make(pass());
  EXPECT_FALSE(state.may_play(taken)) << "nor is a plain pass";

  state.make(pass_for(taken));
  EXPECT_TRUE(state.bans().empty());
  state.make(pass());
  EXPECT_TRUE(state.may_play(taken));
  state.make(play(taken));
  EXPECT_EQ(state.bans(), (std::vector<KoBan>{{Color::Black, p.point_marked('c'), taken}}));
}

TEST(PlayStateTest, A_pass_lifts_bans_of_the_passer_only) {
  const Picture p(kKo);
  for (const KoRule ko_rule : {KoRule::PassForIt, KoRule::PassForAny}) {
    PlayState state(p.board(), Color::Black, ko_rule);
    state.make(play(p.point_marked('c')));
    state.make(pass());
    EXPECT_FALSE(offers(state, pass_for(at(p.size(), "B3"))));
    EXPECT_TRUE(offers(state, pass()));
    state.make(pass_for(at(p.size(), "B3")));
    EXPECT_EQ(state.bans().size(), 1U);
  }
}

TEST(PlayStateTest, Filling_the_ko_ends_the_ban) {
  const Picture p(kKo);
  PlayState state(p.board(), Color::Black, KoRule::PassForIt);
  state.make(play(p.point_marked('c')));
  state.make(pass());
  state.make(play(at(p.size(), "B3")));
  EXPECT_TRUE(state.bans().empty());
}

TEST(PlayStateTest, A_capture_of_two_stones_is_no_retake) {
  const Picture p(R"(
    . a X O .
    . X t c O
    . . X O .
    . . . . .)");
  board::Board board = p.board();
  board.set(p.point_marked('t'), board::Stone::White);
  PlayState state(board, Color::Black, KoRule::PassForIt);
  state.make(play(p.point_marked('c')));
  ASSERT_EQ(state.bans().size(), 1U);
  EXPECT_FALSE(state.may_play(p.point_marked('t')));
  state.make(play(p.point_marked('a')));
  state.make(pass());
  EXPECT_EQ(state.bans().size(), 1U);
  ASSERT_TRUE(state.may_play(p.point_marked('t'))) << "it now takes the stone above as well";
  state.make(play(p.point_marked('t')));
  EXPECT_TRUE(state.bans().empty());
  EXPECT_EQ(drawn(state.board()), drawn(R"(
    . O . O .
    . X O . O
    . . X O .
    . . . . .)"));
}

TEST(PlayStateTest, A_ban_is_about_its_own_taker) {
  // After Black c, White b and Black d the play at t takes the stone over b alone: a ko capture,
  // but not of the stone at c, which has got a liberty where d took.
  const Picture p(R"(
    . . X O d
    . X t c O
    . O X O .
    . . b . .)");
  board::Board board = p.board();
  board.set(p.point_marked('t'), board::Stone::White);
  PlayState state(board, Color::Black, KoRule::PassForIt);
  state.make(play(p.point_marked('c')));
  state.make(play(p.point_marked('b')));
  state.make(play(p.point_marked('d')));
  ASSERT_EQ(drawn(state.board()), drawn(R"(
    . . X . X
    . X . X O
    . O X O .
    . . O . .)"));
  EXPECT_NE(std::find(state.bans().begin(),
                      state.bans().end(),
                      KoBan{Color::White, p.point_marked('t'), p.point_marked('c')}),
            state.bans().end());
  EXPECT_TRUE(state.may_play(p.point_marked('t')));
}

TEST(PlayStateTest, Two_bans_stand_at_once_and_a_pass_names_one) {
  const Picture p(kTwoKos);
  const Point first = at(p.size(), "B3");
  const Point second = at(p.size(), "G3");
  for (const KoRule ko_rule : {KoRule::PassForIt, KoRule::PassForAny}) {
    PlayState state(p.board(), Color::Black, ko_rule);
    state.make(play(p.point_marked('c')));
    state.make(pass());
    state.make(play(p.point_marked('d')));
    EXPECT_EQ(state.bans().size(), 2U);
    EXPECT_FALSE(state.may_play(first));
    EXPECT_FALSE(state.may_play(second));
    EXPECT_TRUE(offers(state, pass_for(first)));
    EXPECT_EQ(offers(state, pass_for(second)), ko_rule == KoRule::PassForIt);
    state.make(pass_for(first));
    state.make(pass());
    EXPECT_TRUE(state.may_play(first));
    EXPECT_EQ(state.may_play(second), ko_rule == KoRule::PassForAny);
  }
}

TEST(PlayStateTest, Suicide_is_no_action) {
  const Picture p(R"(
    s X .
    X . .
    . . .)");
  PlayState state(p.board(), Color::White, KoRule::PassForIt);
  EXPECT_FALSE(state.may_play(p.point_marked('s')));
  EXPECT_EQ(actions_of(state).size(), 7U);
}

TEST(PlayStateTest, Plays_stay_within_the_area) {
  const Picture p(R"(
    a a .
    X a .
    . . .)");
  PlayState state(p.board(), Color::White, KoRule::PassForIt);
  std::vector<Action> actions;
  state.actions(p.points_marked('a') | p.points_marked('X'), actions);
  EXPECT_EQ(actions.size(), 4U);
  EXPECT_EQ(actions.back(), pass());
}

TEST(PlayStateTest, The_order_of_moves_does_not_change_the_key) {
  const Picture p(kTwoKos);
  PlayState one(p.board(), Color::Black, KoRule::PassForIt);
  PlayState other(p.board(), Color::Black, KoRule::PassForIt);
  one.make(play(p.point_marked('c')));
  one.make(pass());
  one.make(play(p.point_marked('d')));
  other.make(play(p.point_marked('d')));
  other.make(pass());
  EXPECT_NE(one.key(), other.key());
  other.make(play(p.point_marked('c')));
  EXPECT_EQ(one.key(), other.key());
  EXPECT_EQ(one.bans(), other.bans());
}

TEST(PlayStateTest, Side_bans_and_watched_stones_are_part_of_the_key) {
  const Picture p(kKo);
  PlayState black(p.board(), Color::Black, KoRule::PassForIt);
  PlayState white(p.board(), Color::White, KoRule::PassForIt);
  EXPECT_NE(black.key(), white.key());

  PlayState banned(p.board(), Color::Black, KoRule::PassForIt);
  banned.make(play(p.point_marked('c')));
  PlayState free(banned.board(), Color::White, KoRule::PassForIt);
  EXPECT_NE(banned.key(), free.key());
  banned.make(pass_for(at(p.size(), "B3")));
  free.make(pass());
  EXPECT_EQ(banned.key(), free.key());

  PlayState watching(p.board(), Color::Black, KoRule::PassForIt);
  watching.watch(p.points_marked('O'));
  watching.make(play(p.point_marked('c')));
  watching.make(pass_for(at(p.size(), "B3")));
  EXPECT_NE(watching.key(), banned.key()) << "a watched stone has been taken";
}

TEST(PlayStateTest, A_watched_stone_that_is_taken_and_replaced_is_watched_no_longer) {
  const Picture p(kKo);
  const Point taken = at(p.size(), "B3");
  PlayState state(p.board(), Color::Black, KoRule::PassForIt);
  state.watch(p.points_marked('O'));
  state.make(play(p.point_marked('c')));
  EXPECT_FALSE(state.watched().contains(taken));
  state.make(pass_for(taken));
  state.make(pass());
  state.make(play(taken));
  EXPECT_FALSE(state.watched().contains(taken));
  for (int i = 0; i < 4; ++i) {
    state.undo();
  }
  EXPECT_EQ(state.watched(), p.points_marked('O'));
}

TEST(PlayStateTest, Every_action_leads_to_the_key_that_is_foretold) {
  const Picture p(kTwoKos);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    base::Random random(seed);
    const KoRule ko_rule = seed % 2 == 0 ? KoRule::PassForAny : KoRule::PassForIt;
    PlayState state(p.board(), Color::Black, ko_rule);
    state.watch(p.points_marked('O'));
    for (int move = 0; move < 100; ++move) {
      const std::vector<Action> actions = actions_of(state);
      for (const Action& action : actions) {
        const std::uint64_t foretold = state.key_after(action);
        const int stones = state.board().captured(opposite(state.to_move()));
        const bool takes = state.takes(action);
        state.make(action);
        ASSERT_EQ(foretold, state.key()) << "seed " << seed << " move " << move;
        ASSERT_EQ(takes, state.board().captured(state.to_move()) > stones);
        state.undo();
      }
      state.make(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
  }
}

// Everything that can be seen of a state.
struct Seen {
  std::uint64_t key;
  std::string stones;
  std::vector<KoBan> bans;
  PointSet watched;
  Color to_move;
  std::size_t depth;

  explicit Seen(const PlayState& state)
      : key(state.key()),
        stones(drawn(state.board())),
        bans(state.bans()),
        watched(state.watched()),
        to_move(state.to_move()),
        depth(state.depth()) {}

  bool operator==(const Seen&) const = default;
};

TEST(PlayStateTest, Undo_restores_everything) {
  const Picture p(kTwoKos);
  std::size_t most_bans = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    base::Random random(seed);
    const KoRule ko_rule = seed % 2 == 0 ? KoRule::PassForAny : KoRule::PassForIt;
    PlayState state(p.board(), Color::Black, ko_rule);
    state.watch(p.points_marked('O'));
    std::vector<Seen> past;
    for (int move = 0; move < 300; ++move) {
      past.emplace_back(state);
      std::vector<Action> actions = actions_of(state);
      state.make(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
      most_bans = std::max(most_bans, state.bans().size());
      if (random.below(3) == 0) {
        state.undo();
        ASSERT_EQ(Seen(state), past.back());
        past.pop_back();
      }
    }
    while (!past.empty()) {
      state.undo();
      ASSERT_EQ(Seen(state), past.back()) << "seed " << seed;
      past.pop_back();
    }
  }
  EXPECT_GT(most_bans, 0U) << "no ko was taken";
}

}  // namespace
}  // namespace shinpan::life
