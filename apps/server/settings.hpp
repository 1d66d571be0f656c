#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

namespace shinpan::server {

// Seconds of the Unix clock.
[[nodiscard]] inline std::int64_t unix_seconds() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::seconds>(now).count();
}

// What `shinpan serve` may be told; each has the default that its help states.
struct Settings {
  std::string address = "127.0.0.1";
  int port = 8080;
  std::size_t largest_body = std::size_t{4} << 20U;  // bytes
  std::int64_t milliseconds = 10000;                 // at most for one position
  unsigned jobs = 1;                                 // positions judged at once
  unsigned waiting = 64;                             // requests that may wait for that
  // Who takes contacts, and how to ask them about data; none are taken without both.
  std::string operator_name{};
  std::string contact{};
  std::function<std::int64_t()> now = unix_seconds;  // what contacts are dated by
};

}  // namespace shinpan::server
