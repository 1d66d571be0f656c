#include "server/store.hpp"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <filesystem>
#include <fstream>
#include <thread>
#include <unistd.h>

namespace shinpan::server {
namespace {

// A new folder for the files of one test.
class StoreTest : public testing::Test {
 protected:
  StoreTest() {
    std::string name = std::filesystem::temp_directory_path() / "shinpan-store-XXXXXX";
    folder_ = mkdtemp(name.data());
  }

  ~StoreTest() override { std::filesystem::remove_all(folder_); }

  [[nodiscard]] std::string file() const { return folder_ / "games.sqlite"; }

  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }

 private:
  std::filesystem::path folder_;
};

std::unique_ptr<Store> opened(const std::string& file) {
  base::Result<std::unique_ptr<Store>> store = Store::open(file);
  EXPECT_TRUE(store) << (store ? "" : store.error().detail);
  return std::move(*store);
}

base::Error not_opened(const std::string& file) {
  const base::Result<std::unique_ptr<Store>> store = Store::open(file);
  EXPECT_FALSE(store);
  return store ? base::Error{base::ErrorCode::Internal, {}, {}} : store.error();
}

// Another program with the same file.
class Other {
 public:
  explicit Other(const std::string& file) { sqlite3_open(file.c_str(), &connection_); }

  Other(const Other&) = delete;
  Other& operator=(const Other&) = delete;

  ~Other() { sqlite3_close(connection_); }

  void run(const char* sql) {
    EXPECT_EQ(sqlite3_exec(connection_, sql, nullptr, nullptr, nullptr), SQLITE_OK)
        << sqlite3_errmsg(connection_);
  }

  int number(const char* sql) {
    int out = -1;
    const auto keep = [](void* to, int, char** values, char**) {
      *static_cast<int*>(to) = std::atoi(values[0]);
      return 0;
    };
    sqlite3_exec(connection_, sql, keep, &out, nullptr);
    return out;
  }

 private:
  sqlite3* connection_ = nullptr;
};

void expect_no_such_game(Store& store, std::string_view id) {
  const auto game = store.game(id);
  ASSERT_TRUE(game);
  EXPECT_FALSE(*game);
}

void use(Store& store) {
  EXPECT_TRUE(store.works());
  expect_no_such_game(store, "a");
  EXPECT_EQ(store.add_game("a", "{\"size\":9}"), true);
  EXPECT_EQ(store.add_game("b", "{}"), true);
  for (std::size_t i = 0; i < 12; ++i) {
    EXPECT_EQ(store.add_event("a", i, "a" + std::to_string(i), std::nullopt), true);
  }
  EXPECT_EQ(store.add_event("b", 0, "b0", "X.\n.."), true);
  const auto a = store.game("a");
  ASSERT_TRUE(a && *a);
  EXPECT_EQ((*a)->start, "{\"size\":9}");
  ASSERT_EQ((*a)->events.size(), 12U);
  for (std::size_t i = 0; i < 12; ++i) {
    EXPECT_EQ((*a)->events[i], "a" + std::to_string(i)) << "in the order of their numbers";
  }
  EXPECT_EQ((*store.game("b"))->events, std::vector<std::string>{"b0"});
  expect_no_such_game(store, "c");
  expect_no_such_game(store, "");
}

TEST_F(StoreTest, Games_and_events_in_memory) {
  use(*opened(""));
}

TEST_F(StoreTest, Games_and_events_in_a_file) {
  use(*opened(file()));
}

TEST_F(StoreTest, Two_stores_in_memory_are_two) {
  const auto one = opened("");
  const auto two = opened("");
  EXPECT_EQ(one->add_game("a", "{}"), true);
  expect_no_such_game(*two, "a");
}

TEST_F(StoreTest, A_number_that_is_taken_is_refused_and_changes_nothing) {
  for (const std::string& name : {std::string(), file()}) {
    const auto store = opened(name);
    ASSERT_EQ(store->add_game("a", "{}"), true);
    EXPECT_EQ(store->add_event("a", 0, "first", std::nullopt), true);
    EXPECT_EQ(store->add_event("a", 0, "second", "X"), false);
    EXPECT_EQ((*store->game("a"))->events, std::vector<std::string>{"first"});
    EXPECT_EQ(store->add_event("a", 1, "next", std::nullopt), true);
  }
  EXPECT_EQ(Other(file()).number("SELECT count(*) FROM stops"), 0);
}

TEST_F(StoreTest, An_id_that_is_taken_is_an_error) {
  const auto store = opened("");
  ASSERT_EQ(store->add_game("a", "first"), true);
  const auto again = store->add_game("a", "second");
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().code, base::ErrorCode::StoreFailed);
  EXPECT_EQ((*store->game("a"))->start, "first");
}

TEST_F(StoreTest, An_event_of_no_game_is_an_error) {
  const auto store = opened("");
  const auto added = store->add_event("nobody", 0, "event", std::nullopt);
  ASSERT_FALSE(added) << "no other event has its number";
  EXPECT_EQ(added.error().code, base::ErrorCode::StoreFailed);
  EXPECT_TRUE(store->works());
}

TEST_F(StoreTest, Any_text_comes_back_as_it_was) {
  const auto store = opened(file());
  const std::string texts[] = {"",
                               "'; DROP TABLE games; --",
                               std::string("with a zero \0 inside", 20),
                               "\xff\xfe no UTF-8",
                               "\xd0\xb8\xd0\xb3\xd1\x80\xd0\xb0",
                               std::string(3000000, 'x')};
  for (const std::string& text : texts) {
    ASSERT_EQ(store->add_game("id " + text, text), true);
    ASSERT_EQ(store->add_event("id " + text, 0, text, text), true);
    const auto game = store->game("id " + text);
    ASSERT_TRUE(game && *game);
    EXPECT_TRUE((*game)->start == text);
    ASSERT_EQ((*game)->events.size(), 1U);
    EXPECT_TRUE((*game)->events[0] == text);
    store->keep_verdict({text, text, text}, text);
    EXPECT_TRUE(store->verdict({text, text, text}) == text);
  }
}

