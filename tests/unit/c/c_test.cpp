#include "shinpan.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstring>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace {

using nlohmann::json;
using testing::HasSubstr;

constexpr const char* kRecord =
    "(;SZ[5]KM[0.5]AB[ba][bb][bc][bd][be][ed]AW[ca][cb][cc][cd][ce];B[];W[])";

struct Free {
  void operator()(char* text) const { shinpan_free(text); }

  void operator()(shinpan_game* game) const { shinpan_game_free(game); }

  void operator()(shinpan_verdict* verdict) const { shinpan_verdict_free(verdict); }
};

using Text = std::unique_ptr<char, Free>;
using Game = std::unique_ptr<shinpan_game, Free>;
using Verdict = std::unique_ptr<shinpan_verdict, Free>;

shinpan_judge_options quick() {
  shinpan_judge_options out = SHINPAN_JUDGE_DEFAULTS;
  out.nodes = 500;
  return out;
}

Verdict judged(const char* record, const shinpan_judge_options& options) {
  return Verdict(shinpan_judge_record(record, SHINPAN_TO_ZERO, &options, nullptr));
}

std::string reason_against(const char* record, const shinpan_judge_options& options) {
  char* error = nullptr;
  EXPECT_EQ(shinpan_judge_record(record, SHINPAN_TO_ZERO, &options, &error), nullptr);
  const Text owned(error);
  return error != nullptr ? error : "";
}

// Everything but the time it took.
json without_time(const char* text) {
  json out = json::parse(text);
  out.erase("milliseconds");
  return out;
}

TEST(CTest, Versions_are_told) {
  EXPECT_EQ(shinpan_api_version(), SHINPAN_API_VERSION);
  EXPECT_STREQ(shinpan_version(), "0.1.0");
}

TEST(CTest, A_request_is_answered_and_the_answer_given_back) {
  const char request[] = R"({"call":"version"} and more)";
  const Text answer(shinpan_call(request, std::strlen(R"({"call":"version"})")));
  EXPECT_STREQ(answer.get(), R"({"version":"0.1.0"})");
}

TEST(CTest, What_is_wrong_with_a_request_is_an_answer) {
  for (const char* const request : {"", "{", "null", "[]", "\xff\xfe", R"({"call":"none"})"}) {
    const Text answer(shinpan_call(request, SHINPAN_TO_ZERO));
    EXPECT_TRUE(json::parse(answer.get()).contains("error")) << request;
  }
  const Text nothing(shinpan_call(nullptr, 7));
  EXPECT_TRUE(json::parse(nothing.get()).contains("error"));
}

TEST(CTest, Null_pointers_are_answered) {
  shinpan_free(nullptr);
  shinpan_game_free(nullptr);
  shinpan_verdict_free(nullptr);
  EXPECT_EQ(shinpan_rules_find(nullptr), nullptr);
  EXPECT_EQ(shinpan_rules_komi(nullptr), INT32_MIN);
  EXPECT_EQ(shinpan_game_copy(nullptr), nullptr);
  EXPECT_EQ(shinpan_game_play(nullptr, SHINPAN_BLACK, 0, 0), SHINPAN_REFUSED_ARGUMENT);
  EXPECT_EQ(shinpan_game_check(nullptr, SHINPAN_BLACK, 0, 0), SHINPAN_REFUSED_ARGUMENT);
  EXPECT_EQ(shinpan_game_pass(nullptr, SHINPAN_BLACK), SHINPAN_REFUSED_ARGUMENT);
  EXPECT_EQ(shinpan_game_put(nullptr, SHINPAN_BLACK, 0, 0), SHINPAN_REFUSED_ARGUMENT);
  EXPECT_EQ(shinpan_game_undo(nullptr), 0);
  EXPECT_EQ(shinpan_game_columns(nullptr) + shinpan_game_rows(nullptr), 0);
  EXPECT_EQ(shinpan_game_moves(nullptr), 0U);
  EXPECT_EQ(shinpan_game_to_play(nullptr), SHINPAN_OUTSIDE);
  EXPECT_EQ(shinpan_game_stone(nullptr, 0, 0), SHINPAN_OUTSIDE);
  EXPECT_EQ(shinpan_game_liberties(nullptr, 0, 0), 0);
  EXPECT_EQ(shinpan_game_captured(nullptr, SHINPAN_BLACK), 0);
  EXPECT_EQ(shinpan_judge_record(nullptr, 5, nullptr, nullptr), nullptr);
  EXPECT_EQ(shinpan_judge_game(nullptr, nullptr, nullptr), nullptr);
  EXPECT_STREQ(shinpan_verdict_result(nullptr), "");
  EXPECT_STREQ(shinpan_verdict_json(nullptr), "");
  EXPECT_EQ(shinpan_verdict_proved(nullptr) + shinpan_verdict_finished(nullptr), 0);
  EXPECT_EQ(shinpan_verdict_total(nullptr, SHINPAN_WHITE), 0);
  EXPECT_EQ(shinpan_verdict_status(nullptr, 0, 0), SHINPAN_NO_STONE);
  EXPECT_EQ(shinpan_verdict_owner(nullptr, 0, 0), SHINPAN_NOBODY);
}

