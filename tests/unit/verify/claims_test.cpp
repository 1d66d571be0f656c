#include "proof_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace verify::test {
namespace {

using testing::HasSubstr;

TEST(VerifyClaims, Living_names_chains_their_eyes_and_all_chains_around_them) {
  const auto with = [](const std::string& claim) {
    return refusal(kNakade, "claim 1 " + claim + " status alive uncapturable A3 by 1");
  };
  EXPECT_EQ(with("living black chains A3 eyes A4 C4"), "");
  EXPECT_EQ(with("living black chains A3 A1 eyes A4 C4 E4"), "");
  EXPECT_THAT(with("living black chains A3 eyes A4"), HasSubstr("do not live"));
  EXPECT_THAT(with("living black chains A3 eyes A4 A4"), HasSubstr("do not live"));
  EXPECT_THAT(with("living black chains A3 eyes A4 B1"), HasSubstr("do not live"));
  EXPECT_THAT(with("living black chains A3 B2 eyes A4 C4"), HasSubstr("a stone for an eye"));
  EXPECT_THAT(with("living black chains A3 eyes A4 A3"), HasSubstr("a stone for an eye"));
  EXPECT_THAT(with("living white chains B2 eyes A4 C4"), HasSubstr("do not live"));
  EXPECT_THAT(with("living red chains A3 eyes A4 C4"), HasSubstr("'black white' is wanted"));
  EXPECT_THAT(with("living black chains A3 eyes"), HasSubstr("a point of the board is wanted"));
  EXPECT_THAT(with("living black chains A3 eyes A4 C4 Z9"), HasSubstr("not wanted"));
  // The eye C4 is next to a chain that is not named.
  EXPECT_THAT(
      refusal(".X.X. XXX.. ..... .....",
              "claim 1 living black chains B4 eyes A4 C4 status alive uncapturable B4 by 1"),
      HasSubstr("do not live"));
}

TEST(VerifyClaims, Walls_that_are_not_shown_do_not_count) {
  const std::string body =
      "claim 2 takes B2 first black { enclosed } claim 3 lifeless white area B2 status dead "
      "captured B2 by 3";
  EXPECT_THAT(refusal(kNakade, "claim 1 living black chains A3 eyes A4 " + body),
              HasSubstr("could live"));
  EXPECT_EQ(refusal(kNakade, kBlackWall + body), "");
  EXPECT_THAT(refusal(kNakade, body), HasSubstr("could live"));
}

TEST(VerifyClaims, Lifeless_needs_walls_of_the_other_side_alone) {
  const auto with = [](const std::string& rows,
                       const std::string& walls,
                       const std::string& claim,
                       const std::string& point) {
    return refusal(
        rows, walls + "claim 9 lifeless " + claim + " status dead captured " + point + " by 9");
  };
  EXPECT_EQ(with(kNakade, kBlackWall, "white area D1", "C2"), "");
  EXPECT_THAT(with(kNakade, kBlackWall, "black area D1", "A3"), HasSubstr("could live"));
  EXPECT_THAT(with(kNakade, kBlackWall, "white area A3", "C2"), HasSubstr("in a wall"));
  EXPECT_THAT(with(kNakade, kBlackWall, "white area D1", "A3"), HasSubstr("does not follow"));
  EXPECT_THAT(with(kTwo, kTwoWalls, "black area C1", "B1"), HasSubstr("could live"));
  EXPECT_THAT(with(kRow, kBlackWall, "white area A1", "A2"), HasSubstr("could live"));
}

TEST(VerifyClaims, A_claim_is_about_an_area_and_a_stone_in_it) {
  const auto with = [](const std::string& claim) {
    return refusal(kNakade, kBlackWall + "claim 2 " + claim + " status dead captured B2 by 2 1");
  };
  EXPECT_THAT(with("takes A3 first white { captured }"), HasSubstr("in no area"));
  EXPECT_THAT(with("takes A4 first white { captured }"), HasSubstr("in no area"));
  EXPECT_THAT(with("takes B1 first white { captured }"), HasSubstr("holds no stone"));
  EXPECT_THAT(with("clears B2 on B2 E4 first black { enclosed }"), HasSubstr("outside the area"));
  EXPECT_THAT(with("clears B2 on first black { enclosed }"),
              HasSubstr("a point of the board is wanted"));
  EXPECT_THAT(with("clears B2 first black { enclosed }"), HasSubstr("'on' is wanted"));
  EXPECT_THAT(with("kills B2 first black { enclosed }"), HasSubstr("renews clears' is wanted"));
  EXPECT_THAT(with("empties white area A4 first black { enclosed }"), HasSubstr("in no area"));
  EXPECT_THAT(with("empties white B2 first black { enclosed }"), HasSubstr("'area' is wanted"));
}

TEST(VerifyClaims, Statuses_follow_from_claims_of_the_right_kind) {
  const auto with = [](const std::string& status) {
    return refusal(
        kNakade,
        kBlackWall +
            "claim 2 takes B2 first black { enclosed } claim 3 clears B2 on B2 C2 D2 B1 C1 "
            "D1 first black { enclosed } claim 4 clears B2 on B2 C2 D2 C1 D1 first black { "
            "enclosed } "
            "claim 5 empties white area B1 first white { enclosed } claim 6 clears B2 on B2 C2 D2 "
            "first white { enclosed } status " +
            status);
  };
  EXPECT_EQ(with("dead captured B2 by 3 1"), "");
  EXPECT_EQ(with("dead captured D2 by 5"), "");
  for (const char* const wrong : {"dead captured B2 by 2",
                                  "dead captured B2 by 3",
                                  "dead captured B2 by 4 1",
                                  "dead captured B2 by 6 1",
                                  "dead captured A3 by 5",
                                  "alive captured B2 by 5",
                                  "dead uncapturable A3 by 1",
                                  "alive capturable-1 B2 by 2 6",
                                  "alive capturable-2 B2 by 6 2",
                                  "alive uncapturable B2 by 1",
                                  "alive uncapturable B2 by 2"}) {
    EXPECT_THAT(with(wrong), HasSubstr("does not follow")) << wrong;
  }
  EXPECT_THAT(with("dead captured B1 by 5"), HasSubstr("no stone stands"));
  EXPECT_THAT(with("dead captured Z1 by 5"), HasSubstr("no stone stands"));
  EXPECT_THAT(with("dead captured B2 by 8"), HasSubstr("claim 8 is not above"));
  EXPECT_THAT(with("dead captured B2 by"), HasSubstr("a number is wanted"));
  EXPECT_THAT(with("dead captured B2 by 5 8"), HasSubstr("claim 8 is not above"));
}

TEST(VerifyClaims, To_keep_with_the_own_side_first_is_no_status) {
  const auto with = [](const std::string& first, const std::string& strategy) {
    return refusal(kRow,
                   kBlackWall + "claim 2 keeps A2 first " + first + strategy +
                       " status alive uncapturable A2 by 2");
  };
  EXPECT_THAT(with("white", " { C1 alive }"), HasSubstr("does not follow"));
}

TEST(VerifyClaims, The_side_that_owns_a_stone_may_be_first_where_the_other_is_to_take_it) {
  EXPECT_EQ(
      refusal(kNakade,
              kBlackWall +
                  "claim 2 clears B2 on B2 C2 D2 B1 C1 D1 first white { enclosed } status dead "
                  "captured B2 by 2 1"),
      "");
}

TEST(VerifyClaims, Suicide_allowed_makes_the_eyes_of_walls_stricter) {
  const std::string rows = "OO.X.X OOXXXX XXX... ......";
  const std::string claim =
      "claim 1 living black chains D4 eyes A4 E4 status alive uncapturable D4 by 1";
  EXPECT_EQ(refusal(rows, claim), "");
  EXPECT_EQ(refusal(rows, "suicide forbidden ko-pass any " + claim), "");
  EXPECT_THAT(refusal(rows, "suicide allowed " + claim), HasSubstr("do not live"));
}

}  // namespace
}  // namespace verify::test
