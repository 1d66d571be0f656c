#include "progress.hpp"

#include "environment.hpp"
#include "files.hpp"

#include <fmt/core.h>

namespace shinpan::cli {

void show_progress(std::size_t done, std::size_t count) {
  constexpr std::size_t kLong = 20;
  if (count >= kLong && errors_are_terminal() && !output_is_terminal()) {
    print_error(fmt::format("\r{}/{}{}", done, count, done == count ? "\n" : ""));
  }
}

}  // namespace shinpan::cli
