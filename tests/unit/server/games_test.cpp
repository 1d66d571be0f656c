#include "server/service.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sqlite3.h>

#include <filesystem>
#include <set>
#include <sstream>
#include <thread>
#include <unistd.h>

// Games over the service, without sockets.
namespace shinpan::server {
namespace {

using nlohmann::json;

// A service with its store in memory, or in a file that can be opened again.
class Client {
 public:
  explicit Client(const std::string& file = "", unsigned waiting = 8) {
    Settings settings;
    settings.waiting = waiting;
    settings.milliseconds = 2000;
    service_ = std::make_unique<Service>(settings, std::move(*Store::open(file)));
  }

  Answer get(const std::string& path) { return service_->answer({"GET", path, {}, "", "", ""}); }

  Answer post(const std::string& path,
              const std::string& body,
              const std::multimap<std::string, std::string>& query = {}) {
    return service_->answer({"POST", path, query, "application/json", "", body});
  }

  // The path of a new game.
  std::string create(const json& start = {{"size", 5}}) {
    const Answer answer = post("/v1/games", start.dump());
    EXPECT_EQ(answer.status, 201) << answer.body;
    for (const auto& [name, value] : answer.headers) {
      if (name == "Location") {
        return value;
      }
    }
    ADD_FAILURE() << "no Location";
    return "";
  }

  json state(const std::string& game) {
    const Answer answer = get(game);
    EXPECT_EQ(answer.status, 200) << answer.body;
    return json::parse(answer.body)["state"];
  }

 private:
  std::unique_ptr<Service> service_;
};

std::string code_of(const Answer& answer) {
  return json::parse(answer.body)["error"]["code"];
}

std::string play(const char* by, const char* at) {
  return json({{"event", "play"}, {"by", by}, {"at", at}}).dump();
}

std::string by(const char* player, const char* event) {
  return json({{"event", event}, {"by", player}}).dump();
}

// Another program with the same file.
class Other {
 public:
  explicit Other(const std::string& file) { sqlite3_open(file.c_str(), &connection_); }

  Other(const Other&) = delete;
  Other& operator=(const Other&) = delete;

  ~Other() { sqlite3_close(connection_); }

