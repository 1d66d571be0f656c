#include "server/service.hpp"

#include "server/pages.hpp"
#include "shinpan/base/error.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>
#include <thread>

namespace shinpan::server {
namespace {

using nlohmann::json;

constexpr const char* kRecord = "(;SZ[5]KM[0]AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce])";

Settings quick() {
  Settings out;
  out.jobs = 2;
  out.milliseconds = 2000;
  return out;
}

class ServiceTest : public testing::Test {
 protected:
  Answer ask(const std::string& method, const std::string& path) {
    Request request;
    request.method = method;
    request.path = path;
    return service_.answer(request);
  }

  Answer judge(const std::string& body,
               const std::string& type = "",
               const std::multimap<std::string, std::string>& query = {}) {
    Request request{"POST", "/v1/judge", query, type, "", body};
    return service_.answer(request);
  }

  Service& service() { return service_; }

 private:
  Service service_{quick(), std::move(*Store::open(""))};
};

// All of an answer, streamed or not.
std::string text_of(const Answer& answer) {
  std::string out = answer.body;
  if (answer.stream) {
    EXPECT_TRUE(out.empty());
    answer.stream([&](std::string_view piece) {
      out += piece;
      return true;
    });
  }
  return out;
}

std::vector<json> lines_of(const Answer& answer) {
  EXPECT_EQ(answer.type, "application/x-ndjson");
  std::vector<json> out;
  std::istringstream lines(text_of(answer));
  for (std::string line; std::getline(lines, line);) {
    out.push_back(json::parse(line));
  }
  return out;
}

std::string code_of(const Answer& answer) {
  EXPECT_EQ(answer.type, "application/json");
  EXPECT_EQ(answer.body.back(), '\n');
  const json object = json::parse(answer.body);
  return object.contains("error") ? object["error"]["code"] : "none";
}

std::string header(const Answer& answer, const std::string& name) {
  for (const auto& [of, value] : answer.headers) {
    if (of == name) {
      return value;
    }
  }
  return "";
}

// Addresses

TEST_F(ServiceTest, An_address_that_is_none_is_not_found) {
  for (const char* const path : {"",
                                 "/v1",
                                 "/v1/",
                                 "/v1/judge/",
                                 "/V1/judge",
                                 "/v1/games/",
                                 "/v1/games//events",
                                 "/v1/games/a/b/events",
                                 "/v1/games/a/dance",
                                 "/v1/games/../../etc/passwd",
                                 "/metrics ",
                                 "\xff\xfe"}) {
    const Answer answer = ask("GET", path);
    EXPECT_EQ(answer.status, 404) << path;
    EXPECT_EQ(code_of(answer), "no-such-address") << path;
  }
}

// Whether the page is there depends on whether it was built first.
TEST_F(ServiceTest, The_page_stands_at_the_root_where_the_program_holds_it) {
  EXPECT_EQ(ask("GET", "/").status, pages().empty() ? 404 : 200);
  EXPECT_EQ(find_page("/") == nullptr, pages().empty());
  for (const Page& page : pages()) {
    EXPECT_EQ(ask("GET", std::string(page.path)).body, page.bytes) << page.path;
  }
}

TEST_F(ServiceTest, A_game_may_be_asked_for_by_any_name_and_is_not_there) {
  for (const std::string& id : {std::string("nobody"),
                                std::string("events"),
                                std::string("'; DROP TABLE games; --"),
                                std::string("a\0b", 3),
                                std::string("\xff"),
                                std::string(100000, 'x')}) {
    for (const char* const what : {"", "/events", "/sgf", "/suggestion", "/answer"}) {
      const Answer answer = ask("GET", "/v1/games/" + id + what);
      EXPECT_EQ(answer.status, 404);
      EXPECT_EQ(code_of(answer), "no-such-address");
    }
  }
}

TEST_F(ServiceTest, A_wrong_method_is_told_the_right_ones) {
  struct Wrong {
    const char* method;
    const char* path;
    const char* allowed;
  };

  for (const Wrong& wrong : {Wrong{"GET", "/v1/judge", "POST"},
                             Wrong{"GET", "/v1/games", "POST"},
                             Wrong{"DELETE", "/v1/games/x", "GET"},
                             Wrong{"PUT", "/v1/games/x/events", "POST, GET"},
                             Wrong{"POST", "/v1/games/x/sgf", "GET"},
                             Wrong{"POST", "/v1/games/x/suggestion", "GET"},
                             Wrong{"POST", "/v1/rules", "GET"},
                             Wrong{"OPTIONS", "/healthz", "GET"},
                             Wrong{"get", "/metrics", "GET"},
                             Wrong{"", "/v1/openapi.json", "GET"}}) {
    const Answer answer = ask(wrong.method, wrong.path);
    EXPECT_EQ(answer.status, 405) << wrong.path;
    EXPECT_EQ(code_of(answer), "wrong-method") << wrong.path;
    EXPECT_EQ(header(answer, "Allow"), wrong.allowed) << wrong.path;
  }
}

TEST_F(ServiceTest, It_tells_of_itself) {
  EXPECT_EQ(json::parse(ask("GET", "/healthz").body), json({{"status", "ok"}}));
  EXPECT_GT(json::parse(ask("GET", "/v1/rules").body).size(), 10U);
  const json document = json::parse(ask("GET", "/v1/openapi.json").body);
  for (const auto& [path, methods] : document["paths"].items()) {
    for (const auto& [method, is] : methods.items()) {
      Request request;
      for (const char c : method) {
        request.method += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
      }
      request.path = path;
      EXPECT_NE(service().answer(request).status, 405) << path;
    }
  }
}

TEST_F(ServiceTest, Metrics_name_addresses_as_they_are_described) {
  static_cast<void>(ask("GET", "/v1/games/secret"));
  static_cast<void>(ask("GET", "/nowhere/\"\n"));
  const std::string text = ask("GET", "/metrics").body;
  EXPECT_NE(text.find("{address=\"/v1/games/{id}\",status=\"404\"} 1"), std::string::npos) << text;
  EXPECT_NE(text.find("{address=\"other\",status=\"404\"} 1"), std::string::npos);
  EXPECT_EQ(text.find("secret"), std::string::npos);
  EXPECT_EQ(text.find("nowhere"), std::string::npos);
}

TEST_F(ServiceTest, Sentences_come_in_the_first_language_that_is_known) {
  const auto is_russian = [&](const std::string& accepted) {
    Request request{"GET", "/nowhere", {}, "", accepted, ""};
    const std::string message = json::parse(service().answer(request).body)["error"]["message"];
    return static_cast<unsigned char>(message.front()) >= 0x80;
  };
  for (const char* const accepted :
       {"ru", "ru-RU", "fr, ru;q=0.9, en;q=0.8", "  ru", "*, ru", ",,ru,", "de;q=1,ru;q=0"}) {
    EXPECT_TRUE(is_russian(accepted)) << accepted;
  }
  for (const char* const accepted :
       {"", "en, ru", "fr", ",", ";", ";q=1", "r", "RU;", "\xff\xff"}) {
    EXPECT_FALSE(is_russian(accepted)) << accepted;
  }
}

// Judging

TEST_F(ServiceTest, A_record_is_judged_by_the_terms_of_the_query) {
  const Answer answer = judge(
      kRecord, "", {{"alive", "B1,C1"}, {"komi", "6.5"}, {"source", "a.sgf"}, {"other", "x"}});
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.type, "application/json");
  const json object = json::parse(text_of(answer));
  EXPECT_EQ(object["result"], "W+11.5");
  EXPECT_EQ(object["source"], "a.sgf");
}

TEST_F(ServiceTest, A_request_in_JSON_has_the_same_answer) {
  const json request = {{"record", kRecord}, {"alive", {"B1", "C1"}}, {"komi", 6.5}};
  const Answer answer = judge(request.dump(), "application/json; charset=utf-8");
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(json::parse(text_of(answer))["result"], "W+11.5");
}

TEST_F(ServiceTest, Several_requests_have_a_line_each_in_their_order) {
  const json requests = {{{"record", kRecord}, {"source", "a"}},
                         5,
                         {{"record", "nonsense"}, {"source", "b"}},
                         {{"record", kRecord}, {"source", "c"}, {"lang", "ru"}}};
  std::string as_lines = "\n  \n";
  for (const json& request : requests) {
    as_lines += request.dump() + "\r\n\n";
  }
  for (const Answer& answer : {judge("\n " + requests.dump(), "application/json"),
                               judge(as_lines, "application/x-ndjson")}) {
    EXPECT_EQ(answer.status, 200);
    const std::vector<json> lines = lines_of(answer);
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(lines[0]["source"], "a");
    EXPECT_EQ(lines[1]["error"]["code"], "bad-json");
    EXPECT_EQ(lines[2]["source"], "b");
    EXPECT_EQ(lines[2]["error"]["code"], "unknown-format");
    EXPECT_EQ(lines[3]["source"], "c");
    EXPECT_EQ(lines[3]["result"], lines[0]["result"]);
  }
  EXPECT_TRUE(lines_of(judge("[]", "application/json")).empty());
  EXPECT_TRUE(lines_of(judge("", "application/x-ndjson")).empty());
}

TEST_F(ServiceTest, Each_game_of_a_record_has_its_line) {
  const std::vector<json> lines = lines_of(judge("(;SZ[3])(;SZ[4])(;SZ[5])", ""));
  ASSERT_EQ(lines.size(), 3U);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    EXPECT_EQ(lines[i]["game"], i);
    EXPECT_EQ(lines[i]["size"], json({i + 3, i + 3}));
  }
}

