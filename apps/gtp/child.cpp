#include "gtp/child.hpp"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace shinpan::gtp {

namespace {

using Clock = std::chrono::steady_clock;

// The two ends of a pipe that no other child keeps open.
struct Pipe {
  int read = -1;
  int write = -1;

  Pipe() {
    int ends[2];
    if (pipe(ends) == 0) {
      read = ends[0];
      write = ends[1];
      fcntl(read, F_SETFD, FD_CLOEXEC);
      fcntl(write, F_SETFD, FD_CLOEXEC);
    }
  }

  [[nodiscard]] bool is_open() const { return read >= 0; }
};

void close_end(int& end) {
  if (end >= 0) {
    close(end);
    end = -1;
  }
}

// In the new process: becomes the program, or tells `failure` why not.
[[noreturn]] void become(char* const* words, int input, int output, int failure) {
  setpgid(0, 0);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  std::signal(SIGPIPE, SIG_DFL);
  dup2(input, STDIN_FILENO);
  dup2(output, STDOUT_FILENO);
  execvp(words[0], words);
  const int reason = errno;
  static_cast<void>(!write(failure, &reason, sizeof reason));
  _exit(127);
}

int milliseconds_until(Clock::time_point deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
  constexpr std::int64_t kMost = 1'000'000'000;
  return static_cast<int>(left < 0 ? 0 : left > kMost ? kMost : left);
}

}  // namespace

std::optional<Child> Child::start(const std::vector<std::string>& words) {
  std::vector<char*> arguments;
  for (const std::string& word : words) {
    arguments.push_back(const_cast<char*>(word.c_str()));  // execvp does not write to them
  }
  arguments.push_back(nullptr);
  Pipe input;
  Pipe output;
  Pipe failure;
  const bool ready = !words.empty() && input.is_open() && output.is_open() && failure.is_open();
  const pid_t process = ready ? fork() : -1;
  if (process == 0) {
    become(arguments.data(), input.read, output.write, failure.write);
  }
  for (int* end : {&input.read, &output.write, &failure.write}) {
    close_end(*end);
  }
  Child child(process, input.write, output.read);
  // Nothing comes through this pipe when the program runs: starting it has closed the other end.
  int reason = 0;
  const bool runs = process > 0 && read(failure.read, &reason, sizeof reason) == 0;
  close_end(failure.read);
  return runs ? std::optional(std::move(child)) : std::nullopt;
}

Child::Child(Child&& other) noexcept
    : process_(std::exchange(other.process_, -1)),
      input_(std::exchange(other.input_, -1)),
      output_(std::exchange(other.output_, -1)),
      unread_(std::move(other.unread_)) {}

Child& Child::operator=(Child&& other) noexcept {
  std::swap(process_, other.process_);
  std::swap(input_, other.input_);
  std::swap(output_, other.output_);
  std::swap(unread_, other.unread_);
  return *this;
}

Child::~Child() {
  finish(0);
}

bool Child::write_line(std::string_view line) {
  std::string text(line);
  text += '\n';
  std::size_t done = 0;
  while (done < text.size()) {
    const ssize_t n = write(input_, text.data() + done, text.size() - done);
    if (n < 0 && errno != EINTR) {
      return false;
    }
    done += n > 0 ? static_cast<std::size_t>(n) : 0;
  }
  return true;
}

std::optional<std::string> Child::take_line() {
  const std::size_t end = unread_.find('\n');
  if (end == std::string::npos) {
    return std::nullopt;
  }
  std::string line = unread_.substr(0, end);
  unread_.erase(0, end + 1);
  if (!line.empty() && line.back() == '\r') {
    line.pop_back();
  }
  return line;
}

Child::Read Child::read_line(std::int64_t milliseconds) {
  constexpr std::size_t kMostUnread = std::size_t{1} << 20U;
  const Clock::time_point deadline = Clock::now() + std::chrono::milliseconds(milliseconds);
  while (true) {
    if (std::optional<std::string> line = take_line()) {
      return {Read::Kind::Line, *std::move(line)};
    }
    pollfd waiting{output_, POLLIN, 0};
    const int ready = poll(&waiting, 1, milliseconds_until(deadline));
    if (ready == 0) {
      return {Read::Kind::Late};
    }
    char bytes[4096];
    const ssize_t n = ready > 0 ? read(output_, bytes, sizeof bytes) : -1;
    if (n > 0) {
      unread_.append(bytes, static_cast<std::size_t>(n));
    }
    const bool interrupted = n < 0 && errno == EINTR;
    if ((n <= 0 && !interrupted) || unread_.size() > kMostUnread) {
      return {Read::Kind::End};
    }
  }
}

void Child::finish(std::int64_t milliseconds) {
  close_end(input_);
  if (process_ > 0) {
    const Clock::time_point deadline = Clock::now() + std::chrono::milliseconds(milliseconds);
    while (waitpid(process_, nullptr, WNOHANG) == 0) {
      if (Clock::now() >= deadline) {
        kill(-process_, SIGKILL);
        kill(process_, SIGKILL);
        waitpid(process_, nullptr, 0);
        break;
      }
      poll(nullptr, 0, 5);
    }
    process_ = -1;
  }
  close_end(output_);
}

}  // namespace shinpan::gtp
