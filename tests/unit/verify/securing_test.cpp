#include "proof_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace verify::test {
namespace {

using testing::HasSubstr;

// Four points in a row for two eyes, closed in from outside.
constexpr const char* kFour = "....X XXXXX OOOOO .....";

std::string alive(const std::string& claim) {
  return "claim 1 secures black chains A3 " + claim + " status alive uncapturable A3 by 1";
}

std::string plan(const std::string& zone, const std::string& answers) {
  return alive("{ within " + zone + " [ " + answers + " ] }");
}

constexpr const char* kAnswers =
    "pass B4 secured A4 C4 secured B4 C4 secured C4 B4 secured D4 B4 secured";

TEST(VerifyPlans, Every_move_in_the_zone_is_answered) {
  EXPECT_EQ(refusal(kFour, plan("A3 A4 B4 C4 D4", kAnswers)), "");
  EXPECT_THAT(refusal(kFour, plan("A3 A4 B4 C4 D4", "pass B4 secured A4 C4 secured B4 C4 secured")),
              HasSubstr("no answer to C4"));
  EXPECT_THAT(refusal(kFour, alive("{ secured }")), HasSubstr("not secured"));
  EXPECT_THAT(refusal(kFour, plan("A3 A4 B4 C4 D4", std::string(kAnswers) + " D4 B4 secured")),
              HasSubstr("no move to answer"));
}

TEST(VerifyPlans, An_answer_must_do_and_must_be_allowed) {
  EXPECT_THAT(refusal(kFour,
                      plan("A3 A4 B4 C4 D4",
                           "pass A4 secured A4 C4 secured B4 C4 secured C4 B4 secured D4 B4 "
                           "secured")),
              HasSubstr("not secured"));
  EXPECT_THAT(refusal(kFour,
                      plan("A3 A4 B4 C4 D4",
                           "pass B4 secured A4 A4 secured B4 C4 secured C4 B4 secured D4 B4 "
                           "secured")),
              HasSubstr("A4 may not be played"));
}

TEST(VerifyPlans, What_lies_outside_of_the_zone_helps_nobody) {
  // With B4, the zone without C4 and D4 holds one eye.
  EXPECT_THAT(refusal(kFour, plan("A3 A4 B4", "pass B4 secured A4 C4 secured B4 C4 secured")),
              HasSubstr("not secured"));
  EXPECT_THAT(refusal(kFour, plan("A3", "pass B4 secured")), HasSubstr("no liberty in the zone"));
  EXPECT_THAT(refusal(kFour, plan("A3 A4 C4 D4", "pass B4 secured")),
              HasSubstr("B4 may not be played"));
}

// F1 is joined at F2 when White passes; White at F2 takes it.
TEST(VerifyPlans, A_chain_that_is_taken_does_not_live_on) {
  const auto with = [](const std::string& chain, const std::string& status) {
    return refusal(".X.X.O. XXXXX.O .OOOOXO",
                   "claim 1 secures black chains " + chain +
                       " { within F1 F2 A2 A3 C3 [ pass F2 secured F2 A3 secured ] } status alive "
                       "uncapturable " +
                       status + " by 1");
  };
  EXPECT_THAT(with("F1", "F1"), HasSubstr("a chain is taken"));
  EXPECT_THAT(with("A2", "A2"), HasSubstr("not secured")) << "A3 is an eye of its own";
}

TEST(VerifyPlans, Areas_are_emptied_by_living_chains) {
  EXPECT_THAT(refusal(kFour,
                      "claim 1 secures black chains A3 areas A2 { within A3 A4 B4 C4 D4 [ " +
                          std::string(kAnswers) + " ] } status dead captured A2 by 1"),
              HasSubstr("not secured"));
  // A white stone in a row of five cannot live there.
  EXPECT_EQ(refusal(".O...X XXXXXX OOOOOO ......",
                    "claim 1 secures black chains A3 areas B4 { within A3 A4 B4 C4 D4 E4 [ pass D4 "
                    "secured A4 C4 secured C4 D4 secured D4 C4 secured E4 C4 secured ] } status "
                    "dead captured B4 by 1"),
            "");
}

TEST(VerifyPlans, On_a_line_an_area_holds_one_inner_point_at_most) {
  EXPECT_THAT(refusal(".X.OO",
                      "claim 1 secures black chains B1 areas C1 { secured } status dead captured "
                      "D1 by 1"),
              HasSubstr("not secured"));
  EXPECT_EQ(refusal(".X.O",
                    "claim 1 secures black chains B1 areas C1 { secured } status dead captured D1 "
                    "by 1"),
            "");
}

TEST(VerifyPlans, An_area_is_beside_the_chains) {
  EXPECT_THAT(refusal(kFour,
                      "claim 1 secures black chains A3 areas A3 { secured }" +
                          std::string(" status alive uncapturable A3 by 1")),
              HasSubstr("an area"));
}

TEST(VerifyPlans, Where_suicide_is_allowed_there_is_no_such_claim) {
  const std::string text = "shinpan-proof 1 position p\nsize 5 4 board " + std::string(kFour) +
                           " suicide allowed " + plan("A3 A4 B4 C4 D4", kAnswers) + " end";
  const Report report = verify(text);
  ASSERT_EQ(report.positions.size(), 1U) << report.error;
  ASSERT_EQ(report.positions.front().statuses.size(), 1U);
  EXPECT_THAT(report.positions.front().statuses.front().refusal, HasSubstr("suicide"));
}

}  // namespace
}  // namespace verify::test
