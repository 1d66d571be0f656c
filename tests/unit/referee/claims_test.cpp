#include "shinpan/referee/claims.hpp"

#include "support/board_picture.hpp"

#include <gtest/gtest.h>

namespace shinpan::referee {
namespace {

using board::Color;
using board::PointSet;

PointSet set_of(std::initializer_list<std::uint16_t> points) {
  PointSet out;
  for (const std::uint16_t p : points) {
    out.insert({p});
  }
  return out;
}

TEST(ClaimsTest, Nothing_is_agreed_before_both_have_spoken) {
  Claims claims;
  claims.say(Color::Black, set_of({1, 2}), ChainStatus::Dead);
  EXPECT_TRUE(claims.agreed().empty());
  EXPECT_TRUE(claims.disputed().empty());
  EXPECT_EQ(claims.dead(Color::Black), set_of({1, 2}));
}

TEST(ClaimsTest, The_same_word_agrees_and_another_one_disputes) {
  Claims claims;
  for (const Color color : board::kColors) {
    claims.say(color, set_of({1, 2}), ChainStatus::Dead);
    claims.say(color, set_of({3}), ChainStatus::Alive);
  }
  claims.say(Color::Black, set_of({4}), ChainStatus::Alive);
  claims.say(Color::White, set_of({4}), ChainStatus::Dead);
  EXPECT_EQ(claims.agreed(), set_of({1, 2, 3}));
  EXPECT_EQ(claims.agreed_dead(), set_of({1, 2}));
  EXPECT_EQ(claims.disputed(), set_of({4}));
}

TEST(ClaimsTest, The_last_word_counts) {
  Claims claims;
  claims.say(Color::Black, set_of({1}), ChainStatus::Dead);
  claims.say(Color::White, set_of({1}), ChainStatus::Alive);
  EXPECT_EQ(claims.disputed(), set_of({1}));
  claims.say(Color::Black, set_of({1}), ChainStatus::Alive);
  EXPECT_EQ(claims.agreed(), set_of({1}));
  EXPECT_TRUE(claims.agreed_dead().empty());
}

}  // namespace
}  // namespace shinpan::referee