  void run(const std::string& sql) {
    EXPECT_EQ(sqlite3_exec(connection_, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
        << sqlite3_errmsg(connection_);
  }

 private:
  sqlite3* connection_ = nullptr;
};

class GamesInAFileTest : public testing::Test {
 protected:
  GamesInAFileTest() {
    std::string name = std::filesystem::temp_directory_path() / "shinpan-games-XXXXXX";
    folder_ = mkdtemp(name.data());
  }

  ~GamesInAFileTest() override { std::filesystem::remove_all(folder_); }

  [[nodiscard]] std::string file() const { return folder_ / "games.sqlite"; }

 private:
  std::filesystem::path folder_;
};

TEST(GamesTest, A_new_game_has_an_id_an_address_and_a_state) {
  Client client;
  const Answer answer = client.post("/v1/games", R"({"size":[4,3],"komi":0.5})");
  EXPECT_EQ(answer.status, 201);
  const json object = json::parse(answer.body);
  const std::string id = object["id"];
  EXPECT_EQ(id.size(), 32U);
  EXPECT_EQ(id.find_first_not_of("0123456789abcdef"), std::string::npos);
  EXPECT_EQ(answer.headers,
            (std::vector<std::pair<std::string, std::string>>{{"Location", "/v1/games/" + id}}));
  EXPECT_EQ(object["state"]["position"], json({"....", "....", "...."}));
  EXPECT_EQ(client.state("/v1/games/" + id), object["state"]);
  EXPECT_EQ(client.post("/v1/games", "").status, 201) << "nothing said: the usual game";
}

TEST(GamesTest, Terms_that_are_wrong_make_no_game) {
  Client client;
  const std::string deep(1000000, '[');
  for (const auto& [body, code] : std::initializer_list<std::pair<std::string, const char*>>{
           {"{\"size\":99}", "bad-size"},
           {"nonsense", "bad-json"},
           {"{\"komi\":\"\xff\"}", "bad-json"},
           {"[]", "bad-json"},
           {"{\"time\":5}", "bad-request"},
           {"{\"size\":" + deep + std::string(deep.size(), ']') + "}", "bad-size"}}) {
    const Answer answer = client.post("/v1/games", body);
    EXPECT_EQ(answer.status, 400) << body.substr(0, 40);
    EXPECT_EQ(code_of(answer), code) << body.substr(0, 40);
    EXPECT_LT(answer.body.size(), 2000U) << "a fault is not told at its whole length";
  }
}

TEST(GamesTest, Ids_are_never_the_same) {
  Client client;
  std::set<std::string> ids;
  for (int i = 0; i < 100; ++i) {
    ids.insert(client.create());
  }
  EXPECT_EQ(ids.size(), 100U);
}

TEST(GamesTest, A_game_from_its_first_move_to_its_result) {
  Client client;
  const std::string game = client.create({{"size", 3}, {"komi", 0.5}, {"rules", "japanese"}});
  const std::string events[] = {play("B", "B2"),
                                by("W", "pass"),
                                by("B", "pass"),
                                by("B", "claim-all"),
                                by("W", "claim-all"),
                                by("W", "agree-end"),
                                by("B", "agree-end"),
                                by("B", "confirm-result"),
                                by("W", "confirm-result")};
  std::size_t number = 0;
  for (const std::string& event : events) {
    const Answer answer = client.post(game + "/events", event);
    ASSERT_EQ(answer.status, 200) << answer.body;
    EXPECT_EQ(json::parse(answer.body)["state"]["events"], ++number);
  }
  const json state = client.state(game);
  EXPECT_EQ(state["phase"], "over");
  EXPECT_EQ(state["result"], "B+7.5");
  const Answer listed = client.get(game + "/events");
  EXPECT_EQ(listed.type, "application/x-ndjson");
  std::istringstream lines(listed.body);
  number = 0;
  for (std::string line; std::getline(lines, line); ++number) {
    json expected = json::parse(events[number]);
    expected["time"] = 0;
    if (expected["event"] == "claim-all") {
      expected["dead"] = json::array();
    }
    EXPECT_EQ(json::parse(line), expected);
  }
  EXPECT_EQ(number, std::size(events));
  const Answer sgf = client.get(game + "/sgf");
  EXPECT_EQ(sgf.type, "application/x-go-sgf");
  EXPECT_NE(sgf.body.find("RE[B+7.5]"), std::string::npos) << sgf.body;
}

TEST(GamesTest, A_refused_event_changes_nothing_and_says_why) {
  Client client;
  const std::string game = client.create();
  ASSERT_EQ(client.post(game + "/events", play("B", "C3")).status, 200);
  const json before = client.state(game);
  const Answer refused = client.post(game + "/events", play("W", "C3"));
  EXPECT_EQ(refused.status, 409);
  EXPECT_EQ(code_of(refused), "illegal-move");
  EXPECT_EQ(json::parse(refused.body)["state"], before);
  for (const std::string& body : {std::string("{}"),
                                  std::string(),
                                  std::string("\xff"),
                                  play("W", "Z9"),
                                  std::string(100000, '{'),
                                  std::string(R"({"event":"pass","by":"W","time":-1})")}) {
    EXPECT_EQ(client.post(game + "/events", body).status, 400) << body.substr(0, 40);
  }
  EXPECT_EQ(client.state(game), before);
}

TEST(GamesTest, An_event_with_its_number_is_made_once) {
  Client client;
  const std::string game = client.create();
  const auto send = [&](const std::string& event, const char* number) {
    return client.post(game + "/events", event, {{"number", number}});
  };
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(send(play("B", "C3"), "0").status, 200);
  }
  EXPECT_EQ(client.state(game)["events"], 1);
  EXPECT_EQ(send(play("B", "D4"), "0").status, 409) << "another event has this number";
  EXPECT_EQ(send(play("W", "D4"), "2").status, 409) << "one is missing between";
  EXPECT_EQ(send(play("W", "D4"), "18446744073709551615").status, 409);
  EXPECT_EQ(send(play("W", "D4"), "1").status, 200);
  EXPECT_EQ(send(play("B", "C3"), "0").status, 200) << "an old one comes late";
  EXPECT_EQ(client.state(game)["events"], 2);
}

TEST(GamesTest, A_number_that_is_none_is_refused_and_makes_no_event) {
  Client client;
  const std::string game = client.create();
  for (const char* const number : {"",
                                   "x",
                                   "-1",
                                   "+0",
                                   "0x0",
                                   "0 ",
                                   " 0",
                                   "1.0",
                                   "18446744073709551616",
                                   "99999999999999999999999"}) {
    const Answer answer = client.post(game + "/events", play("B", "C3"), {{"number", number}});
    EXPECT_EQ(answer.status, 400) << number;
    EXPECT_EQ(code_of(answer), "bad-number") << number;
  }
  EXPECT_EQ(client.state(game)["events"], 0);
}

TEST(GamesTest, A_suggestion_names_what_is_dead_and_only_after_a_stop) {
  Client client;
  const std::string game =
      client.create({{"record", "(;SZ[3]AB[ab][bb][cb]AW[ac][bc]PL[B])"}, {"komi", 0}});
  const Answer early = client.get(game + "/suggestion");
  EXPECT_EQ(early.status, 409);
  EXPECT_EQ(json::parse(early.body)["state"]["phase"], "play");
  EXPECT_EQ(json::parse(early.body)["error"]["code"], "wrong-phase");
  ASSERT_EQ(client.post(game + "/events", by("B", "pass")).status, 200);
  ASSERT_EQ(client.post(game + "/events", by("W", "pass")).status, 200);
  const Answer answer = client.get(game + "/suggestion");
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(json::parse(answer.body)["dead"], json({"A1", "B1"}));
}

TEST(GamesTest, The_engine_answers_in_hypothetical_play) {
  Client client;
  const std::string game =
      client.create({{"record", "(;SZ[3]AB[ab][bb][cb]AW[ac][bc]PL[B])"}, {"komi", 0}});
  EXPECT_EQ(client.get(game + "/answer").status, 409);
  ASSERT_EQ(client.post(game + "/events", by("B", "pass")).status, 200);
  ASSERT_EQ(client.post(game + "/events", by("W", "pass")).status, 200);
  json ask = json::parse(by("B", "ask-confirmation"));
  ask["at"] = "A1";
  ASSERT_EQ(client.post(game + "/events", ask.dump()).status, 200);
  const Answer answer = client.get(game + "/answer");
  ASSERT_EQ(answer.status, 200);
  const json said = json::parse(answer.body);
  EXPECT_EQ(said["event"]["by"], "B");
  EXPECT_EQ(said["proved"], true);
  EXPECT_EQ(client.post(game + "/events", said["event"].dump()).status, 200) << said;
}

TEST(GamesTest, More_games_than_are_kept_in_memory_still_answer) {
  constexpr int kGames = 620;
  Client client;
  std::vector<std::string> games;
  for (int i = 0; i < kGames; ++i) {
    games.push_back(client.create());
    ASSERT_EQ(client.post(games.back() + "/events", play("B", "C3")).status, 200);
  }
  for (int round = 0; round < 2; ++round) {
    for (const std::string& game : games) {
      const Answer answer = client.post(game + "/events",
                                        by(round == 0 ? "W" : "B", "pass"),
                                        {{"number", round == 0 ? "1" : "2"}});
      ASSERT_EQ(answer.status, 200) << answer.body;
    }
  }
  for (const std::string& game : games) {
    const json state = client.state(game);
    EXPECT_EQ(state["events"], 3);
    EXPECT_EQ(state["phase"], "stopped");
  }
}

TEST(GamesTest, Threads_play_games_that_come_and_go) {
  constexpr int kThreads = 4;
  constexpr int kGames = 540;
  Client client;
  std::vector<std::string> games;
  for (int i = 0; i < kGames; ++i) {
    games.push_back(client.create());
  }
  std::vector<std::thread> threads;
  for (int thread = 0; thread < kThreads; ++thread) {
    threads.emplace_back([&, thread] {
      for (std::size_t i = 0; i < games.size(); ++i) {
        // Half of them meet at the same games, the others come from the far end.
        const std::string& game = thread % 2 == 0 ? games[i] : games[games.size() - 1 - i];
        const std::string event = R"({"event":"penalize","color":"W","points":0.5})";
        EXPECT_EQ(client.post(game + "/events", event).status, 200);
      }
    });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  for (const std::string& game : games) {
    EXPECT_EQ(client.state(game)["events"], kThreads) << "no event is lost or made twice";
  }
}

TEST_F(GamesInAFileTest, A_game_is_there_after_a_new_start) {
  std::string game;
  json before;
  {
    Client client(file());
    game = client.create({{"size", 5}, {"rules", "nz"}, {"time", "absolute 60"}, {"komi", -3.5}});
    ASSERT_EQ(client.post(game + "/events", play("B", "C3")).status, 200);
    ASSERT_EQ(client.post(game + "/events", by("W", "pass")).status, 200);
    before = client.state(game);
  }
  Client client(file());
  EXPECT_EQ(client.state(game), before);
  EXPECT_EQ(client.post(game + "/events", play("B", "D4"), {{"number", "2"}}).status, 200);
}

TEST_F(GamesInAFileTest, A_store_that_fails_leaves_the_match_as_it_was) {
  Client client(file());
  const std::string game = client.create();
  ASSERT_EQ(client.post(game + "/events", play("B", "C3")).status, 200);
  const json before = client.state(game);
  Other other(file());
  for (const char* const table : {"events", "games"}) {
    other.run(std::string("CREATE TRIGGER full_") + table + " BEFORE INSERT ON " + table +
              " BEGIN SELECT RAISE(FAIL, 'no room'); END");
  }
  for (int i = 0; i < 2; ++i) {
    const Answer failed = client.post(game + "/events", play("W", "D4"), {{"number", "1"}});
    EXPECT_EQ(failed.status, 503);
    EXPECT_EQ(code_of(failed), "store-failed");
    EXPECT_EQ(client.state(game), before);
  }
  const Answer none = client.post("/v1/games", "{}");
  EXPECT_EQ(none.status, 503);
  EXPECT_EQ(code_of(none), "store-failed");
  other.run("DROP TRIGGER full_events");
  EXPECT_EQ(client.post(game + "/events", play("W", "D4"), {{"number", "1"}}).status, 200);
  EXPECT_EQ(client.state(game)["events"], 2);
}

TEST_F(GamesInAFileTest, A_locked_store_is_not_well_and_refuses_until_it_is_free) {
  Client client(file());
  const std::string game = client.create();
  Other other(file());
  other.run("BEGIN IMMEDIATE");
  const Answer failed = client.post(game + "/events", play("B", "C3"));
  EXPECT_EQ(failed.status, 503);
  EXPECT_EQ(client.state(game)["events"], 0) << "reading goes on";
  other.run("COMMIT");
  EXPECT_EQ(client.get("/healthz").status, 200);
  EXPECT_EQ(client.post(game + "/events", play("B", "C3")).status, 200);
}

TEST_F(GamesInAFileTest, A_game_that_the_store_holds_wrongly_is_a_failure_and_no_crash) {
  std::string game;
  {
    Client client(file());
    game = client.create();
    ASSERT_EQ(client.post(game + "/events", play("B", "C3")).status, 200);
  }
  for (const char* const sql : {"UPDATE events SET event = 'nonsense'",
                                "UPDATE events SET event = "
                                "'{\"event\":\"play\",\"by\":\"W\",\"at\":\"C3\"}'",
                                "UPDATE games SET start = '{\"size\":99}'"}) {
    Other(file()).run(sql);
    Client client(file());
    const Answer answer = client.get(game);
    EXPECT_EQ(answer.status, 503) << sql;
    EXPECT_EQ(code_of(answer), "store-failed") << sql;
  }
}

// Two services with one file, as after a start of a second one by mistake.
TEST_F(GamesInAFileTest, What_another_program_has_added_is_seen_after_the_refusal) {
  Client one(file());
  Client two(file());
  const std::string game = one.create();
  EXPECT_EQ(two.post(game + "/events", play("B", "C3")).status, 200);
  EXPECT_EQ(one.post(game + "/events", play("B", "D4")).status, 503);
  EXPECT_EQ(one.state(game), two.state(game));
  EXPECT_EQ(one.post(game + "/events", play("W", "D4"), {{"number", "1"}}).status, 200);
}

}  // namespace
}  // namespace shinpan::server
