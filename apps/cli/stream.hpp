#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace shinpan::cli {

// A piece of input and its number, from 1.
struct Numbered {
  std::uint64_t number = 0;
  std::string text;
  bool cut = false;  // it was too long, and `text` is empty
};

struct Answered {
  std::string text;
  bool skipped = false;  // there is nothing to deliver
};

// How an input of any length is worked through.
struct Stream {
  unsigned threads = 1;
  bool ordered = true;  // deliver in the order of the input; otherwise as soon as done
  // The next piece of input; nothing at its end. Called by one thread at a time.
  std::function<std::optional<Numbered>()> next;
  std::function<Answered(const Numbered&)> work;  // by all threads at once
  // Takes an answer; false when no more are wanted. Called by one thread at a time.
  std::function<bool(const Answered&)> deliver;
};

// Answers that wait for an earlier one: no input is read while there are more than these.
inline constexpr std::size_t kMostWaiting = 4096;
inline constexpr std::size_t kMostWaitingBytes = std::size_t{64} << 20U;

// Works until the input ends or no more answers are wanted. What is held in memory does not depend
// on the length of the input: one piece a thread, and the answers that wait.
void run_stream(const Stream& stream);

}  // namespace shinpan::cli
