#include "shinpan/life/search/table.hpp"

#include "shinpan/base/hash.hpp"

#include <gtest/gtest.h>

namespace shinpan::life {
namespace {

TEST(TableTest, What_was_stored_is_found) {
  Table table;
  EXPECT_FALSE(table.find(5));
  table.store(5, {2, 3}, 1);
  ASSERT_TRUE(table.find(5));
  EXPECT_EQ(table.find(5)->proof, 2U);
  EXPECT_EQ(table.find(5)->disproof, 3U);
  EXPECT_FALSE(table.find(6));
}

TEST(TableTest, The_key_zero_is_a_key_like_others) {
  Table table;
  EXPECT_FALSE(table.find(0));
  table.store(0, proven_at(0), 1);
  ASSERT_TRUE(table.find(0));
  EXPECT_TRUE(table.find(0)->proven());
}

TEST(TableTest, A_second_store_replaces_the_first) {
  Table table;
  table.store(5, {2, 3}, 100);
  table.store(5, kDisproven, 1);
  ASSERT_TRUE(table.find(5));
  EXPECT_TRUE(table.find(5)->disproven());
  EXPECT_FALSE(table.find(5)->proven());
}

TEST(TableTest, Growing_loses_nothing) {
  Table table;
  table.allow(1U << 20U);
  for (std::uint64_t i = 0; i < 20'000; ++i) {
    table.store(base::mix(i), {static_cast<std::uint32_t>(i + 1), 1}, 1);
  }
  int lost = 0;
  for (std::uint64_t i = 0; i < 20'000; ++i) {
    const std::optional<Numbers> found = table.find(base::mix(i));
    lost += !found || found->proof != i + 1 ? 1 : 0;
  }
  EXPECT_EQ(lost, 0);
}

TEST(TableTest, The_least_searched_gives_way_when_the_table_is_full) {
  Table table;
  table.allow(64);
  table.store(base::mix(1), proven_at(0), 1'000'000);
  for (std::uint64_t i = 2; i < 5'000; ++i) {
    table.store(base::mix(i), {1, 1}, 1);
  }
  ASSERT_TRUE(table.find(base::mix(1)));
  EXPECT_TRUE(table.find(base::mix(1))->proven());
  int found = 0;
  for (std::uint64_t i = 1; i < 5'000; ++i) {
    found += table.find(base::mix(i)).has_value() ? 1 : 0;
  }
  EXPECT_LE(found, 64);
}

TEST(TableTest, It_is_never_smaller_than_the_least_and_keeps_what_it_holds) {
  Table table;
  table.allow(1U << 10U);
  for (std::uint64_t i = 1; i <= 500; ++i) {
    table.store(base::mix(i), {1, 1}, 1);
  }
  table.allow(1);
  int found = 0;
  for (std::uint64_t i = 1; i <= 500; ++i) {
    found += table.find(base::mix(i)).has_value() ? 1 : 0;
  }
  EXPECT_GT(found, 16);
}

}  // namespace
}  // namespace shinpan::life