TEST_F(ServiceTest, A_game_named_in_the_query_is_the_only_one_judged) {
  const std::string two = "(;SZ[3])(;SZ[4])";
  const Answer second = judge(two, "", {{"game", "1"}});
  EXPECT_EQ(second.status, 200);
  const json object = json::parse(text_of(second));
  EXPECT_EQ(object["game"], 1);
  EXPECT_EQ(object["size"], json({4, 4}));
  const Answer beyond = judge(two, "", {{"game", "2"}});
  EXPECT_EQ(beyond.status, 422);
  EXPECT_EQ(code_of(beyond), "bad-request");
  EXPECT_EQ(judge(kRecord, "", {{"game", "7"}}).status, 422) << "there is one game only";
}

TEST_F(ServiceTest, A_reader_that_has_gone_stops_the_work) {
  const Answer answer = judge("(;SZ[3])(;SZ[4])(;SZ[5])", "");
  int pieces = 0;
  answer.stream([&](std::string_view) { return ++pieces < 2; });
  EXPECT_EQ(pieces, 2);
}

TEST_F(ServiceTest, What_is_wrong_with_a_request_or_a_record_has_its_status) {
  struct Wrong {
    int status;
    const char* code;
    std::string body;
    const char* type;
    std::multimap<std::string, std::string> query;
  };

  const std::string deep(1000000, '[');
  const Wrong all[] = {
      {400, "bad-json", "", "application/json", {}},
      {400, "bad-json", "{", "application/json", {}},
      {400, "bad-json", "{\"record\":\"\xff\"}", "application/json", {}},
      {400, "bad-json", "{" + deep, "application/json", {}},
      {400, "bad-number", R"({"komi":"x"})", "application/json", {}},
      {422, "bad-request", "{}", "application/json", {}},
      {422, "unknown-format", R"({"record":"nonsense"})", "application/json", {}},
      {400, "bad-number", kRecord, "", {{"komi", "six"}}},
      {400, "bad-number", kRecord, "", {{"at", "-1"}}},
      {400, "bad-number", kRecord, "", {{"at", "18446744073709551616"}}},
      {400, "bad-number", kRecord, "", {{"time_limit", "99999999999999999999"}}},
      {400, "bad-request", kRecord, "", {{"strict", "maybe"}}},
      {400, "bad-rules", kRecord, "", {{"rules", "nobody"}}},
      {422, "no-such-move", kRecord, "", {{"at", "18446744073709551615"}}},
      {422, "bad-point", kRecord, "", {{"dead", "Z99"}}},
      {422, "file-empty", "", "", {}},
      {422, "unknown-format", "\xff\xfe\xfd", "", {}},
      {422, "unknown-format", std::string(1000, '\0'), "text/plain", {}},
  };
  for (const Wrong& wrong : all) {
    const Answer answer = judge(wrong.body, wrong.type, wrong.query);
    EXPECT_EQ(answer.status, wrong.status) << wrong.body.substr(0, 40);
    EXPECT_EQ(code_of(answer), wrong.code) << wrong.body.substr(0, 40);
  }
}

