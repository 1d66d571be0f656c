#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace shinpan::server {

// What `shinpan serve` may be told; each has the default that its help states.
struct Settings {
  std::string address = "127.0.0.1";
  int port = 8080;
  std::size_t largest_body = std::size_t{4} << 20U;  // bytes
  std::int64_t milliseconds = 10000;                 // at most for one position
  unsigned jobs = 1;                                 // positions judged at once
  unsigned waiting = 64;                             // requests that may wait for that
};

}  // namespace shinpan::server
