#include "proof_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace verify::test {
namespace {

using testing::HasSubstr;

const std::string kLive = "{ [ A1 C1 alive B1 C1 alive C1 B1 alive D1 C1 alive E1 C1 alive ";
const std::string kKeepsRow = kBlackWall + "claim 2 keeps A2 first black ";
const std::string kRowLives = " status alive uncapturable A2 by 2";
const std::string kTakesNakade = kBlackWall + "claim 2 takes B2 first black ";
const std::string kBlackRenews =
    "renews C1 on C1 first white { [ D1 C1 new C1 ( [ B1 D1 joined B2 "
    "D1 joined C2 D1 joined D2 D1 joined D1 B1 joined pass D1 joined "
    "] ) pass D1 joined ] } ";
// Takes alone says no status: whether claim 2 holds is seen by what refuses it.
const std::string kAny = " claim 90 lifeless white area B2 status dead captured B2 by 90 2";
const std::string kAllPoints = "B2 C2 D2 B1 C1 D1 ";

TEST(VerifyStrategy, Keeps_by_answering_every_move) {
  EXPECT_EQ(refusal(kRow, kKeepsRow + kLive + "pass C1 alive ] }" + kRowLives), "");
}

TEST(VerifyStrategy, Keeps_by_play_that_goes_round) {
  EXPECT_EQ(refusal(kRow, kKeepsRow + "{ 1: " + kLive.substr(2) + "pass pass =1 ] }" + kRowLives),
            "");
}

TEST(VerifyStrategy, Refuses_a_list_with_a_reply_missing_doubled_or_illegal) {
  const auto with = [](const std::string& rest) {
    return refusal(kRow, kKeepsRow + kLive + rest + kRowLives);
  };
  EXPECT_THAT(with("] }"), HasSubstr("no answer to pass"));
  EXPECT_THAT(with("pass C1 alive pass C1 alive ] }"), HasSubstr("answered above"));
  EXPECT_THAT(with("A1 C1 alive pass C1 alive ] }"), HasSubstr("answered above"));
  EXPECT_THAT(with("A2 C1 alive pass C1 alive ] }"), HasSubstr("not allowed"));
  EXPECT_THAT(with("E4 C1 alive pass C1 alive ] }"), HasSubstr("not allowed"));
  EXPECT_THAT(with("pass:C1 C1 alive pass C1 alive ] }"), HasSubstr("not allowed"));
  EXPECT_THAT(with("passC1 C1 alive pass C1 alive ] }"), HasSubstr("not wanted"));
}

TEST(VerifyStrategy, Refuses_a_prover_out_of_turn_or_out_of_the_area) {
  const auto with = [](const std::string& strategy) {
    return refusal(kRow, kKeepsRow + strategy + kRowLives);
  };
  EXPECT_THAT(with("{ C1 alive }"), HasSubstr("the other side is to move"));
  EXPECT_THAT(with(kLive + "pass [ A1 ] ] }"), HasSubstr("the prover is to move"));
  EXPECT_THAT(with(kLive + "pass E4 alive ] }"), HasSubstr("not allowed"));
  EXPECT_THAT(with(kLive + "pass A4 alive ] }"), HasSubstr("not allowed"));
  EXPECT_THAT(with(kLive + "pass pass pass C1 alive ] }"), HasSubstr("the other side"));
}

TEST(VerifyStrategy, Refuses_leaves_that_do_not_hold) {
  const auto keeps = [](const std::string& leaf) {
    return refusal(kRow, kKeepsRow + kLive + "pass " + leaf + " ] }" + kRowLives);
  };
  for (const char* const leaf : {"alive", "joined", "enclosed", "captured"}) {
    EXPECT_THAT(keeps(leaf), testing::AnyOf(HasSubstr("does not hold"), HasSubstr("not wanted")))
        << leaf;
  }
  EXPECT_THAT(keeps("new C1 ( alive )"), HasSubstr("no new stone counts"));
  EXPECT_THAT(keeps("( C1 alive ) C1 alive"), HasSubstr("no new stone counts"));
}

TEST(VerifyStrategy, Takes_by_play_or_by_enclosing) {
  for (const char* const strategy :
       {"{ enclosed }",
        "{ C1 [ B1 D1 captured D1 B1 captured pass B1 [ pass D1 captured ] ] }",
        // The node 2 comes about again, after a pass.
        "{ C1 [ B1 2: D1 captured D1 B1 captured pass pass [ B1 =2 D1 B1 captured pass enclosed ] "
        "] }"}) {
    std::string body = kTakesNakade;
    body.append(strategy).append(kAny);
    EXPECT_EQ(refusal(kNakade, body), "") << strategy;
  }
}

TEST(VerifyStrategy, What_is_to_be_reached_does_not_go_round) {
  const std::string open = "{ 1: pass [ pass =1 B1 enclosed C1 enclosed D1 enclosed ] }";
  EXPECT_THAT(refusal(kNakade, kTakesNakade + open + kAny), HasSubstr("not complete"));
  EXPECT_THAT(refusal(kNakade, kTakesNakade + "{ 1: =1 }" + kAny), HasSubstr("no such node"));
  EXPECT_THAT(refusal(kNakade, kTakesNakade + "{ =1 }" + kAny), HasSubstr("no such node"));
}

TEST(VerifyStrategy, Refers_to_equal_states_of_one_kind_only) {
  const auto takes = [](const std::string& strategy) {
    return refusal(kNakade, kTakesNakade + strategy + kAny);
  };
  EXPECT_THAT(takes("{ C1 [ B1 2: D1 captured D1 =2 pass enclosed ] }"),
              HasSubstr("another state"));
  EXPECT_THAT(takes("{ C1 [ B1 2: D1 2: captured D1 B1 captured pass enclosed ] }"),
              HasSubstr("same number"));
  EXPECT_THAT(takes("{ 1: 2: enclosed }"), HasSubstr("label"));
  EXPECT_THAT(takes("{ x: enclosed }"), HasSubstr("label"));
  // Node 1 shows what comes before the capture, the reference stands behind it.
  const std::string clears = kBlackWall +
                             "claim 2 clears B2 on B2 first black { 1: C1 [ B1 D1 =1 D1 "
                             "B1 enclosed pass enclosed ] }" +
                             kAny;
  EXPECT_THAT(refusal(kNakade, clears), HasSubstr("another state or kind"));
}

TEST(VerifyStrategy, Nothing_is_played_past_the_capture) {
  const auto takes = [](const std::string& strategy) {
    return refusal(kNakade, kTakesNakade + strategy + kAny);
  };
  const std::string rest = " D1 B1 captured pass enclosed ] }";
  EXPECT_THAT(takes("{ C1 [ B1 D1 enclosed" + rest), HasSubstr("'captured' is wanted"));
  EXPECT_THAT(takes("{ C1 [ B1 D1 [ pass captured ]" + rest), HasSubstr("'captured' is wanted"));
  EXPECT_THAT(takes("{ C1 [ B1 captured" + rest), HasSubstr("'captured' is not wanted"));
  EXPECT_THAT(takes("{ captured }"), HasSubstr("'captured' is not wanted"));
}

TEST(VerifyStrategy, Keeps_ends_when_the_chain_is_taken) {
  const std::string body = kBlackWall +
                           "claim 2 keeps C1 first white { [ D1 C1 joined pass D1 joined ] } "
                           "status alive uncapturable C1 by 2";
  EXPECT_THAT(refusal(kSnapback, body), HasSubstr("the chain has been taken"));
}

TEST(VerifyStrategy, Renews_by_a_new_stone_that_stays) {
  const std::string status =
      " claim 3 takes C1 first white { D1 captured } status alive capturable-1 C1 by 3 2";
  EXPECT_EQ(refusal(kSnapback, kBlackWall + "claim 2 " + kBlackRenews + status), "");
  const auto with = [&](const std::string& strategy) {
    return refusal(kSnapback,
                   kBlackWall + "claim 2 renews C1 on C1 first white " + strategy + status);
  };
  // The old stone is none, nor is an empty point, nor one that is not on the points.
  EXPECT_THAT(with("{ [ D1 C1 joined pass D1 joined ] }"), HasSubstr("does not hold"));
  EXPECT_THAT(with("{ [ pass D1 new C1 ( joined ) D1 C1 joined ] }"),
              HasSubstr("not about a new stone"));
  EXPECT_THAT(with("{ [ pass D1 new D1 ( joined ) D1 C1 joined ] }"),
              HasSubstr("not about a new stone"));
  EXPECT_THAT(with("{ [ D1 new C1 ( joined ) pass D1 joined ] }"),
              HasSubstr("not about a new stone"));
  // Round play helps only while the old stone stands.
  EXPECT_THAT(with("{ [ D1 1: pass [ pass =1 C1 pass captured ] pass D1 joined ] }"),
              HasSubstr("not complete"));
  EXPECT_THAT(with("{ [ D1 C1 new C1 ( [ B1 D1 joined ] ) pass D1 joined ] }"),
              HasSubstr("no answer to"));
}

TEST(VerifyStrategy, Clears_shows_of_every_new_stone_that_it_can_be_taken) {
  const auto with = [](const std::string& strategy) {
    return refusal(kNakade,
                   kBlackWall + "claim 2 clears B2 on " + kAllPoints + "first black " + strategy +
                       " status dead captured B2 by 2 1");
  };
  EXPECT_EQ(with("{ enclosed }"), "");
  EXPECT_EQ(with("{ C1 [ B1 ( B1 D1 captured ) D1 enclosed D1 ( D1 B1 captured ) B1 enclosed pass "
                 "enclosed ] }"),
            "");
  EXPECT_THAT(with("{ C1 [ B1 D1 enclosed D1 ( D1 B1 captured ) B1 enclosed pass enclosed ] }"),
              HasSubstr("not shown that all new stones"));
  EXPECT_THAT(with("{ C1 [ B1 ( B2 D1 captured ) D1 enclosed pass enclosed ] }"),
              HasSubstr("not about a new stone"));
  EXPECT_THAT(with("{ C1 [ B1 ( B1 D1 enclosed ) D1 enclosed pass enclosed ] }"),
              HasSubstr("'captured' is wanted"));
  EXPECT_THAT(with("{ C1 [ ( B1 D1 captured ) ] }"), HasSubstr("not wanted"));
}

TEST(VerifyStrategy, After_the_capture_clears_may_go_round) {
  const std::string claims =
      kTwoWalls +
      "claim 3 takes E1 first black { D1 captured } claim 4 renews B1 on B1 C1 D1 E1 first "
      "white { [ C1 D1 new D1 ( joined ) D1 C1 [ D1 E1 new E1 ( joined ) E1 D1 joined pass D1 "
      "joined ] pass D1 new D1 ( joined ) ] } claim 5 clears B1 on B1 first white { C1 1: [ "
      "pass pass =1 D1 pass 2: [ pass pass =2 E1 pass 3: [ pass pass =3 ] ] ] } ";
  EXPECT_EQ(refusal(kTwo, claims + "status alive capturable-2 B1 by 5 4 3"), "");
  EXPECT_THAT(refusal(kTwo, claims + "status alive capturable-2 B1 by 5 4"),
              HasSubstr("does not follow"));
  EXPECT_THAT(refusal(kTwo, claims + "status alive capturable-2 B1 by 4 3"),
              HasSubstr("does not follow"));
  EXPECT_THAT(refusal(kTwo, claims + "status alive capturable-1 B1 by 5 4 3"),
              HasSubstr("does not follow"));
}

TEST(VerifyStrategy, Empties_needs_every_part_enclosed) {
  const auto with = [](const std::string& strategy) {
    return refusal(kNakade,
                   kBlackWall + "claim 2 empties white area C1 first white " + strategy +
                       " status dead captured B2 by 2");
  };
  EXPECT_EQ(with("{ enclosed }"), "");
  EXPECT_EQ(with("{ [ B1 enclosed C1 enclosed D1 enclosed pass enclosed ] }"), "");
  EXPECT_THAT(with("{ [ B1 enclosed C1 enclosed D1 enclosed pass captured ] }"),
              HasSubstr("not wanted"));
  EXPECT_THAT(with("{ [ B1 enclosed C1 enclosed D1 enclosed pass alive ] }"),
              HasSubstr("does not hold"));
  EXPECT_THAT(
      refusal(kTwo,
              kTwoWalls + "claim 3 empties black area C1 first white { enclosed } status dead "
                          "captured B1 by 3"),
      HasSubstr("does not hold"));
}

TEST(VerifyStrategy, A_ko_is_passed_for_by_name) {
  const auto with = [](const std::string& strategy) {
    return refusal(kKo,
                   kTwoWalls + "claim 3 clears C1 on C1 D1 first white " + strategy +
                       " status dead captured "
                       "C1 by 3 1 2");
  };
  EXPECT_EQ(with("{ D1 [ pass:C1 C1 enclosed ] }"), "");
  EXPECT_THAT(with("{ D1 [ pass C1 enclosed ] }"), HasSubstr("not allowed"));
  EXPECT_THAT(with("{ D1 [ C1 pass ] }"), HasSubstr("not allowed"));
  EXPECT_THAT(with("{ D1 [ pass:C1 C1 enclosed pass:C1 C1 enclosed ] }"),
              HasSubstr("answered above"));
  EXPECT_THAT(with("{ D1 [ ] }"), HasSubstr("no answer to pass C1"));
  // White passes, Black takes back: a new stone, and now it is White who has to pass for the ko.
  const std::string back = "{ D1 [ pass:C1 pass [ pass C1 enclosed C1 ";
  EXPECT_THAT(with(back + "pass:D1 [ pass D1 enclosed ] ] ] }"), HasSubstr("not shown"));
  EXPECT_THAT(with(back + "( C1 D1 captured ) pass:D1 enclosed ] ] }"), HasSubstr("not allowed"));
}

TEST(VerifyStrategy, Deep_play_is_followed_and_too_deep_play_refused) {
  const auto nested = [](int times) {
    std::string text = "{ ";
    for (int i = 0; i < times; ++i) {
      text += kLive.substr(2) + "pass pass ";
    }
    text += kLive.substr(2) + "pass C1 alive ]";
    for (int i = 0; i < times; ++i) {
      text += " ]";
    }
    return kKeepsRow + text + " }" + kRowLives;
  };
  EXPECT_EQ(refusal(kRow, nested(4000)), "");
  EXPECT_THAT(refusal(kRow, nested(20000)), HasSubstr("too deep"));
}

}  // namespace
}  // namespace verify::test