TEST(CTest, Rule_sets_are_listed_and_found) {
  for (std::size_t i = 0; i < shinpan_rules_count(); ++i) {
    const char* const id = shinpan_rules_id(i);
    EXPECT_STREQ(shinpan_rules_find(id), id);
    EXPECT_NE(shinpan_rules_komi(id), INT32_MIN);
  }
  EXPECT_EQ(shinpan_rules_id(shinpan_rules_count()), nullptr);
  EXPECT_STREQ(shinpan_rules_find("Japanese"), "japanese-1989");
  EXPECT_EQ(shinpan_rules_komi("japanese"), 13);
  EXPECT_EQ(shinpan_rules_find("no such rules"), nullptr);
}

TEST(CTest, Boards_have_possible_sizes_and_rules) {
  EXPECT_EQ(shinpan_game_new(0, 9, nullptr), nullptr);
  EXPECT_EQ(shinpan_game_new(9, 26, nullptr), nullptr);
  EXPECT_EQ(shinpan_game_new(-1, -1, nullptr), nullptr);
  EXPECT_EQ(shinpan_game_new(9, 9, "no such rules"), nullptr);
  const Game game(shinpan_game_new(25, 1, "aga"));
  EXPECT_EQ(shinpan_game_columns(game.get()), 25);
  EXPECT_EQ(shinpan_game_rows(game.get()), 1);
  EXPECT_EQ(shinpan_game_stone(game.get(), 24, 0), SHINPAN_EMPTY);
  EXPECT_EQ(shinpan_game_stone(game.get(), 0, 1), SHINPAN_OUTSIDE);
}

TEST(CTest, Moves_are_checked_made_and_taken_back) {
  const Game game(shinpan_game_new(3, 3, "japanese-1989"));
  EXPECT_EQ(shinpan_game_play(game.get(), SHINPAN_BLACK, 0, 0), SHINPAN_LEGAL);
  EXPECT_EQ(shinpan_game_liberties(game.get(), 0, 0), 2);
  EXPECT_EQ(shinpan_game_to_play(game.get()), SHINPAN_WHITE);
  EXPECT_EQ(shinpan_game_play(game.get(), SHINPAN_WHITE, 0, 0), SHINPAN_REFUSED_OCCUPIED);
  EXPECT_EQ(shinpan_game_play(game.get(), SHINPAN_WHITE, 3, 0), SHINPAN_REFUSED_OUTSIDE);
  EXPECT_EQ(shinpan_game_play(game.get(), SHINPAN_EMPTY, 1, 0), SHINPAN_REFUSED_ARGUMENT);
  EXPECT_EQ(shinpan_game_play(game.get(), SHINPAN_WHITE, 1, 0), SHINPAN_LEGAL);
  EXPECT_EQ(shinpan_game_play(game.get(), SHINPAN_WHITE, 0, 1), SHINPAN_LEGAL);
  EXPECT_EQ(shinpan_game_stone(game.get(), 0, 0), SHINPAN_EMPTY);
  EXPECT_EQ(shinpan_game_captured(game.get(), SHINPAN_BLACK), 1);
  EXPECT_EQ(shinpan_game_check(game.get(), SHINPAN_BLACK, 0, 0), SHINPAN_REFUSED_SUICIDE);
  EXPECT_EQ(shinpan_game_moves(game.get()), 3U);
  EXPECT_EQ(shinpan_game_undo(game.get()), 1);
  EXPECT_EQ(shinpan_game_stone(game.get(), 0, 0), SHINPAN_BLACK);
  EXPECT_EQ(shinpan_game_pass(game.get(), SHINPAN_WHITE), SHINPAN_LEGAL);
  EXPECT_EQ(shinpan_game_pass(game.get(), SHINPAN_OUTSIDE), SHINPAN_REFUSED_ARGUMENT);
}

TEST(CTest, A_copy_goes_its_own_way) {
  const Game game(shinpan_game_new(9, 9, nullptr));
  const Game copy(shinpan_game_copy(game.get()));
  EXPECT_EQ(shinpan_game_play(copy.get(), SHINPAN_BLACK, 4, 4), SHINPAN_LEGAL);
  EXPECT_EQ(shinpan_game_stone(game.get(), 4, 4), SHINPAN_EMPTY);
}

