#include "shinpan/rules/game.hpp"

#include "support/board_picture.hpp"

#include <gtest/gtest.h>

namespace shinpan::rules {
namespace {

using board::Color;
using board::Point;
using support::drawn;
using support::Picture;

constexpr Color B = Color::Black;
constexpr Color W = Color::White;

Game game_of(const Picture& picture, const char* rules, Color to_play = B) {
  return Game(picture.position(to_play), *preset(rules));
}

TEST(GameTest, Moves_alternate_and_are_counted) {
  Game game(*Position::from(rules::Setup::empty(board::square(9))), {});
  EXPECT_EQ(game.to_play(), B);
  EXPECT_EQ(game.play(Move::play(B, {0})), std::nullopt);
  EXPECT_EQ(game.to_play(), W);
  EXPECT_EQ(game.moves().size(), 1U);
  EXPECT_EQ(game.turn_refusal(Move::play(B, {1})), Refusal::WrongTurn);
  EXPECT_EQ(game.refusal(Move::play(B, {1})), std::nullopt);
}

TEST(GameTest, The_first_check_that_fails_gives_the_reason) {
  const Picture p(R"(
    a X O
    X X O
    O O .)");
  Game game = game_of(p, "japanese");
  EXPECT_EQ(game.refusal(Move::play(B, {9})), Refusal::Outside);
  EXPECT_EQ(game.refusal(Move::play(B, {1})), Refusal::Occupied);
  EXPECT_EQ(game.turn_refusal(Move::play(W, {1})), Refusal::Occupied);
  EXPECT_EQ(game.refusal(Move::play(B, p.point_marked('a'))), Refusal::Suicide);
  EXPECT_EQ(game_of(p, "new-zealand").refusal(Move::play(B, p.point_marked('a'))), std::nullopt);
  EXPECT_EQ(game.play(Move::play(B, {1})), Refusal::Occupied);
  EXPECT_TRUE(game.moves().empty());
}

TEST(GameTest, Passes_at_the_end_are_counted) {
  Game game(*Position::from(rules::Setup::empty(board::square(9))), {});
  game.play(Move::pass(B));
  game.play(Move::play(W, {0}));
  EXPECT_EQ(game.trailing_passes(), 0);
  game.play(Move::pass(B));
  game.play(Move::pass(W));
  EXPECT_EQ(game.trailing_passes(), 2);
}

TEST(GameTest, A_resignation_ends_the_game) {
  Game game(*Position::from(rules::Setup::empty(board::square(9))), {});
  game.play(Move::play(B, {0}));
  EXPECT_EQ(game.turn_refusal(Move::resign(B)), std::nullopt);
  game.play(Move::resign(B));
  EXPECT_EQ(game.refusal(Move::play(W, {1})), Refusal::GameOver);
  EXPECT_EQ(game.refusal(Move::play(W, {0})), Refusal::Occupied);
  EXPECT_TRUE(game.undo());
  EXPECT_EQ(game.to_play(), W);
  EXPECT_EQ(game.refusal(Move::play(W, {1})), std::nullopt);
}

constexpr const char* kKo = R"(
  . X O .
  X O a O
  . X O .)";

TEST(GameTest, A_ko_is_refused_at_once_and_allowed_after_a_threat) {
  const Picture p(kKo);
  const Point taken = support::at(p.size(), "B2");
  Game game = game_of(p, "japanese");
  game.play(Move::play(B, p.point_marked('a')));
  EXPECT_EQ(game.refusal(Move::play(W, taken)), Refusal::Ko);
  EXPECT_EQ(game.play(Move::play(W, support::at(p.size(), "D3"))), std::nullopt);
  EXPECT_EQ(game.play(Move::play(B, support::at(p.size(), "A3"))), std::nullopt);
  EXPECT_EQ(game.refusal(Move::play(W, taken)), std::nullopt);
}

TEST(GameTest, Under_positional_superko_passing_does_not_lift_a_ko) {
  const Picture p(kKo);
  const Point taken = support::at(p.size(), "B2");
  Game game = game_of(p, "tromp-taylor");
  game.play(Move::play(B, p.point_marked('a')));
  EXPECT_EQ(game.refusal(Move::play(W, taken)), Refusal::Ko);
  game.play(Move::pass(W));
  game.play(Move::pass(B));
  EXPECT_EQ(game.refusal(Move::play(W, taken)), Refusal::PositionalRepetition);
}

TEST(GameTest, Under_situational_superko_the_side_to_move_matters) {
  const Picture p(kKo);
  const Point taken = support::at(p.size(), "B2");
  // Black to move stood there; White retakes, Black is to move again: the same situation.
  Game game = game_of(p, "aga");
  game.play(Move::play(B, p.point_marked('a')));
  game.play(Move::pass(W));
  game.play(Move::pass(B));
  EXPECT_EQ(game.refusal(Move::play(W, taken)), Refusal::SituationalRepetition);
  // White was to move there at first: Black to move is new.
  Game other = game_of(p, "aga", W);
  other.play(Move::play(B, p.point_marked('a')));
  other.play(Move::pass(W));
  other.play(Move::pass(B));
  EXPECT_EQ(other.refusal(Move::play(W, taken)), std::nullopt);
}

TEST(GameTest, A_single_stone_suicide_repeats_the_position) {
  const Picture p(R"(
    a O .
    O O .
    . . .)");
  const Move move = Move::play(B, p.point_marked('a'));
  EXPECT_EQ(game_of(p, "tromp-taylor").refusal(move), Refusal::PositionalRepetition);
  EXPECT_EQ(game_of(p, "new-zealand").refusal(move), std::nullopt);
  EXPECT_EQ(game_of(p, "japanese").refusal(move), Refusal::Suicide);
}

TEST(GameTest, A_balanced_cycle_is_found) {
  const Picture p(R"(
    . X O . . O X .
    X b a O O c d X
    . X O . . O X .)");
  rules::Setup setup = p.setup();
  setup.stones[p.point_marked('b').index] = board::Stone::White;
  setup.stones[p.point_marked('c').index] = board::Stone::Black;
  Game game(*Position::from(setup), {});
  for (const Move& move : {Move::play(B, p.point_marked('a')),
                           Move::play(W, p.point_marked('d')),
                           Move::pass(B),
                           Move::play(W, p.point_marked('b')),
                           Move::play(B, p.point_marked('c'))}) {
    EXPECT_EQ(game.play(move), std::nullopt);
    EXPECT_EQ(game.repetition(), std::nullopt);
  }
  EXPECT_EQ(game.play(Move::pass(W)), std::nullopt);
  ASSERT_TRUE(game.repetition());
  EXPECT_EQ(*game.repetition(), (Repetition{0, 2, 2}));
}

TEST(GameTest, Sending_two_stones_and_returning_one_is_a_cycle_that_costs_one_side_more) {
  const Picture p(R"(
    a O c O
    X X O O
    . X O .
    . X O .)");
  const Point two = support::at(p.size(), "B4");
  Game game = game_of(p, "japanese", W);
  for (int round = 1; round <= 2; ++round) {
    game.play(Move::play(W, p.point_marked('a')));
    game.play(Move::play(B, p.point_marked('c')));
    game.play(Move::play(W, two));
    game.play(Move::pass(B));
    EXPECT_EQ(drawn(game.board()), drawn(p.board()));
    ASSERT_TRUE(game.repetition());
    EXPECT_EQ(*game.repetition(), (Repetition{static_cast<std::size_t>(4 * (round - 1)), 1, 2}));
  }
  game.undo();
  EXPECT_EQ(*game.repetition(), (Repetition{3, 1, 2}));
}

TEST(GameTest, Passes_alone_are_no_cycle) {
  Game game(*Position::from(rules::Setup::empty(board::square(9))), {});
  for (int i = 0; i < 3; ++i) {
    game.play(Move::pass(B));
    game.play(Move::pass(W));
    EXPECT_EQ(game.repetition(), std::nullopt);
  }
}

TEST(GameTest, A_forced_move_replaces_what_stood_there) {
  const Picture p(R"(
    X O .
    . O .
    . . .)");
  Game game = game_of(p, "japanese");
  EXPECT_EQ(game.force(Move::play(B, {1})), Refusal::Occupied);
  EXPECT_EQ(drawn(game.board()), drawn(R"(
    X X .
    . O .
    . . .)"));
  EXPECT_EQ(game.captured(W), 0);
  EXPECT_EQ(game.moves().size(), 1U);
  game.play(Move::play(W, {8}));
  EXPECT_TRUE(game.undo());
  EXPECT_TRUE(game.undo());
  EXPECT_EQ(drawn(game.board()), drawn(p.board()));
  EXPECT_EQ(game.to_play(), B);
  EXPECT_FALSE(game.undo());
}

TEST(GameTest, A_forced_suicide_takes_the_own_chain_off) {
  const Picture p(R"(
    a X O
    X X O
    O O .)");
  Game game = game_of(p, "japanese");
  EXPECT_EQ(game.force(Move::play(B, p.point_marked('a'))), Refusal::Suicide);
  EXPECT_EQ(game.captured(B), 4);
  EXPECT_TRUE(game.undo());
  EXPECT_EQ(game.captured(B), 0);
}

TEST(GameTest, A_forced_move_outside_is_only_refused) {
  Game game(*Position::from(rules::Setup::empty(board::square(9))), {});
  EXPECT_EQ(game.force(Move::play(B, {81})), Refusal::Outside);
  EXPECT_TRUE(game.moves().empty());
}

TEST(GameTest, A_forced_ko_retake_is_made) {
  const Picture p(kKo);
  Game game = game_of(p, "japanese");
  game.play(Move::play(B, p.point_marked('a')));
  EXPECT_EQ(game.force(Move::play(W, support::at(p.size(), "B2"))), Refusal::Ko);
  EXPECT_EQ(drawn(game.board()), drawn(p.board()));
  ASSERT_TRUE(game.repetition());
  EXPECT_EQ(*game.repetition(), (Repetition{0, 1, 1}));
}

TEST(GameTest, Moves_after_a_forced_one_can_be_taken_back_one_by_one) {
  Game game(*Position::from(rules::Setup::empty(board::square(5))), {});
  std::vector<std::string> seen;
  for (std::uint16_t i = 0; i < 12; ++i) {
    seen.push_back(drawn(game.board()));
    game.force(Move::play(i % 2 == 0 ? B : W, {static_cast<std::uint16_t>(i % 5)}));
  }
  while (!seen.empty()) {
    ASSERT_TRUE(game.undo());
    EXPECT_EQ(drawn(game.board()), seen.back());
    EXPECT_EQ(game.board().hash(), game.board().fresh_hash());
    seen.pop_back();
  }
  EXPECT_FALSE(game.undo());
}

TEST(GameTest, A_copy_of_a_game_can_take_its_moves_back) {
  const Picture p(kKo);
  Game game = game_of(p, "japanese");
  game.play(Move::play(B, p.point_marked('a')));
  game.play(Move::play(W, support::at(p.size(), "D3")));
  Game copy = game;
  EXPECT_TRUE(copy.undo());
  EXPECT_EQ(copy.refusal(Move::play(W, support::at(p.size(), "B2"))), Refusal::Ko);
  EXPECT_TRUE(copy.undo());
  EXPECT_EQ(drawn(copy.board()), drawn(p.board()));
  EXPECT_FALSE(copy.undo());
  EXPECT_EQ(game.moves().size(), 2U);
}

TEST(GameTest, An_edit_starts_the_history_anew_and_keeps_moves_and_prisoners) {
  const Picture p(kKo);
  Game game = game_of(p, "tromp-taylor");
  game.play(Move::play(B, p.point_marked('a')));
  game.edit(p.setup(W));
  EXPECT_EQ(drawn(game.board()), drawn(p.board()));
  EXPECT_EQ(game.to_play(), W);
  EXPECT_EQ(game.captured(W), 1);
  EXPECT_EQ(game.moves().size(), 1U);
  EXPECT_FALSE(game.undo());
  EXPECT_EQ(game.play(Move::play(B, p.point_marked('a'))), std::nullopt);
  EXPECT_EQ(game.captured(W), 2);
  EXPECT_TRUE(game.undo());
  EXPECT_EQ(game.captured(W), 1);
}

TEST(GameTest, Prisoners_of_the_start_are_kept) {
  const Picture p(kKo);
  rules::Setup setup = p.setup();
  setup.captured_white = 7;
  Game game(*Position::from(setup), {});
  game.play(Move::play(B, p.point_marked('a')));
  EXPECT_EQ(game.captured(W), 8);
  EXPECT_EQ(game.position().captured(W), 8);
  EXPECT_EQ(game.position().to_play(), W);
  Game next(game.position(), {});
  EXPECT_EQ(next.captured(W), 8);
  EXPECT_EQ(next.refusal(Move::play(W, support::at(p.size(), "B2"))), Refusal::Ko);
}

TEST(GameTest, A_move_taken_back_may_be_made_again) {
  const Picture p(kKo);
  Game game = game_of(p, "tromp-taylor");
  const Move take = Move::play(B, p.point_marked('a'));
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(game.play(take), std::nullopt);
    EXPECT_TRUE(game.undo());
  }
}

}  // namespace
}  // namespace shinpan::rules
