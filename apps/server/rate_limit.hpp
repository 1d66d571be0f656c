#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <string>

namespace shinpan::server {

// Lets each client do something so often within an hour. Who the clients are is forgotten with the
// hour. Safe to use from several threads.
class RateLimit {
 public:
  // `clients`: how many are remembered at most; while there are as many, no other is let through.
  RateLimit(std::size_t times, std::size_t clients) : times_(times), clients_(clients) {}

  // Whether the client may now, in seconds; if so, it is counted.
  [[nodiscard]] bool allows(const std::string& client, std::int64_t now);

 private:
  static constexpr std::int64_t kHour = 3600;

  void forget(std::int64_t now);

  std::mutex mutex_;
  std::size_t times_;
  std::size_t clients_;
  std::map<std::string, std::deque<std::int64_t>> seen_;
};

}  // namespace shinpan::server
