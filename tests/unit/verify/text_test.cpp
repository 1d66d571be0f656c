#include "proof_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <random>

namespace verify::test {
namespace {

using testing::HasSubstr;

const std::string kGood =
    kBlackWall + "claim 2 lifeless white area B2 status dead captured B2 by 2";

TEST(VerifyText, Reads_any_number_of_positions_with_comments) {
  const std::string first = proof_text(kNakade, "# a comment\n" + kGood + " # another");
  const Report report = verify(first + proof_text(kRow, kBlackWall).substr(15));
  EXPECT_EQ(report.error, "");
  ASSERT_EQ(report.positions.size(), 2U);
  EXPECT_EQ(report.positions[0].name, "test");
  EXPECT_EQ(report.positions[0].rows,
            (std::vector<std::string>{".X.X.", "XXXXX", "XOOOX", "X...X"}));
  EXPECT_EQ(report.positions[0].width, 5);
  EXPECT_EQ(report.positions[0].height, 4);
  EXPECT_EQ(report.positions[0].statuses[0].status, "dead captured");
  EXPECT_EQ(report.positions[0].statuses[0].point, "B2");
  EXPECT_EQ(report.positions[0].statuses[0].refusal, "");
  EXPECT_TRUE(report.positions[1].statuses.empty());
}

TEST(VerifyText, A_name_is_all_of_its_line) {
  const auto name = [](const std::string& line) {
    return verify("shinpan-proof 1\nposition" + line + "\nsize 1 1 board .\nend")
        .positions.at(0)
        .name;
  };
  EXPECT_EQ(name("  a game.sgf # 3 "), "a game.sgf # 3 ");
  EXPECT_EQ(name(""), "");
  EXPECT_EQ(name(" tab\there\x1b[1m\r"), "tab?here?[1m");
}

TEST(VerifyText, What_is_no_proof_is_an_error) {
  for (const char* const text : {"",
                                 "shinpan-proof",
                                 "shinpan-proof 2",
                                 "position",
                                 "shinpan-proof 1",
                                 "shinpan-proof 1 board",
                                 "shinpan-proof 1 position x\nsize 1 1 board ."}) {
    EXPECT_NE(verify(text).error, "") << text;
  }
  EXPECT_NE(verify(proof_text(kNakade, kBlackWall)).error, "");  // states nothing
}

TEST(VerifyText, A_claim_that_is_refused_leaves_the_others) {
  const auto with = [](const std::string& claim) {
    return refusal(
        kNakade,
        kBlackWall + claim + " claim 5 lifeless white area B2 status dead captured B2 by 5");
  };
  for (const char* const claim : {"claim 2 takes B2 first black { X }",
                                  "claim 2 takes B2 first black { enclosed enclosed }",
                                  "claim 2 takes B2 first black { }",
                                  "claim 2 takes B2 first red { enclosed }",
                                  "claim 2 takes { enclosed }",
                                  "claim 2 takes B2 first black",
                                  "claim 2",
                                  "claim 2 living black chains X eyes",
                                  "claim 2 takes B2 first black { enclosed } rest"}) {
    EXPECT_EQ(with(claim), "") << claim;
  }
  for (const char* const claim : {"claim 2 takes B2 first black { enclosed",
                                  "claim 2 takes B2 first black { { enclosed } }",
                                  "claim 2 takes B2 first black enclosed }",
                                  "claim x",
                                  "claim"}) {
    EXPECT_THAT(with(claim), HasSubstr("file: ")) << claim;
  }
}

TEST(VerifyText, Numbers_of_claims_go_up) {
  EXPECT_THAT(refusal(kNakade, kGood + " claim 2 lifeless white area B2"), HasSubstr("must go up"));
  EXPECT_THAT(refusal(kNakade, kGood + " claim 1 lifeless white area B2"), HasSubstr("must go up"));
  EXPECT_THAT(
      refusal(kNakade, "status dead captured B2 by 2" + kGood.substr(0, kGood.find("status"))),
      HasSubstr("not above"));
}

TEST(VerifyText, A_claim_that_is_refused_is_cited_by_no_status) {
  const std::string body =
      kBlackWall + "claim 2 lifeless black area B2 status dead captured B2 by 2";
  EXPECT_THAT(refusal(kNakade, body), HasSubstr("claim 2 is refused"));
}

TEST(VerifyText, A_wrong_position_refuses_its_statuses_and_no_others) {
  const auto with = [](const std::string& head) {
    const Report report = verify("shinpan-proof 1 position a\n" + head + kGood + " end " +
                                 proof_text(kNakade, kGood).substr(15));
    EXPECT_EQ(report.error, "") << head;
    EXPECT_EQ(report.positions.at(1).statuses.at(0).refusal, "") << head;
    return report.positions.at(0).statuses.at(0).refusal;
  };
  EXPECT_EQ(with("size 5 4 board " + kNakade), "");
  EXPECT_THAT(with("size 5 5 board " + kNakade), HasSubstr("wrong row"));
  EXPECT_THAT(with("size 5 3 board ..... XXXXX ..... X...X "), HasSubstr("not wanted"));
  EXPECT_THAT(with("size 4 4 board " + kNakade), HasSubstr("wrong row"));
  EXPECT_THAT(with("size 0 4 board " + kNakade), HasSubstr("a side is"));
  EXPECT_THAT(with("size 26 4 board " + kNakade), HasSubstr("a side is"));
  EXPECT_THAT(with("size 99999999999 4 board " + kNakade), HasSubstr("a number is wanted"));
  EXPECT_THAT(with("size -1 4 board " + kNakade), HasSubstr("a number is wanted"));
  EXPECT_THAT(with("size 5 4 board .X.X. XXXXX XOOOX XOOOX "), HasSubstr("without liberties"));
  EXPECT_THAT(with("size 5 4 board .X.X. XXXXX XOOOX X..?X "), HasSubstr("wrong row"));
  EXPECT_THAT(with("size 5 4 board " + kNakade + "suicide perhaps "),
              HasSubstr("'forbidden allowed' is wanted"));
  EXPECT_THAT(with("size 5 4 board " + kNakade + "ko-pass any suicide allowed "),
              HasSubstr("not wanted"));
}

struct Known {
  std::string rows;
  std::string body;
  std::map<std::string, std::string> truths;  // of the chain of each stone
};

const std::vector<Known>& known_positions() {
  static const std::vector<Known> kPositions{
      {kNakade,
       kBlackWall +
           "claim 2 clears B2 on B2 C2 D2 B1 C1 D1 first black { C1 [ B1 ( B1 D1 captured ) D1 "
           "enclosed D1 ( D1 B1 captured ) B1 enclosed pass enclosed ] } claim 3 takes B2 first "
           "black { C1 [ B1 2: D1 captured D1 B1 captured pass pass [ B1 =2 D1 B1 captured pass "
           "enclosed ] ] } status dead captured B2 by 2 1 status alive uncapturable A3 by 1",
       {{"A3", "alive uncapturable"}, {"B2", "dead captured"}}},
      {kSnapback,
       kBlackWall +
           "claim 2 renews C1 on C1 first white { [ D1 C1 new C1 ( [ B1 D1 joined B2 D1 joined C2 "
           "D1 joined D2 D1 joined D1 B1 joined pass D1 joined ] ) pass D1 joined ] } claim 3 "
           "takes C1 first white { D1 captured } status alive capturable-1 C1 by 3 2",
       {{"A3", "alive uncapturable"}, {"C1", "alive capturable-1"}, {"B2", "dead captured"}}},
      {kRow,
       kBlackWall +
           "claim 2 keeps A2 first black { 1: [ A1 C1 alive B1 C1 alive C1 B1 alive D1 C1 alive "
           "E1 C1 alive pass pass =1 ] } status alive uncapturable A2 by 2",
       {{"A3", "alive uncapturable"}, {"A2", "alive uncapturable"}}},
      {kTwo,
       kTwoWalls +
           "claim 3 takes E1 first black { D1 captured } claim 4 renews B1 on B1 C1 D1 E1 first "
           "white { [ C1 D1 new D1 ( joined ) D1 C1 [ D1 E1 new E1 ( joined ) E1 D1 joined pass D1 "
           "joined ] pass D1 new D1 ( joined ) ] } claim 5 clears B1 on B1 first white { C1 1: [ "
           "pass pass =1 D1 pass 2: [ pass pass =2 E1 pass 3: [ pass pass =3 ] ] ] } status alive "
           "capturable-2 B1 by 5 4 3",
       {{"A1", "alive uncapturable"},
        {"F1", "alive uncapturable"},
        {"B1", "alive capturable-2"},
        {"E1", "alive capturable-2"}}},
      {kKo,
       kTwoWalls +
           "claim 3 clears C1 on C1 D1 first white { D1 [ pass:C1 C1 enclosed ] } status dead "
           "captured C1 by 3 1 2",
       {{"A1", "alive uncapturable"}, {"F1", "alive uncapturable"}, {"C1", "dead captured"}}}};
  return kPositions;
}

bool is_true(const Known& known, const CheckedStatus& status) {
  const Board board = board_of(known.rows);
  const PointSet chain = board.chain(board.find(status.point));
  for (const auto& [point, truth] : known.truths) {
    if (board.chain(board.find(point)) == chain) {
      return status.status == truth;
    }
  }
  return false;
}

// Words of the body exchanged, left out, doubled or put elsewhere.
std::string changed(const Known& known, std::mt19937& random) {
  std::vector<std::string> words = words_of(known.body);
  const std::vector<std::string> all =
      words_of(known.body +
               " pass [ ] { } ( ) black white captured enclosed alive joined new =1 1: pass:C1 "
               "claim status dead captured capturable-1 capturable-2 keeps takes renews clears "
               "empties lifeless living area on first A1 B1 C1 D1 E1 A2 B2 C2 D2 E2 A4 C4 E4");
  const auto any_of = [&](const auto& list) { return random() % list.size(); };
  for (std::size_t changes = 1 + random() % 3; changes > 0; --changes) {
    const auto at = words.begin() + static_cast<std::ptrdiff_t>(any_of(words));
    switch (random() % 4) {
      case 0:
        *at = all[any_of(all)];
        break;
      case 1:
        words.erase(at);
        break;
      case 2:
        words.insert(at, all[any_of(all)]);
        break;
      default:
        std::swap(*at, words[any_of(words)]);
        break;
    }
  }
  std::string body;
  for (const std::string& word : words) {
    body += word + ' ';
  }
  return body;
}

// Whatever happens to a proof, nothing is verified but what is true of its position.
TEST(VerifyText, Changed_proofs_verify_nothing_that_is_false) {
  std::mt19937 random(1);
  for (const Known& known : known_positions()) {
    ASSERT_EQ(refusal(known.rows, known.body), "");
    int verified = 0;
    for (int i = 0; i < 1500; ++i) {
      const std::string body = changed(known, random);
      for (const CheckedPosition& position : verify(proof_text(known.rows, body)).positions) {
        for (const CheckedStatus& status : position.statuses) {
          verified += status.refusal.empty() ? 1 : 0;
          EXPECT_TRUE(!status.refusal.empty() || is_true(known, status)) << body;
        }
      }
    }
    EXPECT_GT(verified, 0);
  }
}

}  // namespace
}  // namespace verify::test
