#include "proof_text.hpp"
#include "verify/board.hpp"

#include <gtest/gtest.h>

namespace verify::test {
namespace {

State state_of(const std::string& rows, Color to_move) {
  return {board_of(rows), to_move, {}, false, {}};
}

// The actions as words, in the order of the board.
std::string actions_of(const State& state) {
  std::string words;
  for (const Action& action : state.actions(state.board.points)) {
    words += action.is_pass ? "pass " : "";
    words += action.point == 0 ? "" : to_name(action.point) + ' ';
  }
  return words;
}

// Plays `C1`, `pass` or `pass:C1` one after another.
State played(State state, const std::string& words) {
  for (const std::string& word : words_of(words)) {
    const bool is_pass = word.substr(0, 4) == "pass";
    const std::string point = is_pass ? word.substr(std::min<std::size_t>(5, word.size())) : word;
    const auto next = state.after({is_pass, state.board.find(point)});
    EXPECT_TRUE(next) << word;
    state = next.value_or(state);
  }
  return state;
}

const std::string kKoShape = ".XO. X.XO .XO. ....";

TEST(VerifyPlay, Lists_every_legal_play_and_a_pass) {
  EXPECT_EQ(actions_of(state_of(".O. OOX .X.", Black)), "pass A1 C1 C3 ");
  EXPECT_EQ(actions_of(state_of("X.", White)), "pass B1 ");
  EXPECT_EQ(actions_of(state_of("X.", Black)), "pass ");
}

TEST(VerifyPlay, A_ko_may_not_be_retaken_before_a_pass_for_it) {
  const State state = played(state_of(kKoShape, White), "B3");
  EXPECT_EQ(state.bans.size(), 1U);
  EXPECT_EQ(actions_of(state), "pass C3 A1 B1 C1 D1 A2 D2 A4 ");
  EXPECT_FALSE(state.after({true, 0}));
  EXPECT_FALSE(state.after({false, state.board.find("C3")}));
  EXPECT_FALSE(state.after({true, state.board.find("B3")}));
  const State later = played(state, "pass:C3 A1 C3");
  EXPECT_EQ(later.bans.size(), 1U);
  EXPECT_EQ(later.bans.begin()->second.side, White);
}

TEST(VerifyPlay, A_ban_binds_its_side_alone_and_ends_when_its_point_is_filled) {
  const State state = played(state_of(kKoShape, White), "B3 A1 pass");
  EXPECT_EQ(state.bans.size(), 1U);
  EXPECT_TRUE(played(state, "pass:C3 C3").bans.empty());
}

TEST(VerifyPlay, A_play_at_a_banned_point_that_takes_two_stones_is_allowed) {
  // White takes B2 by C2 and then adds C3: Black takes both.
  const State state = played(state_of(".XX.. X.XO. .X.O. .XO.. .....", White), "pass");
  EXPECT_TRUE(state.bans.empty());
  State doubled = state_of(".XXX. XO.OX .XXO. ...X. .....", Black);
  doubled.bans = {{doubled.board.find("C4"), {Black, doubled.board.find("B4")}}};
  EXPECT_TRUE(doubled.after({false, doubled.board.find("C4")}));
}

TEST(VerifyPlay, Passing_lifts_the_ban_named_or_all_of_them) {
  State state = state_of("..... ..... .....", Black);
  const auto at = [&](const char* name) { return state.board.find(name); };
  state.board.stones[White] = points(state.board, "A3 C3 E3");
  state.bans = {
      {at("A2"), {Black, at("A3")}}, {at("C2"), {Black, at("C3")}}, {at("E2"), {White, at("E3")}}};
  EXPECT_NE(actions_of(state).find("pass A2 pass C2"), std::string::npos);
  EXPECT_EQ(played(state, "pass:C2").bans.size(), 2U);
  state.lifts_all = true;
  EXPECT_EQ(actions_of(state).find("pass C2"), std::string::npos);
  EXPECT_EQ(played(state, "pass:A2").bans.size(), 1U);
  EXPECT_EQ(played(state, "pass:C2").bans.size(), 1U);
  EXPECT_FALSE(state.after({true, at("E2")}));
}

TEST(VerifyPlay, Watched_stones_stand_until_they_are_taken) {
  State state = state_of(kKoShape, White);
  state.standing = points(state.board, "C3 B4");
  state = played(state, "B3");
  EXPECT_EQ(state.standing, points(state.board, "B4"));
  EXPECT_EQ(played(state, "pass:C3 A1 C3").standing, points(state.board, "B4"));
}

}  // namespace
}  // namespace verify::test
