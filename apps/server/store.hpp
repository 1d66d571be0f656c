#pragma once

#include "shinpan/api/judge_request.hpp"

#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;

namespace shinpan::server {

// One SQLite file with the games in progress, every event of them in order, and the verdicts given.
// What a call has returned well is on the disk: a process that is killed, a full or a read-only
// disk lose nothing of it, and the next start opens the file again by itself. A call that fails has
// changed nothing. Safe to use from several threads.
//
// Errors: StoreFailed with what SQLite says.
class Store {
 public:
  // Creates what is missing. An empty name: in memory, gone with the store.
  [[nodiscard]] static base::Result<std::unique_ptr<Store>> open(const std::string& file);

  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  ~Store();

  // `start`: as api::match_start_from reads it.
  [[nodiscard]] base::Result<bool> add_game(std::string_view id, std::string_view start);

  // The event with this number, counted from 0; false when another has it already. `stopped`: the
  // board, where this event has stopped play; it is there before anybody can agree on anything.
  [[nodiscard]] base::Result<bool> add_event(std::string_view id,
                                             std::size_t number,
                                             std::string_view event,
                                             const std::optional<std::string>& stopped);

  struct Game {
    std::string start;
    std::vector<std::string> events;
  };

  // Nothing when there is no such game.
  [[nodiscard]] base::Result<std::optional<Game>> game(std::string_view id);

  // What a verdict is kept under.
  using Question = api::Question;

  // Nothing when it is not kept or cannot be read: it can be worked out again.
  [[nodiscard]] std::optional<std::string> verdict(const Question& question);
  // A verdict that cannot be kept is not: nobody has been promised it.
  void keep_verdict(const Question& question, std::string_view answer);

  // Whether it can be read and written now.
  [[nodiscard]] bool works();

 private:
  struct Close {
    void operator()(sqlite3* connection) const;
  };

  using Connection = std::unique_ptr<sqlite3, Close>;

  Store(Connection events, Connection verdicts);

  std::mutex events_mutex_;
  Connection events_;
  // Its commits need not wait for the disk. None in memory, where the other serves.
  std::mutex verdicts_mutex_;
  Connection verdicts_;
};

}  // namespace shinpan::server