TEST(CTest, A_record_is_judged) {
  const Verdict verdict = judged(kRecord, quick());
  EXPECT_STREQ(shinpan_verdict_result(verdict.get()), "W+6.5");
  EXPECT_EQ(shinpan_verdict_finished(verdict.get()), 1);
  EXPECT_EQ(shinpan_verdict_total(verdict.get(), SHINPAN_WHITE) -
                shinpan_verdict_total(verdict.get(), SHINPAN_BLACK),
            13);
  EXPECT_EQ(shinpan_verdict_status(verdict.get(), 4, 3), SHINPAN_DEAD);
  EXPECT_EQ(shinpan_verdict_status(verdict.get(), 1, 0), SHINPAN_ALIVE);
  EXPECT_EQ(shinpan_verdict_status(verdict.get(), 0, 0), SHINPAN_NO_STONE);
  EXPECT_EQ(shinpan_verdict_owner(verdict.get(), 4, 3), SHINPAN_OF_WHITE);
  EXPECT_EQ(shinpan_verdict_owner(verdict.get(), 0, 0), SHINPAN_OF_BLACK);
  EXPECT_EQ(shinpan_verdict_owner(verdict.get(), 1, 0), SHINPAN_LIVING_STONE);
  EXPECT_EQ(shinpan_verdict_owner(verdict.get(), 5, 0), SHINPAN_NOBODY);
  EXPECT_EQ(json::parse(shinpan_verdict_json(verdict.get())).at("result"), "W+6.5");
}

TEST(CTest, A_game_is_judged_as_its_record_would_be) {
  const Game game(shinpan_game_new(5, 5, nullptr));
  for (int row = 0; row < 5; ++row) {
    EXPECT_EQ(shinpan_game_play(game.get(), SHINPAN_BLACK, 1, row), SHINPAN_LEGAL);
    EXPECT_EQ(shinpan_game_put(game.get(), SHINPAN_WHITE, 2, row), SHINPAN_LEGAL);
  }
  EXPECT_EQ(shinpan_game_undo(game.get()), 0);
  EXPECT_EQ(shinpan_game_play(game.get(), SHINPAN_BLACK, 4, 3), SHINPAN_LEGAL);
  shinpan_judge_options options = quick();
  options.komi = 1;
  const Verdict verdict(shinpan_judge_game(game.get(), &options, nullptr));
  EXPECT_STREQ(shinpan_verdict_result(verdict.get()), "W+6.5");
}

TEST(CTest, What_is_asked_counts) {
  shinpan_judge_options options = quick();
  options.alive = "E2";
  options.rules = "chinese";
  const json area = json::parse(shinpan_verdict_json(judged(kRecord, options).get()));
  EXPECT_EQ(area.at("rules"), "chinese");
  EXPECT_NE(area.at("verdict").at(3).get<std::string>().back(), 'D');
  // A caller of an older header, whose struct ends before the stones agreed on.
  options.size = offsetof(shinpan_judge_options, dead);
  EXPECT_EQ(shinpan_verdict_status(judged(kRecord, options).get(), 4, 3), SHINPAN_DEAD);
}

TEST(CTest, Why_nothing_could_be_judged_is_said) {
  EXPECT_THAT(reason_against("no record", quick()), HasSubstr("no game record"));
  EXPECT_THAT(reason_against("", quick()), HasSubstr("empty"));
  shinpan_judge_options options = quick();
  options.rules = "none";
  EXPECT_THAT(reason_against(kRecord, options), HasSubstr("rule set"));
  options = quick();
  options.komi = 100000;
  EXPECT_THAT(reason_against(kRecord, options), HasSubstr("komi"));
  options = quick();
  options.dead = "Z99,";
  EXPECT_THAT(reason_against(kRecord, options), HasSubstr("Z99"));
}

TEST(CTest, Threads_do_not_disturb_each_other) {
  const json wanted = without_time(shinpan_verdict_json(judged(kRecord, quick()).get()));
  std::vector<json> got(4);
  std::vector<std::thread> threads;
  for (json& answer : got) {
    threads.emplace_back([&answer] {
      for (int i = 0; i < 20; ++i) {
        answer = without_time(shinpan_verdict_json(judged(kRecord, quick()).get()));
        const Text rules(shinpan_call(R"({"call":"rules"})", SHINPAN_TO_ZERO));
      }
    });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  for (const json& answer : got) {
    EXPECT_EQ(answer, wanted);
  }
}

}  // namespace
