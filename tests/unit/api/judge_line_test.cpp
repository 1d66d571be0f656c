#include "shinpan/api/judge_line.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace shinpan::api {
namespace {

using base::ErrorCode;
using explain::Language;
using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* kRecord =
    "(;SZ[5]KM[0.5]AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce];B[];W[])";

JudgeLine line_of(const json& object, const JudgeOptions& defaults = {}) {
  return judge_line(object.dump(), defaults, Language::English);
}

json answer_to(std::string_view text, std::uint64_t number = 1) {
  return json::parse(answer_line(judge_line(text, {}, Language::English), number).text);
}

JudgeOptions defaults() {
  JudgeOptions out;
  out.komi = rules::HalfPoints{15};
  out.reading = count::Reading::Strict;
  out.at = 3;
  out.dead = {"D4"};
  out.limits = {0, 500, 9};
  return out;
}

TEST(JudgeLineTest, The_id_comes_back_first_as_it_was_given) {
  for (const char* const id :
       {R"("g1")", "7", "-7", "0.5", R"("\"\n")", R"("")", "18446744073709551615"}) {
    const std::string text =
        std::string(R"({"sgf":")") + kRecord + R"(","nodes":10,"id":)" + id + "}";
    const LineAnswer answer = answer_line(judge_line(text, {}, Language::English), 1);
    EXPECT_TRUE(answer.judged);
    EXPECT_THAT(answer.text, StartsWith(std::string(R"({"id":)") + id + R"(,"source":"-",)"));
    EXPECT_EQ(answered_id(answer.text), id);
  }
}

TEST(JudgeLineTest, A_line_without_id_is_judged) {
  const json answer = answer_to(json{{"sgf", kRecord}, {"nodes", 10}}.dump());
  EXPECT_TRUE(answer.at("id").is_null());
  EXPECT_TRUE(answer.contains("result"));
  EXPECT_EQ(answered_id(answer.dump()), std::nullopt);
}

TEST(JudgeLineTest, Other_ids_are_refused) {
  for (const char* const id : {"{}", "[1]", "true", "123456789012345678901234567890"}) {
    const std::string text = std::string(R"({"sgf":")") + kRecord + R"(","id":)" + id + "}";
    const json answer = answer_to(text, 12);
    EXPECT_TRUE(answer.at("id").is_null()) << id;
    EXPECT_EQ(answer.at("line"), 12);
    EXPECT_EQ(answer.at("error").at("code"), "bad-request");
  }
}

TEST(JudgeLineTest, What_is_wrong_keeps_id_and_line) {
  const json broken = answer_to(R"({"id":"x","sgf":"no record"})", 5);
  EXPECT_EQ(broken.at("id"), "x");
  EXPECT_EQ(broken.at("line"), 5);
  EXPECT_EQ(broken.at("error").at("code"), "unknown-format");
  EXPECT_EQ(answer_to("]", 6).at("error").at("code"), "bad-json");
  EXPECT_EQ(answer_to("[]", 6).at("line"), 6);
  EXPECT_EQ(answer_to("\xff", 6).at("error").at("code"), "bad-json");
  EXPECT_EQ(json::parse(refused_line(9, Language::English).text).at("error").at("code"),
            "too-large");
}

TEST(JudgeLineTest, Fields_that_are_not_known_are_passed_over) {
  EXPECT_FALSE(line_of({{"id", 1}, {"sgf", kRecord}, {"played_at", "2020"}}).request.error);
}

TEST(JudgeLineTest, What_a_line_does_not_say_is_asked_by_default) {
  const JudgeOptions out = line_of({{"sgf", kRecord}}, defaults()).request.options;
  EXPECT_EQ(out.komi->halves, 15);
  EXPECT_EQ(out.reading, count::Reading::Strict);
  EXPECT_EQ(out.at, 3U);
  EXPECT_EQ(out.dead, std::vector<std::string>{"D4"});
  EXPECT_EQ(out.limits.milliseconds, 0);
  EXPECT_EQ(out.limits.nodes, 500U);
  EXPECT_EQ(out.limits.seed, 9U);
}

TEST(JudgeLineTest, What_a_line_says_goes_before_the_defaults) {
  const json object = {{"sgf", kRecord},
                       {"komi", 0.5},
                       {"strict", false},
                       {"at", 0},
                       {"dead", json::array()},
                       {"time_limit", 2},
                       {"seed", 4}};
  const JudgeOptions out = line_of(object, defaults()).request.options;
  EXPECT_EQ(out.komi->halves, 1);
  EXPECT_EQ(out.reading, count::Reading::Customary);
  EXPECT_EQ(out.at, 0U);
  EXPECT_TRUE(out.dead.empty());
  EXPECT_EQ(out.limits.milliseconds, 2000);
  EXPECT_EQ(out.limits.nodes, 0U);
  EXPECT_EQ(out.limits.seed, 4U);
}

TEST(JudgeLineTest, Text_that_is_no_answer_has_no_id) {
  for (const char* const text : {"", "{", R"({"id":"x","sour)", "[]", "7", R"({"source":"-"})"}) {
    EXPECT_EQ(answered_id(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace shinpan::api
