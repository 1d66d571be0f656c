#include "shinpan/api/differences.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace shinpan::api {
namespace {

using explain::Difference;
using rules::HalfPoints;
using Kind = Difference::Kind;

// A record of any format under all rule sets.
std::vector<Judged> all_of(const char* text) {
  JudgeOptions options;
  options.use_marks = true;
  options.limits.nodes = 10'000;
  return *judge_under_all(*record::read(text)->games.front(), options);
}

bool concerns(const Difference& difference, const std::string& rules) {
  return std::find(difference.rules.begin(), difference.rules.end(), rules) !=
         difference.rules.end();
}

// What a cause adds to Black's lead under these rules, in points; nothing when it does not occur.
std::optional<double> gain(const std::vector<Judged>& all, Kind kind, const std::string& rules) {
  for (const Difference& difference : differences(all)) {
    if (difference.kind == kind && concerns(difference, rules)) {
      return difference.gain.halves / 2.0;
    }
  }
  return std::nullopt;
}

void expect_gains_make_up_every_margin(const std::vector<Judged>& all) {
  const std::vector<Difference> causes = differences(all);
  for (const Judged& judged : all) {
    HalfPoints sum = reference_of(all).verdict.outcome.margin;
    for (const Difference& cause : causes) {
      sum += concerns(cause, judged.rules.id) ? cause.gain : HalfPoints{};
    }
    EXPECT_EQ(sum, judged.verdict.outcome.margin) << judged.rules.id;
  }
}

// The last neutral point of the middle column fell to Black.
constexpr const char* kOneMoreStone =
    "(;SZ[5]KM[0]AB[ba][bb][bc][bd]AW[da][db][dc][dd]"
    ";B[be];W[de];B[ca];W[cb];B[cc];W[cd];B[ce];W[];B[]"
    "TB[aa][ab][ac][ad][ae]TW[ea][eb][ec][ed][ee])";

TEST(DifferencesTest, Area_gives_a_point_to_the_side_that_has_put_down_one_stone_more) {
  const std::vector<Judged> all = all_of(kOneMoreStone);
  EXPECT_EQ(gain(all, Kind::StonesCount, "chinese"), 1);
  EXPECT_EQ(gain(all, Kind::StonesCount, "korean"), std::nullopt);
  expect_gains_make_up_every_margin(all);
}

TEST(DifferencesTest, The_button_is_half_a_point_for_the_side_that_passed_first) {
  const std::vector<Judged> all = all_of(kOneMoreStone);
  EXPECT_EQ(gain(all, Kind::Button, "aga-button"), -0.5);
  EXPECT_EQ(gain(all, Kind::Button, "aga"), std::nullopt);
}

TEST(DifferencesTest, The_komi_of_the_rule_sets_differs_where_the_record_states_none) {
  const std::vector<Judged> all = all_of("(;SZ[5]AB[ba][bb][bc][bd][be])");
  EXPECT_EQ(gain(all, Kind::Komi, "chinese"), -1);
  EXPECT_EQ(gain(all, Kind::Komi, "ancient-territory"), 6.5);
  EXPECT_EQ(gain(all, Kind::Komi, "korean"), std::nullopt);
  expect_gains_make_up_every_margin(all);
}

TEST(DifferencesTest, White_is_paid_for_the_handicap_by_area_only) {
  const std::vector<Judged> all = all_of("(;SZ[9]KM[0.5]HA[3]AB[gc][cg][gg];W[cc])");
  EXPECT_EQ(gain(all, Kind::Handicap, "chinese"), -3);
  EXPECT_EQ(gain(all, Kind::Handicap, "aga"), -2);
  EXPECT_EQ(gain(all, Kind::Handicap, "new-zealand"), std::nullopt);
  EXPECT_EQ(gain(all, Kind::StonesCount, "chinese"), 2);
  expect_gains_make_up_every_margin(all);
}

TEST(DifferencesTest, Protecting_stones_cost_a_point_by_territory_only) {
  const std::vector<Judged> all = all_of(R"(
    . X O X . O X . .
    O O O O O O X . .
    X O O X . O X . .
    X O X X . X O X .
    X X . . X . O X .
    . . X O . O O X .
    . X X O O O X X .
    . X O . O . O X X
    . X O O . . . O .)");
  EXPECT_EQ(gain(all, Kind::Protection, "chinese"), -1);
  EXPECT_EQ(gain(all, Kind::Protection, "territory-seki"), std::nullopt);
  EXPECT_EQ(gain(all, Kind::NothingDead, "tromp-taylor"), 6);
  expect_gains_make_up_every_margin(all);
}

TEST(DifferencesTest, Eyes_in_a_seki_and_the_group_tax_are_named) {
  const std::vector<Judged> all = all_of(R"(
    . X . O . O X X
    X X O O O O X X
    O O O X X X X X
    X X X X X X X X
    X X X X X X X X
    X X X X X X X X
    X X X X X X X X
    X X X X X . X .)");
  EXPECT_EQ(gain(all, Kind::SekiEyes, "territory-seki"), 0);
  EXPECT_EQ(gain(all, Kind::SekiEyes, "tromp-taylor"), 0);
  EXPECT_EQ(gain(all, Kind::SekiEyes, "stone-scoring"), std::nullopt);
  EXPECT_EQ(gain(all, Kind::GroupTax, "stone-scoring"), -2);
  EXPECT_EQ(gain(all, Kind::GroupTax, "ancient-territory"), -2);
  expect_gains_make_up_every_margin(all);
}

TEST(DifferencesTest, Nothing_is_said_where_the_reference_is_not_counted) {
  std::vector<Judged> all = all_of("(;SZ[5]KM[0]AB[ba][bb][bc][bd][be])");
  EXPECT_FALSE(differences(all).empty());
  all.front().verdict.outcome.ending = count::Ending::Undecided;
  EXPECT_TRUE(differences(all).empty());
}

}  // namespace
}  // namespace shinpan::api
