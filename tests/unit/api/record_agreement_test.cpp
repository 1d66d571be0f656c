#include "shinpan/api/record_agreement.hpp"

#include "shinpan/api/judged_json.hpp"
#include "shinpan/api/report.hpp"
#include "shinpan/record/stated_result.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>

namespace shinpan::api {
namespace {

using explain::AgreementCause;
using explain::Language;
using explain::RecordAgreement;
using rules::HalfPoints;
using Kind = AgreementCause::Kind;
using Reason = RecordAgreement::Reason;
using State = RecordAgreement::State;

// Black owns the left, White the right; the black stone on the right is dead: W+6.5.
constexpr const char* kGame =
    "(;SZ[5]KM[0.5]AB[ba][bb][bc][bd][be][ed]AW[ca][cb][cc][cd][ce];B[];W[])";
constexpr const char* kMarkedGame =
    "(;SZ[5]KM[0.5]AB[ba][bb][bc][bd][be][ed]AW[ca][cb][cc][cd][ce];B[];W[]"
    "TB[aa][ab][ac][ad][ae]TW[da][db][dc][dd][de][ea][eb][ec][ed][ee])";

JudgeOptions agreed(std::vector<std::string> dead, std::vector<std::string> alive) {
  JudgeOptions out;
  out.dead = std::move(dead);
  out.alive = std::move(alive);
  out.limits.nodes = 10'000;
  return out;
}

const JudgeOptions kStoneDead = agreed({"E2"}, {"B1", "C1"});
const JudgeOptions kStoneAlive = agreed({}, {"B1", "C1", "E2"});

record::GameRecord game(const char* text, const char* result) {
  record::GameRecord out = *record::read(text)->games.front();
  out.result_text = result;
  out.result = record::read_result(result);
  return out;
}

Judged judged(const char* text, const char* result, const JudgeOptions& options) {
  return *judge(game(text, result), options);
}

RecordAgreement agreement(const char* text, const char* result, const JudgeOptions& options) {
  return *judged(text, result, options).agreement;
}

std::vector<Kind> kinds(const RecordAgreement& agreement) {
  std::vector<Kind> out;
  for (const AgreementCause& cause : agreement.causes) {
    out.push_back(cause.kind);
  }
  return out;
}

bool has(const RecordAgreement& agreement, Kind kind) {
  const std::vector<Kind> all = kinds(agreement);
  return std::find(all.begin(), all.end(), kind) != all.end();
}

std::string points(const board::PointSet& points, board::Size size = board::square(5)) {
  std::string out;
  for (const board::Point p : points) {
    out += (out.empty() ? "" : " ") + board::vertex(size, p);
  }
  return out;
}

TEST(RecordAgreementTest, The_same_result_and_the_same_marks_agree) {
  const RecordAgreement found = agreement(kMarkedGame, "W+6.5", kStoneDead);
  EXPECT_EQ(found.state, State::Agrees);
  EXPECT_TRUE(found.causes.empty());
  EXPECT_TRUE(found.marks->agree());
}

TEST(RecordAgreementTest, A_winner_without_a_margin_is_compared_as_such) {
  EXPECT_EQ(agreement(kGame, "W+", kStoneDead).state, State::Agrees);
  const RecordAgreement found = agreement(kGame, "B+", kStoneDead);
  EXPECT_EQ(found.state, State::Differs);
  EXPECT_FALSE(found.gain);
  EXPECT_TRUE(found.causes.empty());
}

TEST(RecordAgreementTest, A_group_of_another_status_explains_the_result) {
  const RecordAgreement found = agreement(kGame, "B+4.5", kStoneDead);
  EXPECT_EQ(found.gain, HalfPoints::points(11));
  EXPECT_EQ(kinds(found), std::vector<Kind>{Kind::GroupAlive});
  EXPECT_EQ(points(found.causes.front().points), "E2");
  EXPECT_EQ(found.causes.front().basis, life::Basis::Agreement);
  const RecordAgreement other = agreement(kGame, "W+6.5", kStoneAlive);
  EXPECT_EQ(kinds(other), std::vector<Kind>{Kind::GroupDead});
}

TEST(RecordAgreementTest, A_group_that_dies_sets_free_what_it_took) {
  const RecordAgreement found = agreement(kGame, "B+23.5", kStoneDead);
  ASSERT_EQ(kinds(found), std::vector<Kind>{Kind::Race});
  EXPECT_EQ(found.causes.front().color, board::Color::White);
  EXPECT_EQ(points(found.causes.front().points), "C5 C4 C3 C2 C1");
  EXPECT_EQ(points(found.causes.front().others), "E2");
}

TEST(RecordAgreementTest, Where_the_marks_give_the_result_they_are_the_cause) {
  const RecordAgreement found = agreement(kMarkedGame, "W+6.5", kStoneAlive);
  EXPECT_EQ(kinds(found), std::vector<Kind>{Kind::Marks});
  EXPECT_EQ(points(found.causes.front().points), "E2");
  EXPECT_EQ(points(found.marks->stones), "E2");
  EXPECT_EQ(found.marks->points.count(), 9);
}

TEST(RecordAgreementTest, Several_causes_are_all_named) {
  const RecordAgreement found = agreement(kGame, "W+5.5", kStoneDead);
  EXPECT_EQ(kinds(found), (std::vector<Kind>{Kind::ByArea, Kind::DeadStones}));
}

TEST(RecordAgreementTest, No_cause_is_named_where_none_gives_the_result_exactly) {
  const RecordAgreement found = agreement(kGame, "W+3.5", kStoneDead);
  EXPECT_EQ(found.state, State::Differs);
  EXPECT_TRUE(found.causes.empty());
}

TEST(RecordAgreementTest, A_winner_written_down_the_wrong_way_round_is_recognised) {
  EXPECT_EQ(kinds(agreement(kGame, "B+6.5", kStoneDead)), std::vector<Kind>{Kind::Winner});
}

TEST(RecordAgreementTest, Half_a_point_the_other_way_round_is_no_slip_of_the_pen) {
  const char* const game =
      "(;SZ[5]KM[0.5]AB[ba][bb][bc][bd][be]AW[da][db][dc][dd][de][ca][cb][cc][cd][ce];B[];W[])";
  const JudgeOptions options = agreed({}, {"B1", "C1", "D1"});
  ASSERT_EQ(agreement(game, "", options).judged, "W+0.5");
  EXPECT_FALSE(has(agreement(game, "B+0.5", options), Kind::Winner));
}

TEST(RecordAgreementTest, Komi_that_did_not_count_is_recognised) {
  const RecordAgreement found = agreement(kGame, "W+6", kStoneDead);
  ASSERT_EQ(kinds(found), std::vector<Kind>{Kind::Komi});
  EXPECT_EQ(found.causes.front().before, HalfPoints{1});
  EXPECT_EQ(found.causes.front().amount, HalfPoints{0});
}

TEST(RecordAgreementTest, A_stated_komi_is_not_taken_for_another_usual_one) {
  const char* const game =
      "(;SZ[5]KM[6.5]AB[ba][bb][bc][bd][be][ed]AW[ca][cb][cc][cd][ce];B[];W[])";
  EXPECT_FALSE(has(agreement(game, "W+13.5", kStoneDead), Kind::Komi));
  record::GameRecord silent = *record::read(game)->games.front();
  silent.komi.reset();
  silent.result = record::read_result("W+13.5");
  EXPECT_TRUE(has(*judge(silent, kStoneDead)->agreement, Kind::Komi));
}

TEST(RecordAgreementTest, Protecting_stones_that_the_record_did_not_count_are_named) {
  const char* const board = R"(
    . X O X . O X . .
    O O O O O O X . .
    X O O X . X O . .
    X O X X . X O X .
    X X . . X . O X .
    . . X O . O O X .
    . X X O O O X X .
    . X O . O . O X X
    . X O O . . . O .)";
  JudgeOptions options;
  options.limits.nodes = 10'000;
  const Judged plain = judged(board, "", options);
  ASSERT_FALSE(plain.verdict.teire.empty());
  const count::Teire teire = plain.verdict.teire.front();
  record::GameRecord record = game(board, "");
  const HalfPoints point = HalfPoints::points(teire.color == board::Color::Black ? 1 : -1);
  const HalfPoints wanted = plain.verdict.outcome.margin + point;
  record.result = {record::StatedResult::Kind::Points,
                   wanted.halves > 0 ? board::Color::Black : board::Color::White,
                   {std::abs(wanted.halves)}};
  record.result_text = "stated";
  const RecordAgreement found = *judge(record, options)->agreement;
  ASSERT_TRUE(has(found, Kind::Protection));
  for (const AgreementCause& cause : found.causes) {
    if (cause.kind == Kind::Protection) {
      EXPECT_EQ(cause.color, teire.color);
      EXPECT_EQ(cause.number, 1);
      EXPECT_TRUE(cause.points.contains(teire.point));
    }
  }
}

// From a finished game: J3 is an eye of the black stones in seki.
TEST(RecordAgreementTest, Eye_points_in_a_seki_are_named) {
  const char* const board = R"(
    . . X X O . . . .
    . . X O O . . O O
    . . X O . O . O X
    . X O O . . O X X
    . X O X X O O O X
    X O O O O X O X X
    . X O O X X X X .
    . X O O O X O O X
    . X X O X X . O .)";
  const JudgeOptions options = agreed({"D5"}, {"C9", "B5", "B3", "E9", "H8", "J7", "F4", "H2"});
  const Judged plain = judged(board, "", options);
  ASSERT_EQ(plain.verdict.owner[board::parse_vertex(board::square(9), "J3")->index],
            count::Owner::Neutral);
  const HalfPoints wanted = plain.verdict.outcome.margin + HalfPoints::points(1);
  record::GameRecord record = game(board, "");
  record.result = {record::StatedResult::Kind::Points, board::Color::White, {-wanted.halves}};
  record.result_text = "stated";
  const RecordAgreement found = *judge(record, options)->agreement;
  ASSERT_TRUE(has(found, Kind::SekiEyes));
  EXPECT_EQ(points(found.causes.front().points, board::square(9)), "J3");
}