TEST_F(ServiceTest, The_language_of_the_request_goes_before_that_of_the_browser) {
  const json wrong = {{"komi", "x"}, {"lang", "en"}};
  Request request{"POST", "/v1/judge", {}, "application/json", "ru", wrong.dump()};
  const std::string message = json::parse(service().answer(request).body)["error"]["message"];
  EXPECT_LT(static_cast<unsigned char>(message.front()), 0x80);
}

TEST_F(ServiceTest, A_verdict_asked_for_again_is_the_one_that_was_given) {
  const std::string first = text_of(judge(kRecord, "", {{"source", "a"}}));
  const std::string second = text_of(judge(kRecord, "", {{"source", "a"}}));
  EXPECT_EQ(first, second) << "with the time that it took then";
  const json other = json::parse(text_of(judge(kRecord, "", {{"source", "b"}})));
  json expected = json::parse(first);
  expected["source"] = "b";
  EXPECT_EQ(other, expected);
  const std::string metrics = ask("GET", "/metrics").body;
  EXPECT_NE(metrics.find("shinpan_kept_verdicts_total{found=\"yes\"} 2"), std::string::npos);
  EXPECT_NE(metrics.find("shinpan_positions_total{outcome=\"judged\"} 1"), std::string::npos);
}

TEST_F(ServiceTest, Rule_sets_alike_but_for_one_field_have_verdicts_of_their_own) {
  for (const char* const id : {"japanese-1989", "japanese-2003", "aga-territory", "ing"}) {
    if (!rules::preset(id)) {
      continue;
    }
    const json request = {{"record", kRecord}, {"rules", {{"id", id}, {"suicide", true}}}};
    EXPECT_EQ(judge(request.dump(), "application/json").status, 200);
  }
  EXPECT_NE(ask("GET", "/metrics").body.find("shinpan_kept_verdicts_total{found=\"yes\"} 0"),
            std::string::npos);
}

