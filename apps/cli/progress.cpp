#include "progress.hpp"

#include "environment.hpp"
#include "files.hpp"
#include "texts.hpp"

#include <fmt/core.h>

namespace shinpan::cli {

void show_progress(std::size_t done, std::size_t count) {
  constexpr std::size_t kLong = 20;
  if (count >= kLong && errors_are_terminal() && !output_is_terminal()) {
    print_error(fmt::format("\r{}/{}{}", done, count, done == count ? "\n" : ""));
  }
}

RateProgress::RateProgress(explain::Language language)
    : language_(language),
      shown_(errors_are_terminal() && !output_is_terminal()),
      started_(Clock::now()),
      last_(started_) {}

void RateProgress::count() {
  ++done_;
  const Clock::time_point now = Clock::now();
  if (shown_ && now - last_ >= std::chrono::milliseconds(500)) {
    show(now, "");
  }
}

void RateProgress::finish() {
  if (shown_) {
    show(Clock::now(), "\n");
  }
}

void RateProgress::show(Clock::time_point now, const char* end) {
  last_ = now;
  const double seconds = std::chrono::duration<double>(now - started_).count();
  const double rate = seconds > 0 ? static_cast<double>(done_) / seconds : 0;
  print_error('\r' + answers_so_far(language_, done_, rate) + "  " + end);
}

}  // namespace shinpan::cli