TEST(RecordAgreementTest, By_area_an_odd_neutral_point_may_fall_to_either_side) {
  const char* const game =
      "(;SZ[5]KM[0.5]RU[Chinese]AB[ba][bb][bc][bd][be][cb]AW[da][db][dc][dd][de][cc][cd][ce]"
      ";B[];W[])";
  const JudgeOptions options = agreed({}, {"B1", "D1"});
  const RecordAgreement found = agreement(game, "B+0.5", options);
  ASSERT_EQ(found.judged, "W+2.5");
  EXPECT_TRUE(kinds(found).empty());
  const RecordAgreement filled = agreement(game, "W+1.5", options);
  ASSERT_TRUE(has(filled, Kind::NeutralPoints));
  EXPECT_EQ(points(filled.causes.front().points), "C5");
}

TEST(RecordAgreementTest, Games_that_were_not_counted_are_not_compared) {
  const std::pair<const char*, Reason> cases[] = {{"", Reason::NoResult},
                                                  {"quite good", Reason::Unreadable},
                                                  {"B+R", Reason::Resignation},
                                                  {"W+T", Reason::Time},
                                                  {"W+F", Reason::Forfeit},
                                                  {"Void", Reason::Void}};
  for (const auto& [result, reason] : cases) {
    const RecordAgreement found = agreement(kGame, result, kStoneDead);
    EXPECT_EQ(found.state, State::NotCompared) << result;
    EXPECT_EQ(explain::reason_id(found.reason), std::string(explain::reason_id(reason)));
  }
  JudgeOptions early = kStoneDead;
  early.at = 1;
  EXPECT_EQ(agreement(kGame, "W+6.5", early).reason, Reason::EarlierPosition);
}

