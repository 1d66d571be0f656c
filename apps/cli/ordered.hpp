#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace shinpan::cli {

// What a piece of work has to say.
struct Message {
  enum class To : std::uint8_t {
    Output,
    Errors,
    Proof,
  };
  To to = To::Output;
  std::string text;
};

using Emit = std::function<void(Message)>;

// Does work(0) to work(count - 1) on the given number of threads. What they emit reaches `deliver`
// on the calling thread, in the order of their numbers; with one thread as soon as it is said.
void in_order(std::size_t count,
              unsigned threads,
              const std::function<void(std::size_t, const Emit&)>& work,
              const std::function<void(const Message&)>& deliver,
              const std::function<void(std::size_t)>& done);

// The same, but what a piece of work emits is delivered once it is done, in any order.
void as_ready(std::size_t count,
              unsigned threads,
              const std::function<void(std::size_t, const Emit&)>& work,
              const std::function<void(const Message&)>& deliver,
              const std::function<void(std::size_t)>& done);

}  // namespace shinpan::cli
