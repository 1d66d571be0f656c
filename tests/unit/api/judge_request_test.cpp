#include "shinpan/api/judge_request.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <functional>

namespace shinpan::api {
namespace {

using base::ErrorCode;
using explain::Language;
using nlohmann::json;

constexpr const char* kRecord =
    "(;SZ[5]KM[0]AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce];B[aa];W[ea])";

// As a client would send it.
JudgeRequest request_of(const json& object) {
  return judge_request(std::string_view(object.dump()), Language::English);
}

json full() {
  return {{"source", "here"},
          {"game", 0},
          {"record", kRecord},
          {"rules", "chinese"},
          {"komi", 6.5},
          {"strict", true},
          {"dead", {"B1"}},
          {"alive", {"C1"}},
          {"use_marks", true},
          {"at", 1},
          {"time_limit", 2},
          {"nodes", 1000},
          {"seed", 7},
          {"lang", "ru"}};
}

TEST(JudgeRequestTest, Every_field_is_read) {
  const JudgeRequest request = request_of(full());
  EXPECT_FALSE(request.error);
  EXPECT_EQ(request.origin.source, "here");
  EXPECT_EQ(request.origin.game, 0U);
  EXPECT_EQ(request.record, kRecord);
  EXPECT_EQ(request.language, Language::Russian);
  const JudgeOptions& options = request.options;
  EXPECT_EQ(options.rules, rules::preset("chinese"));
  EXPECT_EQ(options.komi, rules::HalfPoints{13});
  EXPECT_EQ(options.reading, count::Reading::Strict);
  EXPECT_EQ(options.dead, std::vector<std::string>{"B1"});
  EXPECT_EQ(options.alive, std::vector<std::string>{"C1"});
  EXPECT_TRUE(options.use_marks);
  EXPECT_EQ(options.at, 1U);
  EXPECT_EQ(options.limits.milliseconds, 2000);
  EXPECT_EQ(options.limits.nodes, 1000U);
  EXPECT_EQ(options.limits.seed, 7U);
}

TEST(JudgeRequestTest, What_is_left_out_has_the_default_of_the_command_line) {
  const JudgeRequest request = request_of({{"sgf", kRecord}});
  const JudgeOptions defaults;
  EXPECT_FALSE(request.error);
  EXPECT_EQ(request.record, kRecord);
  EXPECT_EQ(request.origin.source, "request");
  EXPECT_FALSE(request.options.rules);
  EXPECT_FALSE(request.options.komi);
  EXPECT_FALSE(request.options.at);
  EXPECT_EQ(request.options.reading, count::Reading::Customary);
  EXPECT_EQ(request.options.limits.milliseconds, defaults.limits.milliseconds);
  EXPECT_EQ(request.options.limits.seed, defaults.limits.seed);
  EXPECT_EQ(request_of({{"nodes", 5}}).options.limits.milliseconds, 0) << "nodes alone: no clock";
}

TEST(JudgeRequestTest, The_language_is_the_one_named_or_the_other) {
  EXPECT_EQ(judge_request(json{{"lang", "en"}}, Language::Russian).language, Language::English);
  EXPECT_EQ(judge_request(json::object(), Language::Russian).language, Language::Russian);
  EXPECT_EQ(judge_request(json{{"lang", "fr"}}, Language::Russian).language, Language::Russian);
  EXPECT_EQ(judge_request(json(5), Language::Russian).language, Language::Russian);
}

TEST(JudgeRequestTest, A_wrong_field_is_named_and_the_origin_kept) {
  struct Wrong {
    const char* name;
    json value;
    ErrorCode code;
  };

  const Wrong all[] = {
      {"record", 5, ErrorCode::BadRequest},
      {"komi", "6.5", ErrorCode::BadNumber},
      {"komi", 0.25, ErrorCode::BadNumber},
      {"strict", "yes", ErrorCode::BadRequest},
      {"dead", "B1", ErrorCode::BadRequest},
      {"alive", {1}, ErrorCode::BadRequest},
      {"use_marks", 1, ErrorCode::BadRequest},
      {"at", -1, ErrorCode::BadNumber},
      {"at", 0.5, ErrorCode::BadNumber},
      {"time_limit", -1, ErrorCode::BadNumber},
      {"time_limit", 1e300, ErrorCode::BadNumber},
      {"time_limit", "1", ErrorCode::BadNumber},
      {"nodes", -5, ErrorCode::BadNumber},
      {"seed", "x", ErrorCode::BadNumber},
      {"lang", 5, ErrorCode::BadRequest},
  };
  for (const Wrong& wrong : all) {
    json object = {{"record", kRecord}, {"source", "here"}};
    object[wrong.name] = wrong.value;
    const JudgeRequest request = request_of(object);
    ASSERT_TRUE(request.error) << object;
    EXPECT_EQ(*request.error, (base::Error{wrong.code, {}, wrong.name})) << object;
    EXPECT_EQ(request.origin.source, "here");
    EXPECT_NE(answer_judge(request).line.find("\"source\":\"here\""), std::string::npos);
    EXPECT_FALSE(answer_judge(request).judged);
  }
}

TEST(JudgeRequestTest, The_first_of_several_faults_is_told) {
  EXPECT_EQ(request_of({{"komi", "x"}, {"at", -1}}).error->detail, "komi");
}

TEST(JudgeRequestTest, An_array_is_many_requests_and_anything_else_one) {
  const auto many =
      judge_requests(R"([{"source":"a"},5,{"source":"b","at":-1}])", Language::English);
  ASSERT_EQ(many.size(), 3U);
  EXPECT_EQ(many[0].origin.source, "a");
  EXPECT_EQ(many[1].error->code, ErrorCode::BadJson);
  EXPECT_EQ(many[2].origin.source, "b");
  EXPECT_EQ(many[2].error->code, ErrorCode::BadNumber);
  EXPECT_TRUE(judge_requests("[]", Language::English).empty());
  for (const char* const text : {"{}", "5", "", "nonsense", "[{}"}) {
    EXPECT_EQ(judge_requests(text, Language::English).size(), 1U) << text;
  }
}

TEST(JudgeRequestTest, An_array_that_is_too_long_is_refused_as_a_whole) {
  std::string text = "[1";
  for (std::size_t i = 1; i < kMostRequests; ++i) {
    text += ",1";
  }
  EXPECT_EQ(judge_requests(text + "]", Language::English).size(), kMostRequests);
  const auto refused = judge_requests(text + ",1]", Language::Russian);
  ASSERT_EQ(refused.size(), 1U);
  EXPECT_EQ(refused.front().error->code, ErrorCode::TooLarge);
  EXPECT_EQ(refused.front().language, Language::Russian);
}

TEST(JudgeRequestTest, Deep_nesting_is_no_danger) {
  constexpr std::size_t kDepth = 300000;
  const std::string deep = std::string(kDepth, '[') + std::string(kDepth, ']');
  for (const char* const name : {"record", "rules", "komi", "dead", "at", "lang", "x"}) {
    const std::string field = '{' + json(name).dump() + ':' + deep + '}';
    static_cast<void>(judge_request(std::string_view(field), Language::English));
    const std::string in_rules = R"({"rules":{"id":"aga",)" + json(name).dump() + ':' + deep + "}}";
    static_cast<void>(judge_request(std::string_view(in_rules), Language::English));
  }
  EXPECT_EQ(judge_requests(deep, Language::English).front().error->code, ErrorCode::BadJson);
}

TEST(JudgeRequestTest, The_game_of_a_request_is_the_one_that_its_origin_names) {
  const std::string two = "(;SZ[5])(;SZ[7])";
  EXPECT_EQ(game_of(request_of({{"record", two}, {"game", 1}}))->size, board::square(7));
  const auto beyond = game_of(request_of({{"record", two}, {"game", 2}}));
  ASSERT_FALSE(beyond);
  EXPECT_EQ(beyond.error(), (base::Error{ErrorCode::BadRequest, {}, "game"}));
  EXPECT_EQ(game_of(request_of(json::object())).error().detail, "record");
  EXPECT_FALSE(game_of(request_of({{"record", two}, {"game", 18446744073709551615U}})));
}

// Questions

std::string text_of(const std::optional<Question>& question) {
  return question ? question->position + '|' + question->rules + '|' + question->terms : "none";
}

std::string question(const json& object) {
  const JudgeRequest request = request_of(object);
  EXPECT_FALSE(request.error) << object;
  const auto game = game_of(request);
  EXPECT_TRUE(game) << object;
  return text_of(question_of(request, *game));
}

json with(json object, const char* name, const json& value) {
  object[name] = value;
  return object;
}

TEST(QuestionTest, Equal_requests_ask_the_same_whatever_their_origin) {
  EXPECT_EQ(question(full()), question(full()));
  EXPECT_EQ(question(full()), question(with(full(), "source", "elsewhere")));
  json second = with(full(), "game", 1);
  second["record"] = std::string("(;SZ[9])") + kRecord;
  EXPECT_EQ(question(full()), question(second));
  EXPECT_EQ(question(full()), question(with(full(), "unknown", "field")));
  json named = full();
  named.erase("record");
  named["sgf"] = kRecord;
  EXPECT_EQ(question(full()), question(named));
}

TEST(QuestionTest, A_record_laid_out_differently_is_the_same_record) {
  EXPECT_EQ(question({{"record", "(;SZ[5]KM[0];B[aa];W[bb])"}}),
            question({{"record", " ( ;\nKM[0] SZ[5] ; B[aa]\n; W[bb] ) "}}));
}

TEST(QuestionTest, Any_other_term_asks_something_else) {
  const std::string base = question(full());
  for (const auto& [name, value] : std::initializer_list<std::pair<const char*, json>>{
           {"rules", "japanese"},
           {"rules", {{"id", "chinese"}, {"suicide", true}}},
           {"komi", 7},
           {"komi", nullptr},
           {"strict", false},
           {"dead", json::array()},
           {"dead", {"B1", "B2"}},
           {"alive", {"C2"}},
           {"use_marks", false},
           {"at", 0},
           {"at", nullptr},
           {"time_limit", 3},
           {"nodes", 1001},
           {"seed", 8},
           {"lang", "en"}}) {
    EXPECT_NE(question(with(full(), name, value)), base) << name << ' ' << value;
  }
  EXPECT_NE(question({{"record", kRecord}, {"dead", {"B1"}}}),
            question({{"record", kRecord}, {"alive", {"B1"}}}));
  EXPECT_NE(question({{"record", kRecord}, {"komi", -0.5}}), question({{"record", kRecord}}));
}

TEST(QuestionTest, Any_other_record_asks_something_else) {
  const char* const base = "(;SZ[5]KM[0];B[aa];W[bb])";
  for (const char* const other : {"(;SZ[5]KM[0];B[aa];W[cc])",
                                  "(;SZ[5]KM[1];B[aa];W[bb])",
                                  "(;SZ[5];B[aa];W[bb])",
                                  "(;SZ[7]KM[0];B[aa];W[bb])",
                                  "(;SZ[5]KM[0]RU[AGA];B[aa];W[bb])",
                                  "(;SZ[5]KM[0]HA[2];B[aa];W[bb])",
                                  "(;SZ[5]KM[0]RE[B+3];B[aa];W[bb])",
                                  "(;SZ[5]KM[0];B[aa];W[bb]TB[cc])",
                                  "(;SZ[5]KM[0]AB[aa]AW[bb])",
                                  "(;SZ[5]KM[0];B[aa];W[bb];B[])",
                                  "(;SZ[5]KM[0];B[aa];W[aa];W[bb])"}) {
    EXPECT_NE(question({{"record", other}}), question({{"record", base}})) << other;
  }
}

// A kept answer is given to whoever asks the same, so every field of the rules has to be in it.
TEST(QuestionTest, Rule_sets_that_differ_in_any_field_ask_different_things) {
  const std::function<void(rules::Ruleset&)> changes[] = {
      [](rules::Ruleset& r) { r.id = "other"; },
      [](rules::Ruleset& r) { r.ko = rules::KoRule::Positional; },
      [](rules::Ruleset& r) { r.ko = rules::KoRule::Situational; },
      [](rules::Ruleset& r) { r.suicide = true; },
      [](rules::Ruleset& r) { r.scoring = rules::Scoring::Area; },
      [](rules::Ruleset& r) { r.scoring = rules::Scoring::Stones; },
      [](rules::Ruleset& r) { r.tax = rules::Tax::None; },
      [](rules::Ruleset& r) { r.tax = rules::Tax::All; },
      [](rules::Ruleset& r) { r.handicap_bonus = rules::HandicapBonus::NMinusOne; },
      [](rules::Ruleset& r) { r.handicap_bonus = rules::HandicapBonus::N; },
      [](rules::Ruleset& r) { r.settlement = rules::Settlement::Playout; },
      [](rules::Ruleset& r) { r.settlement = rules::Settlement::NothingDead; },
      [](rules::Ruleset& r) { r.ko_pass = rules::KoPass::Any; },
      [](rules::Ruleset& r) { r.pass_stones.given = true; },
      [](rules::Ruleset& r) { r.pass_stones.white_passes_last = true; },
      [](rules::Ruleset& r) { r.button = true; },
      [](rules::Ruleset& r) { r.friendly_pass = false; },
      [](rules::Ruleset& r) { r.opponent_resumes = false; },
      [](rules::Ruleset& r) { r.komi = rules::HalfPoints{12}; },
      [](rules::Ruleset& r) { r.black_wins_ties = true; },
  };
  JudgeRequest request = request_of({{"record", kRecord}});
  const auto game = game_of(request);
  request.options.rules = rules::Ruleset{};
  std::vector<std::string> all = {text_of(question_of(request, *game))};
  for (const auto& change : changes) {
    request.options.rules = rules::Ruleset{};
    change(*request.options.rules);
    all.push_back(text_of(question_of(request, *game)));
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t other = 0; other < i; ++other) {
      EXPECT_NE(all[i], all[other]) << i << " and " << other;
    }
  }
}

TEST(QuestionTest, What_cannot_be_replayed_asks_nothing) {
  const JudgeRequest request = request_of({{"record", kRecord}, {"at", 99}});
  EXPECT_FALSE(question_of(request, *game_of(request)));
}

// Answers

TEST(JudgeRequestTest, A_settled_answer_says_so_and_one_cut_short_does_not) {
  const JudgeAnswer answer = answer_judge(request_of({{"record", kRecord}}));
  EXPECT_TRUE(answer.judged);
  EXPECT_TRUE(answer.settled);
  EXPECT_EQ(json::parse(answer.line)["source"], "request");
  EXPECT_FALSE(answer_judge(request_of({{"record", "nonsense"}})).judged);
}

TEST(JudgeRequestTest, A_verdict_moves_to_another_origin_byte_for_byte) {
  const JudgeRequest request = request_of({{"record", kRecord}});
  const base::Result<Judged> judged = judge(*game_of(request), request.options);
  ASSERT_TRUE(judged);
  const Origin origins[] = {{},
                            {"request", 0},
                            {"a \"quoted\\\" name\n\x01", 12},
                            {"\xd0\xb8\xd0\xbc\xd1\x8f", 1},
                            {"not UTF-8: \xff", 2},
                            {"{\"source\":\"x\",\"game\":1", 123456789}};
  for (const Language language : explain::kLanguages) {
    for (const Origin& from : origins) {
      const std::string text = judged_json(from, *judged, language);
      for (const Origin& to : origins) {
        EXPECT_EQ(renamed(text, from, to), judged_json(to, *judged, language));
      }
    }
  }
}

}  // namespace
}  // namespace shinpan::api
