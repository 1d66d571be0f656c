#include "shinpan/api/count.hpp"

#include "shinpan/api/count_json.hpp"
#include "shinpan/api/count_report.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string_view>

namespace shinpan::api {
namespace {

CountedGame counted(std::string_view text,
                    std::vector<count::Method> methods,
                    count::NeutralPoints neutral = count::NeutralPoints::Filled) {
  const base::Result<record::Import> import = record::read(text, "test.txt");
  CountOptions options;
  options.judge.limits = {0, 20000, 1};
  options.methods = std::move(methods);
  options.neutral = neutral;
  return count_game(*import->games.front(), options).value();
}

std::vector<count::Method> all_methods() {
  return {count::kMethods.begin(), count::kMethods.end()};
}

// One neutral point at C3, and the game ended by passes of either side.
constexpr std::string_view kBlackStops =
    "(;GM[1]SZ[5]KM[0]AB[ba][bb][bc][bd][be]AW[da][db][dd][de][dc]AB[ca][cb]AW[cd][ce]"
    ";B[];W[])";
constexpr std::string_view kThreePasses =
    "(;GM[1]SZ[5]KM[0]AB[ba][bb][bc][bd][be]AW[da][db][dd][de]AB[ca][cb]AW[cd][ce]"
    ";B[aa];W[dc];B[];W[];B[])";

TEST(CountTest, Passes_that_end_the_game_cost_no_turn_at_the_neutral_points) {
  for (const std::string_view game : {kBlackStops, kThreePasses}) {
    const CountedGame out = counted(game, {count::Method::Area});
    EXPECT_EQ(out.counts[0].neutral_taken[0].count(), 1);
    EXPECT_EQ(out.counts[0].neutral_taken[1].count(), 0);
  }
}

TEST(CountTest, A_shared_cause_names_its_methods) {
  const CountedGame game = counted(kBlackStops, all_methods());
  const std::vector<SharedCause> causes = shared_causes(game);
  ASSERT_FALSE(causes.empty());
  EXPECT_EQ(causes[0].cause.kind, count::Cause::Kind::StonesPutDown);
  EXPECT_EQ(causes[0].methods.size(), count::kMethods.size() - 2);
  EXPECT_TRUE(shared_causes(counted(kBlackStops, {count::Method::Area})).empty());
}

TEST(CountTest, An_empty_board_is_counted_by_every_method) {
  const CountedGame game = counted("(;GM[1]SZ[9]KM[6.5])", all_methods());
  for (const count::Counted& by_method : game.counts) {
    EXPECT_EQ(by_method.total[1] - by_method.total[0], rules::HalfPoints{13});
    const std::string text = count_report({"empty.sgf", 0}, game, by_method, {}, Boards::EachStep);
    EXPECT_EQ(text.find(": ."), std::string::npos) << text;
  }
}

TEST(CountTest, The_object_has_a_whole_board_and_a_check_after_each_step) {
  const CountedGame game = counted(kBlackStops, all_methods());
  for (const count::Counted& by_method : game.counts) {
    const auto object = nlohmann::json::parse(
        count_json({"test.sgf", 0}, game, by_method, explain::Language::English));
    EXPECT_EQ(object["method"], count::method_id(by_method.method));
    EXPECT_EQ(object["result"], count::result_text(by_method.outcome));
    for (const auto& step : object["steps"]) {
      EXPECT_EQ(step["position"].size(), 5U);
      EXPECT_EQ(step["check"]["total"], 25);
      EXPECT_FALSE(step["kind"].get<std::string>().empty());
    }
    EXPECT_EQ(object["steps"].back()["sums"], object["total"]);
  }
}

}  // namespace
}  // namespace shinpan::api
