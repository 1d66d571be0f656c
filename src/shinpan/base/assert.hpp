#pragma once

#include <cstdio>
#include <cstdlib>

namespace shinpan::base {

// Ends the program on one of our own mistakes. Never reached through bad input, which is a value.
[[noreturn]] inline void broken_invariant(const char* expression, const char* file, int line) {
  std::fprintf(stderr, "shinpan: broken invariant: %s (%s:%d)\n", expression, file, line);
  std::abort();
}

}  // namespace shinpan::base

// Checked in every build but the release one, where the move path must not pay for it.
#ifdef NDEBUG
#define SHINPAN_ASSERT(expression) static_cast<void>(0)
#else
#define SHINPAN_ASSERT(expression)     \
  ((expression) ? static_cast<void>(0) \
                : ::shinpan::base::broken_invariant(#expression, __FILE__, __LINE__))
#endif
