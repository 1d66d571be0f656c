#include "server/work_slots.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

namespace shinpan::server {
namespace {

TEST(WorkSlotsTest, So_many_are_admitted_as_have_turns_or_may_wait) {
  WorkSlots slots(2, 3);
  std::vector<WorkSlots::Admission> admissions;
  for (unsigned i = 0; i < 5; ++i) {
    EXPECT_EQ(slots.admitted(), i);
    std::optional<WorkSlots::Admission> admission = slots.admit();
    ASSERT_TRUE(admission);
    admissions.push_back(std::move(*admission));
  }
  EXPECT_FALSE(slots.admit());
  EXPECT_EQ(slots.admitted(), 5U);
  admissions.pop_back();
  EXPECT_EQ(slots.admitted(), 4U);
  EXPECT_TRUE(slots.admit());
  EXPECT_EQ(slots.admitted(), 4U) << "that one is gone again";
  admissions.clear();
  EXPECT_EQ(slots.admitted(), 0U);
}

TEST(WorkSlotsTest, An_admission_that_moves_is_still_one) {
  WorkSlots slots(1, 0);
  auto first = slots.admit();
  ASSERT_TRUE(first);
  auto kept = std::make_shared<WorkSlots::Admission>(std::move(*first));
  first.reset();
  EXPECT_EQ(slots.admitted(), 1U);
  EXPECT_FALSE(slots.admit());
  kept.reset();
  EXPECT_EQ(slots.admitted(), 0U);
}

TEST(WorkSlotsTest, A_turn_waits_for_the_one_before_it) {
  WorkSlots slots(1, 1);
  std::atomic<bool> first_is_over = false;
  std::atomic<bool> came_early = false;
  std::thread other;
  {
    const WorkSlots::Turn turn(slots);
    other = std::thread([&] {
      const WorkSlots::Turn mine(slots);
      came_early = !first_is_over;
    });
    std::this_thread::yield();
    first_is_over = true;
  }
  other.join();
  EXPECT_FALSE(came_early);
}

TEST(WorkSlotsTest, All_the_turns_that_there_are_can_be_taken_at_once) {
  WorkSlots slots(3, 0);
  for (int round = 0; round < 2; ++round) {
    const WorkSlots::Turn first(slots);
    const WorkSlots::Turn second(slots);
    const WorkSlots::Turn third(slots);
  }
}

TEST(WorkSlotsTest, Many_threads_have_no_more_turns_at_once_than_there_are) {
  constexpr unsigned kTurns = 3;
  constexpr unsigned kThreads = 16;
  constexpr unsigned kRounds = 500;
  WorkSlots slots(kTurns, kThreads);
  std::atomic<unsigned> now = 0;
  std::atomic<unsigned> most = 0;
  std::atomic<unsigned> all = 0;
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < kThreads; ++i) {
    threads.emplace_back([&] {
      const auto admission = slots.admit();
      for (unsigned round = 0; round < kRounds; ++round) {
        const WorkSlots::Turn turn(slots);
        const unsigned with_me = ++now;
        for (unsigned seen = most; seen < with_me && !most.compare_exchange_weak(seen, with_me);) {
        }
        std::this_thread::yield();
        --now;
        ++all;
      }
    });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  EXPECT_EQ(all, kThreads * kRounds);
  EXPECT_LE(most, kTurns);
  EXPECT_EQ(slots.admitted(), 0U);
}

TEST(WorkSlotsTest, Many_threads_are_never_admitted_beyond_the_limit) {
  constexpr unsigned kMost = 4;
  WorkSlots slots(1, kMost - 1);
  std::atomic<unsigned> now = 0;
  std::atomic<bool> too_many = false;
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < 12; ++i) {
    threads.emplace_back([&] {
      for (int round = 0; round < 2000; ++round) {
        if (const auto admission = slots.admit()) {
          too_many = too_many || ++now > kMost;
          std::this_thread::yield();
          --now;
        }
      }
    });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  EXPECT_FALSE(too_many);
  EXPECT_EQ(slots.admitted(), 0U);
}

}  // namespace
}  // namespace shinpan::server