TEST(ServiceLimitsTest, More_than_may_wait_are_told_to_come_again) {
  Settings settings = quick();
  settings.jobs = 1;
  settings.waiting = 0;
  Service service(settings, std::move(*Store::open("")));
  const Request request{"POST", "/v1/judge", {}, "", "", "(;SZ[3])(;SZ[4])"};
  {
    const Answer held = service.answer(request);
    ASSERT_TRUE(held.stream) << "a batch counts until its last line has gone";
    const Answer refused = service.answer(request);
    EXPECT_EQ(refused.status, 429);
    EXPECT_EQ(header(refused, "Retry-After"), "1");
    EXPECT_EQ(code_of(refused), "busy");
    EXPECT_EQ(service.answer({"GET", "/healthz", {}, "", "", ""}).status, 200);
  }
  EXPECT_EQ(service.answer(request).status, 200);
}

TEST(ServiceLimitsTest, Many_more_requests_than_a_person_sends_are_refused_as_a_whole) {
  Service service(quick(), std::move(*Store::open("")));
  std::string many = "[";
  for (int i = 0; i < 1000000; ++i) {
    many += "1,";
  }
  many += "1]";
  const Answer answer = service.answer({"POST", "/v1/judge", {}, "application/json", "", many});
  EXPECT_EQ(answer.status, 413);
  EXPECT_EQ(code_of(answer), "too-large");
  std::string games;
  for (int i = 0; i < 20000; ++i) {
    games += "(;SZ[1])";
  }
  EXPECT_EQ(service.answer({"POST", "/v1/judge", {}, "", "", games}).status, 413);
  std::string lines;
  for (int i = 0; i < 20000; ++i) {
    lines += "{}\n";
  }
  EXPECT_EQ(service.answer({"POST", "/v1/judge", {}, "application/x-ndjson", "", lines}).status,
            413);
}

TEST(ServiceLimitsTest, Threads_share_one_service) {
  Service service(quick(), std::move(*Store::open("")));
  const Answer created = service.answer({"POST", "/v1/games", {}, "", "", "{\"size\":5}"});
  const std::string game = "/v1/games/" + json::parse(created.body)["id"].get<std::string>();
  std::vector<std::thread> threads;
  for (int i = 0; i < 6; ++i) {
    threads.emplace_back([&, i] {
      for (int round = 0; round < 20; ++round) {
        const Request judged{"POST",
                             "/v1/judge",
                             {{"komi", std::to_string(round % 4)}},
                             "",
                             "",
                             i % 2 == 0 ? kRecord : "(;SZ[3])(;SZ[2])"};
        EXPECT_FALSE(text_of(service.answer(judged)).empty());
        const std::string claim = R"({"event":"penalize","color":"B","points":0.5})";
        EXPECT_EQ(service.answer({"POST", game + "/events", {}, "", "", claim}).status, 200);
        EXPECT_EQ(service.answer({"GET", game, {}, "", "", ""}).status, 200);
        EXPECT_EQ(service.answer({"GET", game + "/sgf", {}, "", "", ""}).status, 200);
        EXPECT_EQ(service.answer({"GET", "/metrics", {}, "", "", ""}).status, 200);
      }
    });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  const Answer state = service.answer({"GET", game, {}, "", "", ""});
  EXPECT_EQ(json::parse(state.body)["state"]["events"], 120);
}

}  // namespace
}  // namespace shinpan::server
