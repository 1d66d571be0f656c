#include "gtp/player.hpp"

#include "shinpan/explain/quoted.hpp"

#include <chrono>

namespace shinpan::gtp {

namespace {

using Clock = std::chrono::steady_clock;

std::int64_t since(Clock::time_point start) {
  return std::chrono::ceil<std::chrono::milliseconds>(Clock::now() - start).count();
}

// Reads the answer up to the empty line behind it; what a program prints besides is passed over.
Answer read_answer(Child& child, Clock::time_point start, std::int64_t patience) {
  constexpr std::size_t kMostText = std::size_t{1} << 20U;
  Answer answer{Answer::Kind::Noise};
  bool begun = false;
  std::size_t bytes = 0;
  while (bytes <= kMostText) {
    const Child::Read read = child.read_line(patience - since(start));
    if (read.kind != Child::Read::Kind::Line) {
      const bool late = read.kind == Child::Read::Kind::Late;
      return {late ? Answer::Kind::Silent : Answer::Kind::Gone, {}, since(start)};
    }
    const std::string& line = read.line;
    bytes += line.size() + 1;
    if (begun && line.empty()) {
      answer.milliseconds = since(start);
      return answer;
    }
    const bool begins = !begun && !line.empty() && (line[0] == '=' || line[0] == '?');
    if (begins) {
      answer.kind = line[0] == '=' ? Answer::Kind::Success : Answer::Kind::Failure;
      const std::size_t text = line.find_first_not_of(" \t", 1);
      answer.text = text == std::string::npos ? "" : line.substr(text);
    } else if (begun) {
      answer.text += '\n' + line;
    }
    begun = begun || begins;
  }
  return {Answer::Kind::Noise, {}, since(start)};
}

}  // namespace

bool Player::start(std::int64_t patience) {
  if (!child_) {
    child_ = Child::start(words_);
    const Answer name = ask("name", patience);
    const Answer version = ask("version", patience);
    if (name.ok()) {
      name_ = explain::printable(name.text + (version.ok() ? ' ' + version.text : std::string()));
      name_.erase(name_.find_last_not_of(' ') + 1);
    }
  }
  return child_.has_value();
}

Answer Player::ask(std::string_view command, std::int64_t patience) {
  if (!child_) {
    return {};
  }
  const Clock::time_point start = Clock::now();
  Answer answer = child_->write_line(command) ? read_answer(*child_, start, patience) : Answer{};
  if (answer.is_lost()) {
    child_.reset();
  }
  return answer;
}

bool Player::knows(std::string_view command, std::int64_t patience) {
  const Answer answer = ask("known_command " + std::string(command), patience);
  return answer.ok() && answer.text == "true";
}

void Player::stop() {
  constexpr std::int64_t kPolite = 2000;
  if (child_) {
    static_cast<void>(ask("quit", kPolite));
  }
  if (child_) {
    child_->finish(kPolite);
    child_.reset();
  }
}

}  // namespace shinpan::gtp
