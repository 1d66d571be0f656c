#pragma once

#include "gtp/child.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::gtp {

// What a program said to a command.
struct Answer {
  enum class Kind {
    Success,
    Failure,
    Gone,    // the program has ended, or was not running
    Silent,  // no whole answer within the time
    Noise,   // an answer without end
  };

  Kind kind = Kind::Gone;
  std::string text{};
  std::int64_t milliseconds = 0;  // how long it took

  [[nodiscard]] bool ok() const { return kind == Kind::Success; }

  // Nothing more can be asked of the program.
  [[nodiscard]] bool is_lost() const { return kind != Kind::Success && kind != Kind::Failure; }
};

// A GTP program as a player of matches. One that has failed to answer is ended, and started anew
// for the next game.
class Player {
 public:
  // `words` start the program.
  explicit Player(std::vector<std::string> words) : words_(std::move(words)) {}

  // Starts the program unless it runs and answers; false when it does not.
  [[nodiscard]] bool start(std::int64_t patience);
  // Sends a command and waits for its answer for at most so many milliseconds.
  [[nodiscard]] Answer ask(std::string_view command, std::int64_t patience);
  [[nodiscard]] bool knows(std::string_view command, std::int64_t patience);
  // Lets it quit.
  void stop();

  // Its name and version as it says them; the command until it has.
  [[nodiscard]] const std::string& name() const { return name_; }

 private:
  std::vector<std::string> words_;
  std::string name_ = words_.empty() ? std::string() : words_.front();
  std::optional<Child> child_;
};

}  // namespace shinpan::gtp
