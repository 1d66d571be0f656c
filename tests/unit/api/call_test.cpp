#include "shinpan/api/call.hpp"

#include "shinpan/api/judge_request.hpp"
#include "shinpan/base/version.hpp"
#include "shinpan/count/methods/method.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace shinpan::api {
namespace {

using nlohmann::json;

json answer(const json& request) {
  return json::parse(call(request.dump()));
}

std::string error_code(const json& request) {
  const json answered = answer(request);
  return answered.contains("error") ? answered["error"]["code"] : "none";
}

const char* const kRecord = "(;SZ[5]KM[0]AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce])";

TEST(CallTest, A_judgement_is_answered_with_the_object_of_the_command_line) {
  const json answered = answer({{"call", "judge"},
                                {"record", kRecord},
                                {"alive", {"B1", "C1"}},
                                {"komi", 6.5},
                                {"source", "here"},
                                {"surprise", {1, 2}}});
  EXPECT_EQ(answered["source"], "here");
  EXPECT_EQ(answered["result"], "W+11.5");
  EXPECT_EQ(answered["rules"], "japanese-1989");
}

TEST(CallTest, Rules_may_be_a_name_or_an_object) {
  EXPECT_EQ(answer({{"call", "judge"}, {"sgf", kRecord}, {"rules", "chinese"}})["rules"],
            "chinese");
  EXPECT_EQ(answer({{"call", "judge"}, {"sgf", kRecord}, {"rules", {{"id", "aga"}}}})["rules"],
            "aga");
}

TEST(CallTest, What_is_no_object_is_answered_with_an_error) {
  for (const char* text : {"", "[]", "{", "nonsense", "{\"call\":", "\xff"}) {
    EXPECT_EQ(json::parse(call(text))["error"]["code"], "bad-json") << text;
  }
}

TEST(CallTest, Fields_of_the_wrong_kind_are_named) {
  EXPECT_EQ(error_code({{"call", "judge"}}), "bad-request");
  EXPECT_EQ(error_code({{"call", "dance"}}), "bad-request");
  EXPECT_EQ(error_code({{"call", "judge"}, {"record", 5}}), "bad-request");
  EXPECT_EQ(error_code({{"call", "judge"}, {"record", kRecord}, {"dead", "B1"}}), "bad-request");
  EXPECT_EQ(error_code({{"call", "judge"}, {"record", kRecord}, {"at", -1}}), "bad-number");
  EXPECT_EQ(error_code({{"call", "judge"}, {"record", kRecord}, {"komi", 0.3}}), "bad-number");
  EXPECT_EQ(error_code({{"call", "judge"}, {"record", kRecord}, {"time_limit", -1}}), "bad-number");
  EXPECT_EQ(error_code({{"call", "judge"}, {"record", kRecord}, {"rules", "x"}}), "bad-rules");
  EXPECT_EQ(error_code({{"call", "judge"}, {"record", kRecord}, {"game", 1}}), "bad-request");
  EXPECT_EQ(error_code({{"call", "judge"}, {"record", kRecord}, {"dead", {"Q1"}}}), "bad-point");
}

TEST(CallTest, A_replay_names_the_first_illegal_move) {
  const json answered = answer({{"call", "replay"}, {"record", "(;SZ[5];B[bb];W[bb];B[cc])"}});
  EXPECT_EQ(answered["legal"], false);
  EXPECT_EQ(answered["first_illegal"]["move"], 2);
  EXPECT_EQ(answered["first_illegal"]["reason"], "occupied");
}

TEST(CallTest, A_drawing_comes_as_SVG_with_or_without_the_verdict) {
  const std::string plain = answer({{"call", "draw"}, {"record", kRecord}})["svg"];
  const std::string judged =
      answer({{"call", "draw"}, {"record", kRecord}, {"verdict", true}, {"lang", "ru"}})["svg"];
  EXPECT_EQ(plain.substr(0, 4), "<svg");
  EXPECT_GT(judged.size(), plain.size());
}

TEST(CallTest, Rules_are_listed) {
  EXPECT_GT(answer({{"call", "rules"}})["rules"].size(), 10U);
  EXPECT_EQ(answer({{"call", "rules"}, {"rules", "nz"}})["rules"][0]["suicide"], true);
}

TEST(CallTest, The_judgement_is_the_very_line_of_a_judge_request) {
  const json request =
      json::parse(json{{"call", "judge"}, {"record", kRecord}, {"nodes", 1000}}.dump());
  const auto masked = [](std::string text) { return text.substr(0, text.find("milliseconds")); };
  EXPECT_EQ(masked(call(request.dump())),
            masked(answer_judge(judge_request(request, explain::Language::English)).line));
}

TEST(CallTest, Games_are_listed_with_what_their_records_state) {
  const json answered =
      answer({{"call", "games"},
              {"record", "(;SZ[9]KM[5.5]RU[AGA]PB[A]RE[W+0.5];B[ee];W[])(;SZ[5])(;SZ[99])"}});
  EXPECT_EQ(answered["format"], "sgf");
  const json& games = answered["games"];
  ASSERT_EQ(games.size(), 3U);
  EXPECT_EQ(games[0], json::parse(R"({"game": 0, "size": [9, 9], "moves": 2, "rules": "aga",
                            "rules_text": "AGA", "komi": 5.5, "handicap": 0, "black": "A",
                            "white": null, "event": null, "date": null, "result": "W+0.5"})"));
  EXPECT_EQ(games[1]["game"], 1);
  EXPECT_EQ(games[1]["komi"], nullptr);
  EXPECT_EQ(games[1]["result"], nullptr);
  EXPECT_EQ(games[2]["error"]["code"], "bad-size");
}

const char* const kTaking = "(;SZ[3];B[ba];W[aa];B[ab];W[];B[cc])";

TEST(CallTest, A_board_is_shown_after_any_move_with_all_moves) {
  const json request = {{"call", "board"}, {"record", kTaking}};
  json answered = answer(request);
  EXPECT_EQ(answered["position"], json::parse(R"([".X.", "X..", "..X"])"));
  EXPECT_EQ(answered["line"], json::parse(R"(["B B3", "W A3", "B A2", "W pass", "B C1"])"));
  EXPECT_EQ(answered["move"], 5);
  EXPECT_EQ(answered["moves"], 5);
  EXPECT_EQ(answered["to_play"], "W");
  EXPECT_EQ(answered["last"], "C1");
  EXPECT_EQ(answered["prisoners"], json::parse(R"({"black": 1, "white": 0})"));
  EXPECT_EQ(answered["illegal"], nullptr);
  json earlier = request;
  earlier["at"] = 2;
  answered = answer(earlier);
  EXPECT_EQ(answered["position"], json::parse(R"(["OX.", "...", "..."])"));
  EXPECT_EQ(answered["last"], "A3");
  EXPECT_EQ(answered["move"], 2);
  EXPECT_EQ(answered["moves"], 5);
  earlier["at"] = 4;
  EXPECT_EQ(answer(earlier)["last"], nullptr);
  earlier["at"] = 6;
  EXPECT_EQ(error_code(earlier), "no-such-move");
}

TEST(CallTest, A_board_names_the_first_illegal_move_and_shows_it_made) {
  const json answered = answer({{"call", "board"}, {"record", "(;SZ[3];B[bb];W[bb];B[cc])"}});
  EXPECT_EQ(answered["illegal"]["move"], 2);
  EXPECT_EQ(answered["illegal"]["reason"], "occupied");
  EXPECT_EQ(answered["moves"], 3);
}

TEST(CallTest, A_count_comes_with_its_steps) {
  const json answered =
      answer({{"call", "count"}, {"record", kRecord}, {"method", "area"}, {"nodes", 1000}});
  EXPECT_EQ(answered["method"], "area");
  EXPECT_FALSE(answered["steps"].empty());
  EXPECT_EQ(answered["result"], "W+5");
}

TEST(CallTest, All_counts_come_together_and_methods_are_listed) {
  const json answered =
      answer({{"call", "count"}, {"record", kRecord}, {"method", "all"}, {"nodes", 1000}});
  EXPECT_EQ(answered["counts"].size(), count::kMethods.size());
  const json methods = answer({{"call", "count"}, {"lang", "ru"}})["methods"];
  EXPECT_EQ(methods.size(), count::kMethods.size());
  EXPECT_EQ(methods[0]["method"], "territory");
  EXPECT_EQ(error_code({{"call", "count"}, {"record", kRecord}, {"method", "x"}}), "bad-request");
}

TEST(CallTest, The_fate_of_chains_is_told_for_both_sides_to_move) {
  const json answered =
      answer({{"call", "status"}, {"record", kRecord}, {"points", {"B1"}}, {"nodes", 1000}});
  EXPECT_EQ(answered["points"], json::parse(R"(["B1"])"));
  EXPECT_TRUE(answered["black_first"].contains("outcome"));
  EXPECT_EQ(error_code({{"call", "status"}, {"record", kRecord}}), "no-group");
  EXPECT_EQ(error_code({{"call", "status"}, {"record", kRecord}, {"points", {"A1"}}}), "no-group");
}

TEST(CallTest, A_verdict_is_exported_as_record_picture_pages_and_text) {
  const auto as = [](const char* form) {
    return answer({{"call", "export"}, {"record", kRecord}, {"as", form}, {"nodes", 1000}});
  };
  EXPECT_EQ(as("sgf")["text"].get<std::string>().substr(0, 2), "(;");
  EXPECT_EQ(as("svg")["text"].get<std::string>().substr(0, 4), "<svg");
  EXPECT_NE(as("text")["text"].get<std::string>().find("X O"), std::string::npos);
  EXPECT_EQ(as("ruling")["pages"][0].get<std::string>().substr(0, 4), "<svg");
  EXPECT_EQ(as("png")["error"]["code"], "bad-request");
}

TEST(CallTest, Rules_have_their_names_in_the_language_asked_for) {
  const json rules = answer({{"call", "rules"}, {"rules", "nz"}})["rules"][0];
  EXPECT_EQ(rules["id"], "new-zealand");
  EXPECT_EQ(rules["sgf"], "NZ");
  EXPECT_NE(rules["name"],
            answer({{"call", "rules"}, {"rules", "nz"}, {"lang", "ru"}})["rules"][0]["name"]);
  EXPECT_EQ(error_code({{"call", "rules"}, {"rules", "x"}}), "bad-rules");
}

json event(const char* name, const char* by) {
  return {{"event", name}, {"by", by}};
}

TEST(CallTest, A_match_is_played_up_to_its_state) {
  json request = {{"call", "match"},
                  {"start", {{"record", kRecord}}},
                  {"events", {event("pass", "B"), event("pass", "W")}},
                  {"suggest", true},
                  {"sgf", true},
                  {"nodes", 1000}};
  json answered = answer(request);
  EXPECT_EQ(answered["state"]["phase"], "stopped");
  EXPECT_FALSE(answered.contains("refused"));
  EXPECT_TRUE(answered["suggestion"].contains("dead"));
  EXPECT_EQ(answered["sgf"].get<std::string>().substr(0, 2), "(;");
  request["events"].push_back(event("pass", "B"));
  request["events"].push_back(event("nonsense", "B"));
  answered = answer(request);
  EXPECT_EQ(answered["refused"]["event"], 2);
  EXPECT_TRUE(answered["refused"]["message"].is_string());
  EXPECT_EQ(answered["state"]["events"], 2);
  request["events"].erase(2);
  EXPECT_EQ(answer(request)["refused"]["code"], "bad-request");
}

TEST(CallTest, A_match_begins_on_an_empty_board_without_a_start) {
  EXPECT_EQ(answer({{"call", "match"}})["state"]["size"], json::parse("[19, 19]"));
  EXPECT_EQ(error_code({{"call", "match"}, {"start", 5}}), "bad-json");
  EXPECT_EQ(error_code({{"call", "match"}, {"events", {{"event", "pass"}}}}), "bad-request");
  EXPECT_EQ(error_code({{"call", "match"}, {"suggest", 1}}), "bad-request");
}

// White's chain at A3 is dead.
const char* const kBentFour =
    ". . . . . X .\nX X X X X X X\nO O O O O X .\nX X X . O X X\n. X . O O X .\n";

TEST(CallTest, The_engine_plays_one_side_of_hypothetical_play) {
  json request = {{"call", "try"},
                  {"start", {{"record", kBentFour}}},
                  {"events",
                   {event("pass", "B"),
                    event("pass", "W"),
                    {{"event", "ask-confirmation"}, {"by", "B"}, {"at", "A3"}}}},
                  {"by", "B"},
                  {"nodes", 20000}};
  const json answered = answer(request);
  EXPECT_EQ(answered["event"]["by"], "B");
  EXPECT_EQ(answered["event"]["time"], 0);
  EXPECT_EQ(answered["proved"], true);
  request["by"] = "W";
  EXPECT_EQ(error_code(request), "bad-request");
  request["by"] = "B";
  request["events"].erase(2);
  EXPECT_EQ(error_code(request), "bad-request");
}

TEST(CallTest, The_version_and_the_bench_answer) {
  EXPECT_EQ(answer({{"call", "version"}})["version"], base::kVersion);
  EXPECT_EQ(answer({{"call", "bench"}, {"nodes", 10}})["signature"].get<std::string>().size(), 16U);
}

TEST(CallTest, Nothing_sent_is_no_answer) {
  const std::string deep = std::string(100000, '[') + std::string(100000, ']');
  const std::string much = std::string(100000, '(');
  for (const char* name : {"judge",
                           "count",
                           "status",
                           "replay",
                           "games",
                           "board",
                           "export",
                           "draw",
                           "rules",
                           "match",
                           "try"}) {
    const std::string head = std::string(R"({"call":")") + name + '"';
    for (const std::string& rest :
         {std::string("}"),
          std::string(R"(,"record":""})"),
          std::string(R"(,"record":[1],"start":"x","events":{},"rules":[],"nodes":{}})"),
          std::string(R"(,"record":"\u0000","start":{"size":255},"events":[null,1,[]],"by":7})"),
          R"(,"record":")" + much + R"(","nodes":1})",
          R"(,"record":)" + deep + '}',
          R"(,"start":)" + deep + R"(,"rules":)" + deep + R"(,"nodes":1})",
          R"(,"events":)" + deep + R"(,"points":)" + deep + R"(,"nodes":1})",
          std::string(R"(,"at":18446744073709551615,"game":18446744073709551615,"nodes":1})")}) {
      EXPECT_TRUE(json::parse(call(head + rest)).is_object()) << head << rest.substr(0, 80);
    }
  }
}

TEST(CallTest, Deep_nesting_is_no_danger) {
  EXPECT_NE(call(std::string(200000, '[')).find("bad-json"), std::string::npos);
}

}  // namespace
}  // namespace shinpan::api
