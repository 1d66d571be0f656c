#include "shinpan/referee/hypothetical_play.hpp"

#include "support/board_picture.hpp"

#include <gtest/gtest.h>

namespace shinpan::referee {
namespace {

using board::Color;
using rules::Refusal;
using support::Picture;

constexpr Color B = Color::Black;
constexpr Color W = Color::White;

const Picture kKo(R"(
  . X O .
  X O a O
  . X O .)");

HypotheticalPlay about_the_ko(rules::KoPass ko_pass) {
  return {kKo.board(), support::at(kKo.size(), "B2"), W, ko_pass};
}

TEST(HypotheticalPlayTest, The_first_check_that_fails_gives_the_reason) {
  HypotheticalPlay play = about_the_ko(rules::KoPass::Specific);
  EXPECT_EQ(play.play(B, {12}), Refusal::Outside);
  EXPECT_EQ(play.play(W, {0}), Refusal::WrongTurn);
  EXPECT_EQ(play.play(B, support::at(kKo.size(), "B2")), Refusal::Occupied);
  EXPECT_EQ(play.play(B, support::at(kKo.size(), "D1")), Refusal::Suicide);
  EXPECT_TRUE(play.trial().line.empty());
}

TEST(HypotheticalPlayTest, The_chain_counts_as_taken_once_all_its_stones_are) {
  HypotheticalPlay play = about_the_ko(rules::KoPass::Specific);
  EXPECT_EQ(play.trial().chain.count(), 1);
  EXPECT_FALSE(play.trial().taken);
  EXPECT_EQ(play.play(B, kKo.point_marked('a')), std::nullopt);
  EXPECT_TRUE(play.trial().taken);
}

TEST(HypotheticalPlayTest, Under_the_rules_of_2003_one_pass_lifts_every_ban_of_the_passer) {
  HypotheticalPlay play = about_the_ko(rules::KoPass::Any);
  ASSERT_EQ(play.play(B, kKo.point_marked('a')), std::nullopt);
  const board::Point ko = support::at(kKo.size(), "B2");
  EXPECT_EQ(play.play(W, ko), Refusal::Ko);
  EXPECT_TRUE(play.may_pass_for(ko));
  play.pass(ko);
  EXPECT_TRUE(play.bans().empty());
  EXPECT_FALSE(play.may_pass_for(ko));
}

}  // namespace
}  // namespace shinpan::referee
