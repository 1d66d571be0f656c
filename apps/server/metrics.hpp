#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <utility>

namespace shinpan::server {

// What the service has done since it started, for Prometheus. Safe to use from several threads.
class Metrics {
 public:
  // `address`: as the OpenAPI document writes it, so that there are few of them.
  void answered(const std::string& address, int status, double seconds);
  void judged(bool succeeded);
  void verdict_kept(bool found);

  // In the text form of Prometheus, version 0.0.4. `admitted`: requests at work or waiting.
  [[nodiscard]] std::string text(unsigned admitted) const;

 private:
  // In seconds; one more for what took longer.
  static constexpr std::array<double, 8> kBounds{0.005, 0.02, 0.05, 0.1, 0.5, 1, 5, 10};

  struct Times {
    std::array<std::uint64_t, kBounds.size() + 1> up_to{};  // each alone, not added up
    double sum = 0;
  };

  mutable std::mutex mutex_;
  std::map<std::pair<std::string, int>, std::uint64_t> answers_;
  std::map<std::string, Times> times_;
  std::array<std::uint64_t, 2> judged_{};  // failed, succeeded
  std::array<std::uint64_t, 2> kept_{};    // looked for in vain, found
};

}  // namespace shinpan::server
