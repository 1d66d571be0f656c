#include "shinpan/api/request.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace shinpan::api {
namespace {

using nlohmann::json;

json answer(const json& request) {
  return json::parse(handle_request(request.dump()));
}

std::string error_code(const json& request) {
  const json answered = answer(request);
  return answered.contains("error") ? answered["error"]["code"] : "none";
}

const char* const kRecord = "(;SZ[5]KM[0]AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce])";

TEST(RequestTest, A_judgement_is_answered_with_the_object_of_the_command_line) {
  const json answered = answer({{"command", "judge"},
                                {"record", kRecord},
                                {"alive", {"B1", "C1"}},
                                {"komi", 6.5},
                                {"source", "here"},
                                {"surprise", {1, 2}}});
  EXPECT_EQ(answered["source"], "here");
  EXPECT_EQ(answered["result"], "W+11.5");
  EXPECT_EQ(answered["rules"], "japanese-1989");
}

TEST(RequestTest, Rules_may_be_a_name_or_an_object) {
  EXPECT_EQ(answer({{"command", "judge"}, {"sgf", kRecord}, {"rules", "chinese"}})["rules"],
            "chinese");
  EXPECT_EQ(answer({{"command", "judge"}, {"sgf", kRecord}, {"rules", {{"id", "aga"}}}})["rules"],
            "aga");
}

TEST(RequestTest, What_is_no_object_is_answered_with_an_error) {
  for (const char* text : {"", "[]", "{", "nonsense", "{\"command\":", "\xff"}) {
    EXPECT_EQ(json::parse(handle_request(text))["error"]["code"], "bad-json") << text;
  }
}

TEST(RequestTest, Fields_of_the_wrong_kind_are_named) {
  EXPECT_EQ(error_code({{"command", "judge"}}), "bad-request");
  EXPECT_EQ(error_code({{"command", "dance"}}), "bad-request");
  EXPECT_EQ(error_code({{"command", "judge"}, {"record", 5}}), "bad-request");
  EXPECT_EQ(error_code({{"command", "judge"}, {"record", kRecord}, {"dead", "B1"}}), "bad-request");
  EXPECT_EQ(error_code({{"command", "judge"}, {"record", kRecord}, {"at", -1}}), "bad-number");
  EXPECT_EQ(error_code({{"command", "judge"}, {"record", kRecord}, {"komi", 0.3}}), "bad-number");
  EXPECT_EQ(error_code({{"command", "judge"}, {"record", kRecord}, {"time_limit", -1}}),
            "bad-number");
  EXPECT_EQ(error_code({{"command", "judge"}, {"record", kRecord}, {"rules", "x"}}), "bad-rules");
  EXPECT_EQ(error_code({{"command", "judge"}, {"record", kRecord}, {"game", 1}}), "bad-request");
  EXPECT_EQ(error_code({{"command", "judge"}, {"record", kRecord}, {"dead", {"Q1"}}}), "bad-point");
}

TEST(RequestTest, A_replay_names_the_first_illegal_move) {
  const json answered = answer({{"command", "replay"}, {"record", "(;SZ[5];B[bb];W[bb];B[cc])"}});
  EXPECT_EQ(answered["legal"], false);
  EXPECT_EQ(answered["first_illegal"]["move"], 2);
  EXPECT_EQ(answered["first_illegal"]["reason"], "occupied");
}

TEST(RequestTest, A_drawing_comes_as_SVG_with_or_without_the_verdict) {
  const std::string plain = answer({{"command", "draw"}, {"record", kRecord}})["svg"];
  const std::string judged =
      answer({{"command", "draw"}, {"record", kRecord}, {"verdict", true}, {"lang", "ru"}})["svg"];
  EXPECT_EQ(plain.substr(0, 4), "<svg");
  EXPECT_GT(judged.size(), plain.size());
}

TEST(RequestTest, Rules_are_listed) {
  EXPECT_GT(answer({{"command", "rules"}}).size(), 10U);
  EXPECT_EQ(answer({{"command", "rules"}, {"rules", "nz"}})["suicide"], true);
}

TEST(RequestTest, Deep_nesting_is_no_danger) {
  EXPECT_NE(handle_request(std::string(200000, '[')).find("bad-json"), std::string::npos);
}

}  // namespace
}  // namespace shinpan::api
