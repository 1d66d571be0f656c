#include "shinpan/api/judge.hpp"

#include "shinpan/api/judged_json.hpp"
#include "shinpan/api/report.hpp"
#include "shinpan/api/sgf_text.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace shinpan::api {
namespace {

using explain::Language;
using explain::RemarkKind;

// Black owns the left, White the right; the black stone on the right is dead.
constexpr const char* kGame =
    "(;GM[1]FF[4]SZ[5]KM[0.5]RU[Japanese]RE[B+20]AB[ba][bb][bc][bd][be][ed]AW[ca][cb][cc][cd][ce]"
    "TB[aa][ab][ac][ad][ae]TW[da][db][dc][dd][de][ea][eb][ec][ed][ee])";

record::GameRecord game(const char* sgf) {
  return *record::read(sgf)->games.front();
}

bool has_remark(const Judged& judged, RemarkKind kind) {
  for (const explain::Remark& remark : judged.remarks) {
    if (remark.kind == kind) {
      return true;
    }
  }
  return false;
}

TEST(JudgeTest, Agreed_statuses_decide_the_count) {
  JudgeOptions options;
  options.dead = {"E2"};
  options.alive = {"B1", "c1"};
  const base::Result<Judged> judged = judge(game(kGame), options);
  ASSERT_TRUE(judged);
  EXPECT_EQ(verdict_rows(judged->board, judged->verdict),
            (std::vector<std::string>{"bAAww", "bAAww", "bAAww", "bAAwD", "bAAww"}));
  EXPECT_EQ(count::result_text(judged->verdict.outcome), "W+6.5");
}

TEST(JudgeTest, Only_the_Japanese_rules_have_clauses) {
  const char* const safe = "(;SZ[5]KM[0]AB[ba][bb][bc][bd][be][ab][ad])";
  JudgeOptions options;
  const auto clause = [&] {
    const std::string line = judged_json({"x", 0}, *judge(game(safe), options), Language::English);
    return nlohmann::json::parse(line)["groups"][0]["clause"];
  };
  EXPECT_EQ(clause(), "uncapturable");
  options.rules = rules::preset("chinese");
  EXPECT_TRUE(clause().is_null());
}

TEST(JudgeTest, A_report_calls_points_of_nobody_by_their_name) {
  const std::string text = report({"x", 0}, *judge(game("(;SZ[9])"), {}), {});
  EXPECT_NE(text.find("The game is not finished. As it stands White is ahead by 6.5 points."),
            std::string::npos);
  EXPECT_NE(text.find("Other points that belong to nobody (81)"), std::string::npos);
  EXPECT_NE(text.find("There are no stones on the board."), std::string::npos);
  EXPECT_EQ(text.find("seki"), std::string::npos);
}

TEST(JudgeTest, The_records_marks_count_as_agreement_only_when_asked_for) {
  JudgeOptions options;
  options.use_marks = true;
  const base::Result<Judged> judged = judge(game(kGame), options);
  ASSERT_TRUE(judged);
  EXPECT_EQ(count::result_text(judged->verdict.outcome), "W+6.5");
  for (const life::Group& group : judged->verdict.life.groups) {
    EXPECT_EQ(group.basis, life::Basis::Agreement);
  }
}

TEST(JudgeTest, A_stated_result_that_differs_is_remarked_upon) {
  JudgeOptions options;
  options.use_marks = true;
  EXPECT_TRUE(has_remark(*judge(game(kGame), options), RemarkKind::ResultDiffers));
}

TEST(JudgeTest, A_status_for_no_stone_is_an_error) {
  JudgeOptions options;
  options.dead = {"A1"};
  EXPECT_EQ(judge(game(kGame), options).error().code, base::ErrorCode::ConflictingStatus);
  options.dead = {"Z99"};
  EXPECT_EQ(judge(game(kGame), options).error().code, base::ErrorCode::BadPoint);
  options.dead = {"B1"};
  options.alive = {"B5"};
  EXPECT_EQ(judge(game(kGame), options).error().code, base::ErrorCode::ConflictingStatus);
}

TEST(JudgeTest, Komi_comes_from_the_request_then_the_record_then_the_rules) {
  EXPECT_EQ(judge(game(kGame), {})->komi, rules::HalfPoints{1});
  JudgeOptions options;
  options.komi = rules::HalfPoints{3};
  EXPECT_EQ(judge(game(kGame), options)->komi, rules::HalfPoints{3});
  const Judged without = *judge(game("(;SZ[5]AB[bb])"), {});
  EXPECT_EQ(without.komi, rules::Ruleset{}.komi);
  EXPECT_TRUE(has_remark(without, RemarkKind::KomiAssumed));
}

TEST(JudgeTest, A_handicap_game_without_komi_keeps_the_half_only) {
  EXPECT_EQ(judge(game("(;SZ[9]HA[2]AB[gc][cg])"), {})->komi, rules::HalfPoints{1});
}

TEST(JudgeTest, Rules_that_are_not_known_fall_back_with_a_remark) {
  const Judged judged = *judge(game("(;SZ[5]KM[0]RU[House rules of nowhere]AB[bb])"), {});
  EXPECT_EQ(judged.rules.id, "japanese-1989");
  EXPECT_TRUE(has_remark(judged, RemarkKind::UnknownRules));
  JudgeOptions options;
  options.rules = rules::preset("chinese");
  const Judged named = *judge(game("(;SZ[5]KM[0]RU[House rules of nowhere]AB[bb])"), options);
  EXPECT_FALSE(has_remark(named, RemarkKind::UnknownRules));
}

TEST(JudgeTest, An_earlier_position_is_judged_without_comparison) {
  JudgeOptions options;
  options.at = 2;
  const Judged judged = *judge(game("(;SZ[5]KM[0]RE[B+9];B[bb];W[dd];B[cc];W[];B[])"), options);
  EXPECT_EQ(judged.moves, 2U);
  EXPECT_FALSE(has_remark(judged, RemarkKind::ResultDiffers));
  options.at = 99;
  EXPECT_EQ(judge(game("(;SZ[5];B[bb])"), options).error().code, base::ErrorCode::NoSuchMove);
}

TEST(JudgeTest, The_answer_has_every_key_of_the_contract_in_order) {
  JudgeOptions options;
  options.use_marks = true;
  const std::string line =
      judged_json({"a.sgf", 1}, *judge(game(kGame), options), Language::English);
  EXPECT_EQ(line.find('\n'), std::string::npos);
  const auto answer = nlohmann::ordered_json::parse(line);
  std::vector<std::string> keys;
  for (const auto& [key, value] : answer.items()) {
    keys.push_back(key);
  }
  EXPECT_EQ(keys,
            (std::vector<std::string>{
                "source",         "game",    "move",        "size",    "rules",    "komi",
                "handicap",       "to_play", "position",    "verdict", "groups",   "dame",
                "seki_liberties", "teire",   "score",       "result",  "finished", "proved",
                "warnings",       "record",  "milliseconds"}));
  EXPECT_EQ(answer["source"], "a.sgf");
  EXPECT_EQ(answer["game"], 1);
  EXPECT_EQ(answer["komi"], 0.5);
  EXPECT_EQ(answer["position"][3], ".XO.X");
  EXPECT_EQ(answer["score"]["white"]["total"], 11.5);
  EXPECT_EQ(answer["groups"][0]["basis"], "agreement");
  EXPECT_EQ(answer["groups"][0]["confidence"], 1.0);
  EXPECT_TRUE(answer["groups"][0]["clause"].is_null());
}

TEST(JudgeTest, A_failed_input_has_an_object_of_its_own) {
  const auto answer = nlohmann::json::parse(
      error_json({"b.sgf", 2}, {base::ErrorCode::BadMove, {0, 0, 7}, "zz"}, Language::Russian));
  EXPECT_EQ(answer["source"], "b.sgf");
  EXPECT_EQ(answer["error"]["code"], "bad-move");
  EXPECT_EQ(answer["error"]["move"], 7);
}

TEST(JudgeTest, A_report_names_both_sums_and_checks_them) {
  JudgeOptions options;
  options.use_marks = true;
  const std::string text = report({"a.sgf", 0}, *judge(game(kGame), options), {});
  EXPECT_NE(text.find("White wins by 6.5 points."), std::string::npos) << text;
  EXPECT_NE(text.find("Black: territory 5 + prisoners 0 = 5"), std::string::npos) << text;
  EXPECT_NE(text.find("White: territory 10 + prisoners 0 + dead stones 1 + komi 0.5 = 11.5"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("= 25 points"), std::string::npos) << text;
}

TEST(JudgeTest, The_verdict_as_a_record_gives_the_same_verdict_from_its_marks) {
  JudgeOptions options;
  options.use_marks = true;
  const Judged judged = *judge(game(kGame), options);
  const std::string sgf = verdict_to_sgf(game(kGame), judged, Language::English);
  const Judged again = *judge(game(sgf.c_str()), options);
  EXPECT_EQ(verdict_rows(again.board, again.verdict), verdict_rows(judged.board, judged.verdict));
}

TEST(JudgeTest, The_verdict_in_the_records_own_text_keeps_its_comments_and_variations) {
  const std::string text = "(;SZ[5]KM[0]C[hello \\] there](;B[bb];W[dd])(;B[aa]))";
  const record::Import import = *record::read(text);
  const Judged judged = *judge(*import.games.front(), {});
  const std::optional<std::string> sgf = verdict_in_sgf(text, import, judged, Language::English);
  ASSERT_TRUE(sgf);
  EXPECT_NE(sgf->find("C[hello \\] there]"), std::string::npos);
  EXPECT_NE(sgf->find("(;B[aa])"), std::string::npos);
  // What is not ASCII needs a record that says which characters it is in.
  EXPECT_FALSE(verdict_in_sgf(text, import, judged, Language::Russian));
}

TEST(JudgeTest, Every_preset_can_be_compared) {
  JudgeOptions options;
  options.use_marks = true;
  const base::Result<std::vector<Judged>> all = judge_under_all(game(kGame), options);
  ASSERT_TRUE(all);
  EXPECT_EQ(all->size(), rules::presets().size());
  const std::string table = comparison_table({"a.sgf", 0}, *all, Language::Russian);
  EXPECT_NE(table.find("tromp-taylor"), std::string::npos);
}

// Black and White take three kos in turn; after six moves the board is as it was.
TEST(JudgeTest, A_triple_ko_that_was_played_is_named) {
  const std::string start =
      "(;SZ[7]KM[0]RU[Japanese]AB[bb][ac][cc][ec][gc][ad][bd][cd][dd][ed][fd][gd]"
      "AW[aa][ba][ca][da][ea][fa][ga][ab][cb][eb][gb][dc][fc][ae][be][ce][de][ee][fe][ge][af][bf]["
      "cf][df][ef][ff][gf][ag][bg][cg][dg][fg]"
      "PL[B]";
  const std::string cycle = ";B[db];W[bc];B[fb];W[dc];B[bb];W[fc]";
  const Judged once = *judge(game((start + cycle + ")").c_str()), {});
  EXPECT_TRUE(has_remark(once, RemarkKind::TripleKo));
  const Judged before = *judge(game((start + cycle.substr(0, cycle.size() - 6) + ")").c_str()), {});
  EXPECT_FALSE(has_remark(before, RemarkKind::TripleKo));
}

}  // namespace
}  // namespace shinpan::api
