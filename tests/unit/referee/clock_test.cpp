#include "shinpan/referee/clock.hpp"

#include "shinpan/base/random.hpp"

#include <gtest/gtest.h>

namespace shinpan::referee {
namespace {

using rules::HalfPoints;

constexpr Milliseconds kSecond = 1000;

// Thinks and moves.
void move(Clock& clock, Milliseconds thought) {
  clock.run(thought);
  clock.move_made();
}

TEST(ClockTest, Without_a_limit_time_never_runs_out) {
  Clock clock;
  clock.run(kLongestTime);
  EXPECT_FALSE(clock.is_out());
  EXPECT_EQ(clock, Clock(Unlimited{}));
}

TEST(ClockTest, Absolute_time_is_used_up_when_all_of_it_has_run) {
  Clock clock(Absolute{10 * kSecond});
  move(clock, 9999);
  EXPECT_EQ(clock.left(), (TimeLeft{1, 0, 0}));
  EXPECT_FALSE(clock.is_out());
  clock.run(1);
  EXPECT_TRUE(clock.is_out());
}

TEST(ClockTest, A_byoyomi_period_comes_back_with_each_move_until_it_is_used_up) {
  Clock clock(Byoyomi{10 * kSecond, 30 * kSecond, 3});
  move(clock, 5 * kSecond);
  EXPECT_EQ(clock.left(), (TimeLeft{5 * kSecond, 30 * kSecond, 3}));
  clock.run(15 * kSecond);
  EXPECT_EQ(clock.left(), (TimeLeft{0, 20 * kSecond, 3}));
  clock.move_made();
  EXPECT_EQ(clock.left(), (TimeLeft{0, 30 * kSecond, 3}));
  move(clock, 30 * kSecond);
  EXPECT_EQ(clock.left(), (TimeLeft{0, 30 * kSecond, 2}));
  clock.run(59 * kSecond);
  EXPECT_EQ(clock.left(), (TimeLeft{0, 1 * kSecond, 1}));
  clock.run(1 * kSecond);
  EXPECT_TRUE(clock.is_out());
  EXPECT_EQ(clock.left(), (TimeLeft{0, 0, 0}));
}

TEST(ClockTest, Byoyomi_without_main_time_begins_at_once) {
  Clock clock(Byoyomi{0, 30 * kSecond, 1});
  move(clock, 29 * kSecond);
  EXPECT_FALSE(clock.is_out());
  clock.run(30 * kSecond);
  EXPECT_TRUE(clock.is_out());
}

TEST(ClockTest, A_canadian_period_holds_for_its_stones) {
  Clock clock(Canadian{10 * kSecond, 60 * kSecond, 2});
  move(clock, 4 * kSecond);
  EXPECT_EQ(clock.left(), (TimeLeft{6 * kSecond, 60 * kSecond, 2}));
  move(clock, 10 * kSecond);
  EXPECT_EQ(clock.left(), (TimeLeft{0, 56 * kSecond, 1}));
  move(clock, 50 * kSecond);
  EXPECT_EQ(clock.left(), (TimeLeft{0, 60 * kSecond, 2})) << "a new period";
  clock.run(60 * kSecond);
  EXPECT_TRUE(clock.is_out());
}

TEST(ClockTest, Fischer_adds_up_to_the_cap) {
  Clock clock(Fischer{20 * kSecond, 5 * kSecond, 22 * kSecond});
  move(clock, 4 * kSecond);
  EXPECT_EQ(clock.left().main, 21 * kSecond);
  move(clock, 1 * kSecond);
  EXPECT_EQ(clock.left().main, 22 * kSecond);
  clock.run(22 * kSecond);
  EXPECT_TRUE(clock.is_out());
}

TEST(ClockTest, Fischer_takes_nothing_away_above_the_cap) {
  Clock clock(Fischer{30 * kSecond, 5 * kSecond, 20 * kSecond});
  move(clock, 1 * kSecond);
  EXPECT_EQ(clock.left().main, 29 * kSecond);
}

TEST(ClockTest, Fischer_may_bound_each_move) {
  Clock clock(Fischer{60 * kSecond, 0, {}, 10 * kSecond});
  clock.run(5 * kSecond);
  clock.run(4999);
  EXPECT_FALSE(clock.is_out());
  clock.move_made();
  clock.run(10 * kSecond);
  EXPECT_TRUE(clock.is_out());
}

TEST(ClockTest, Simple_gives_the_same_for_every_move) {
  Clock clock(Simple{10 * kSecond});
  move(clock, 9 * kSecond);
  EXPECT_EQ(clock.left().main, 10 * kSecond);
  clock.run(10 * kSecond);
  EXPECT_TRUE(clock.is_out());
}

TEST(ClockTest, Ing_overtime_is_paid_for_period_by_period) {
  const IngOvertime system = ing_overtime(60 * kSecond);
  EXPECT_EQ(system.period, 10 * kSecond);
  Clock clock(system);
  move(clock, 59 * kSecond);
  EXPECT_EQ(clock.penalty(), HalfPoints{});
  move(clock, 1 * kSecond);
  EXPECT_EQ(clock.penalty(), HalfPoints::points(2)) << "the main time is gone";
  move(clock, 6 * kSecond);
  EXPECT_EQ(clock.left(), (TimeLeft{0, 4 * kSecond, 3})) << "no time for each move";
  move(clock, 5 * kSecond);
  EXPECT_EQ(clock.left(), (TimeLeft{0, 9 * kSecond, 2}));
  EXPECT_EQ(clock.penalty(), HalfPoints::points(4));
  clock.run(19 * kSecond);
  EXPECT_TRUE(clock.is_out());
  EXPECT_EQ(clock.penalty(), HalfPoints::points(6));
}

TEST(ClockTest, Ing_overtime_in_one_thought_costs_as_much) {
  Clock clock(ing_overtime(60 * kSecond));
  clock.run(85 * kSecond);
  EXPECT_EQ(clock.penalty(), HalfPoints::points(6));
  EXPECT_FALSE(clock.is_out());
  clock.run(1000 * kSecond);
  EXPECT_EQ(clock.penalty(), HalfPoints::points(6));
  EXPECT_TRUE(clock.is_out());
}

const TimeSystem kSystems[] = {Absolute{50 * kSecond},
                               Byoyomi{20 * kSecond, 7 * kSecond, 4},
                               Canadian{20 * kSecond, 30 * kSecond, 3},
                               Fischer{20 * kSecond, 4 * kSecond, 25 * kSecond, 15 * kSecond},
                               Simple{10 * kSecond},
                               IngOvertime{20 * kSecond, 6 * kSecond, 4, HalfPoints{3}}};

TEST(ClockTest, Time_that_runs_in_pieces_is_the_same_time) {
  base::Random random(7);
  for (int i = 0; i < 2000; ++i) {
    Clock whole(kSystems[random.below(std::size(kSystems))]);
    Clock pieces = whole;
    for (int moves = 0; moves < 8; ++moves) {
      const auto thought = static_cast<Milliseconds>(random.below(12000));
      const auto part = static_cast<Milliseconds>(random.below(12000)) % (thought + 1);
      whole.run(thought);
      pieces.run(part);
      pieces.run(thought - part);
      ASSERT_EQ(whole, pieces) << "system " << whole.system().index();
      whole.move_made();
      pieces.move_made();
      ASSERT_EQ(whole, pieces);
      ASSERT_GE(whole.left().main, 0);
      ASSERT_GE(whole.left().overtime, 0);
      ASSERT_GE(whole.left().units, 0);
    }
  }
}

TEST(ClockTest, A_clock_that_is_out_stays_out) {
  for (const TimeSystem& system : kSystems) {
    Clock clock(system);
    clock.run(kLongestTime);
    ASSERT_TRUE(clock.is_out()) << system.index();
    const Clock out = clock;
    clock.move_made();
    clock.run(1);
    EXPECT_EQ(clock, out);
  }
}

TEST(ClockTest, Lengths_and_numbers_have_their_ranges) {
  for (const TimeSystem& system : kSystems) {
    EXPECT_TRUE(is_valid(system));
  }
  EXPECT_TRUE(is_valid(Byoyomi{0, 1, 1}));
  EXPECT_FALSE(is_valid(Absolute{0}));
  EXPECT_FALSE(is_valid(Absolute{kLongestTime + 1}));
  EXPECT_FALSE(is_valid(Byoyomi{0, 0, 1}));
  EXPECT_FALSE(is_valid(Byoyomi{0, 1, 0}));
  EXPECT_FALSE(is_valid(Canadian{0, 1, -1}));
  EXPECT_FALSE(is_valid(Fischer{1, -1}));
  EXPECT_FALSE(is_valid(Fischer{1, 1, 0}));
  EXPECT_FALSE(is_valid(Simple{-5}));
  EXPECT_FALSE(is_valid(IngOvertime{1, 1, 1, {}}));
  EXPECT_FALSE(is_valid(IngOvertime{1, 1, 1, HalfPoints::points(1001)}));
}

}  // namespace
}  // namespace shinpan::referee
