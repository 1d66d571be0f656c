#pragma once

#include "shinpan/explain/language.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace shinpan::cli {

// A long batch whose answers go elsewhere shows on the terminal how far it is.
void show_progress(std::size_t done, std::size_t count);

// The same for a stream whose length nobody knows: how many answers, and how many a second.
class RateProgress {
 public:
  explicit RateProgress(explain::Language language);

  void count();
  void finish();

 private:
  using Clock = std::chrono::steady_clock;

  void show(Clock::time_point now, const char* end);

  explain::Language language_;
  bool shown_;
  Clock::time_point started_;
  Clock::time_point last_;
  std::uint64_t done_ = 0;
};

}  // namespace shinpan::cli