TEST(RecordAgreementTest, A_drawn_board_is_no_game_to_compare) {
  EXPECT_FALSE(judged(". X .\n. X .\n. X .", "", {}).agreement);
}

TEST(RecordAgreementTest, The_verdict_depends_neither_on_the_result_nor_on_the_marks) {
  JudgeOptions options;
  options.limits.nodes = 10'000;
  const auto verdict = [&](const char* text, const char* result) {
    auto json = nlohmann::json::parse(
        judged_json({"x", 0}, judged(text, result, options), Language::English));
    for (const char* key : {"record", "warnings", "milliseconds"}) {
      json.erase(key);
    }
    return json;
  };
  const auto plain = verdict(kGame, "");
  EXPECT_EQ(verdict(kGame, "B+28.5"), plain);
  EXPECT_EQ(verdict(kMarkedGame, "W+6.5"), plain);
}

TEST(RecordAgreementTest, Json_and_report_name_the_difference) {
  const Judged found = judged(kGame, "B+4.5", kStoneDead);
  const auto record =
      nlohmann::json::parse(judged_json({"x", 0}, found, Language::English))["record"];
  EXPECT_EQ(record["result"], "B+4.5");
  EXPECT_EQ(record["agrees"], false);
  EXPECT_TRUE(record["not_compared"].is_null());
  EXPECT_EQ(record["black_gain"], 11);
  EXPECT_EQ(record["causes"][0]["kind"], "group-alive");
  EXPECT_EQ(record["causes"][0]["basis"], "agreement");
  EXPECT_EQ(record["causes"][0]["points"], std::vector<std::string>{"E2"});
  EXPECT_TRUE(record["marks"].is_null());
  const std::string text = report({"x", 0}, found, {});
  EXPECT_NE(text.find("The record states B+4.5; the verdict is W+6.5. By the record Black has 11 "
                      "points more. The recorded result comes out exactly if the black group E2 "
                      "(1 stone) counts as alive (here dead, as agreed)."),
            std::string::npos)
      << text;
}

}  // namespace
}  // namespace shinpan::api
