#include "shinpan/api/batch_json.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace shinpan::api {
namespace {

TEST(BatchJsonTest, A_mismatch_has_the_keys_of_the_answer_that_concern_the_result) {
  const char* const game =
      "(;SZ[5]KM[0.5]RE[B+4.5]AB[ba][bb][bc][bd][be][ed]AW[ca][cb][cc][cd][ce];B[];W[])";
  JudgeOptions options;
  options.dead = {"E2"};
  options.alive = {"B1", "C1"};
  const Judged judged = *judge(*record::read(game)->games.front(), options);
  const auto answer =
      nlohmann::ordered_json::parse(judged_json({"a.sgf", 1}, judged, explain::Language::English));
  const auto mismatch = nlohmann::ordered_json::parse(
      mismatch_json({"a.sgf", 1}, judged, explain::Language::English));
  EXPECT_EQ(mismatch.size(), 9U);
  for (const auto& [key, value] : mismatch.items()) {
    EXPECT_EQ(value, answer[key]) << key;
  }
}

TEST(BatchJsonTest, The_summary_names_each_reason_that_occurs) {
  explain::BatchTally tally;
  tally.agreeing = 5;
  tally.one_cause = 2;
  tally.not_compared[static_cast<std::size_t>(explain::RecordAgreement::Reason::Forfeit)] = 3;
  tally.failed = 1;
  const auto summary = nlohmann::json::parse(tally_json(tally))["summary"];
  EXPECT_EQ(summary["games"], 10);
  EXPECT_EQ(summary["compared"], 7);
  EXPECT_EQ(summary["differing"], 2);
  EXPECT_EQ(summary["not_compared"], (nlohmann::json{{"forfeit", 3}}));
  EXPECT_EQ(summary["failed"], 1);
}

}  // namespace
}  // namespace shinpan::api