TEST_F(StoreTest, What_was_said_to_be_there_is_there_after_opening_again) {
  {
    const auto store = opened(file());
    ASSERT_EQ(store->add_game("a", "start"), true);
    ASSERT_EQ(store->add_event("a", 0, "one", std::nullopt), true);
    ASSERT_EQ(store->add_event("a", 1, "two", "X.\n.."), true);
    store->keep_verdict({"p", "r", "t"}, "answer");
  }
  const auto store = opened(file());
  EXPECT_EQ((*store->game("a"))->events, (std::vector<std::string>{"one", "two"}));
  EXPECT_EQ(store->verdict({"p", "r", "t"}), "answer");
  EXPECT_EQ(store->add_event("a", 2, "three", std::nullopt), true);
  EXPECT_EQ(
      Other(file()).number("SELECT number FROM stops WHERE position = 'X.' || char(10) || '..'"),
      1);
}

TEST_F(StoreTest, A_verdict_is_found_under_its_whole_question_only) {
  for (const std::string& name : {std::string(), file()}) {
    const auto store = opened(name);
    const Store::Question question{"p", "r", "t"};
    EXPECT_FALSE(store->verdict(question));
    store->keep_verdict(question, "first");
    EXPECT_EQ(store->verdict(question), "first");
    EXPECT_FALSE(store->verdict({"x", "r", "t"}));
    EXPECT_FALSE(store->verdict({"p", "x", "t"}));
    EXPECT_FALSE(store->verdict({"p", "r", "x"}));
    EXPECT_FALSE(store->verdict({"pr", "", "t"}));
    store->keep_verdict(question, "second");
    EXPECT_EQ(store->verdict(question), "second");
  }
}

TEST_F(StoreTest, What_is_no_database_is_not_opened_and_not_touched) {
  const std::string text(5000, 'n');
  std::ofstream(file()) << text;
  EXPECT_EQ(not_opened(file()).code, base::ErrorCode::StoreFailed);
  std::ifstream stream(file());
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(stream), {}), text);
}

TEST_F(StoreTest, A_place_where_no_file_can_be_is_an_error) {
  EXPECT_EQ(not_opened(folder().string()).code, base::ErrorCode::StoreFailed);
  EXPECT_EQ(not_opened(file() + "/deeper").code, base::ErrorCode::StoreFailed);
}

TEST_F(StoreTest, A_store_of_a_later_version_is_left_alone) {
  { opened(file()); }
  Other(file()).run("PRAGMA user_version = 2");
  const base::Error error = not_opened(file());
  EXPECT_EQ(error.code, base::ErrorCode::StoreFailed);
  EXPECT_NE(error.detail.find("later version"), std::string::npos) << error.detail;
  EXPECT_EQ(Other(file()).number("PRAGMA user_version"), 2);
}

TEST_F(StoreTest, A_write_that_fails_leaves_all_as_it_was_and_the_next_one_works) {
  const auto store = opened(file());
  ASSERT_EQ(store->add_game("a", "{}"), true);
  Other other(file());
  other.run("CREATE TRIGGER full BEFORE INSERT ON stops BEGIN SELECT RAISE(FAIL, 'no room'); END");
  const auto failed = store->add_event("a", 0, "stops", "X");
  ASSERT_FALSE(failed);
  EXPECT_NE(failed.error().detail.find("no room"), std::string::npos) << failed.error().detail;
  EXPECT_TRUE((*store->game("a"))->events.empty()) << "the event alone is not kept";
  other.run("DROP TRIGGER full");
  EXPECT_EQ(store->add_event("a", 0, "stops", "X"), true);
}

TEST_F(StoreTest, A_refusal_of_an_event_for_another_reason_is_no_taken_number) {
  const auto store = opened(file());
  ASSERT_EQ(store->add_game("a", "{}"), true);
  Other(file()).run(
      "CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(FAIL, 'no room'); END");
  EXPECT_FALSE(store->add_event("a", 0, "event", std::nullopt));
}

TEST_F(StoreTest, Another_writer_is_waited_for) {
  const auto store = opened(file());
  Other other(file());
  other.run("BEGIN IMMEDIATE");
  std::thread releases([&] { other.run("COMMIT"); });
  EXPECT_EQ(store->add_game("a", "{}"), true);
  releases.join();
}

TEST_F(StoreTest, Two_programs_with_one_file_do_not_make_one_event_twice) {
  const auto one = opened(file());
  const auto two = opened(file());
  ASSERT_EQ(one->add_game("a", "{}"), true);
  EXPECT_EQ(two->add_event("a", 0, "two", std::nullopt), true);
  EXPECT_EQ(one->add_event("a", 0, "one", std::nullopt), false);
  EXPECT_EQ((*one->game("a"))->events, std::vector<std::string>{"two"});
}

TEST_F(StoreTest, Threads_share_it) {
  const auto store = opened(file());
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&store, id = std::to_string(i)] {
      EXPECT_EQ(store->add_game(id, "{}"), true);
      for (std::size_t number = 0; number < 25; ++number) {
        EXPECT_EQ(store->add_event(id, number, id, std::nullopt), true);
        store->keep_verdict({id, "r", std::to_string(number)}, id);
        EXPECT_EQ(store->verdict({id, "r", std::to_string(number)}), id);
      }
    });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ((*store->game(std::to_string(i)))->events.size(), 25U);
  }
}

}  // namespace
}  // namespace shinpan::server
