#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::gtp {

// A program that runs beside this one and is spoken to line by line through its standard input and
// output; its errors go where ours go. It is ended, with all that it started in its process group,
// when the object goes. The caller ignores SIGPIPE.
class Child {
 public:
  // Nothing when the program cannot be started. `words` are its name, looked for in PATH, and its
  // arguments.
  [[nodiscard]] static std::optional<Child> start(const std::vector<std::string>& words);

  Child(Child&& other) noexcept;
  Child& operator=(Child&& other) noexcept;
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child();

  // False when nobody reads any more.
  [[nodiscard]] bool write_line(std::string_view line);

  struct Read {
    enum class Kind {
      Line,
      End,   // it has closed its output, or a line does not end within a megabyte
      Late,  // the time has passed
    };

    Kind kind;
    std::string line{};
  };

  // The next line, without its line break, waiting for at most so many milliseconds.
  [[nodiscard]] Read read_line(std::int64_t milliseconds);

  // Waits for its end so long, then ends it.
  void finish(std::int64_t milliseconds);

 private:
  Child(int process, int input, int output) : process_(process), input_(input), output_(output) {}

  [[nodiscard]] std::optional<std::string> take_line();

  int process_ = -1;
  int input_ = -1;   // we write
  int output_ = -1;  // we read
  std::string unread_;
};

}  // namespace shinpan::gtp
