#pragma once

#include "shinpan/explain/language.hpp"

#include <cstdint>
#include <string>

namespace shinpan::worker {

// What `shinpan worker` may be told; each has the default that its help states.
struct Settings {
  std::string url;                    // "nats://host:4222"; several stand with commas between
  std::string stream = "shinpan";     // how the names of streams and subjects begin
  unsigned jobs = 1;                  // games judged at once
  std::int64_t milliseconds = 10000;  // at most for one position
  std::uint64_t nodes = 0;            // where a message sets no limit of its own; 0: none
  // A message whose worker says nothing for so long is given to another one.
  std::int64_t silence_ms = 60000;
  unsigned deliveries = 5;  // of a message that nobody answers, until it is put aside
  std::string address = "127.0.0.1";
  int port = 8081;  // of health and metrics; 0: any free one
  explain::Language language = explain::Language::English;
};

}  // namespace shinpan::worker
