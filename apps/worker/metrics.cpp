#include "worker/metrics.hpp"

#include "shinpan/base/version.hpp"

#include <fmt/format.h>

#include <iterator>

namespace shinpan::worker {
namespace {

using Out = std::back_insert_iterator<std::string>;

void head(Out out, const char* name, const char* kind, const char* help) {
  fmt::format_to(out, "# HELP {0} {2}\n# TYPE {0} {1}\n", name, kind, help);
}

template <class Value>
void one(Out out, const char* name, const char* kind, const char* help, Value value) {
  head(out, name, kind, help);
  fmt::format_to(out, "{} {}\n", name, value);
}

}  // namespace

std::string Metrics::text() const {
  std::string text;
  const Out out(text);
  head(out, "shinpan_build_info", "gauge", "The version that runs.");
  fmt::format_to(out, "shinpan_build_info{{version=\"{}\"}} 1\n", base::kVersion);
  one(out, "shinpan_queue_connected", "gauge", "Connected to NATS.", connected.load() ? 1 : 0);
  one(out, "shinpan_queue_in_hand", "gauge", "Messages taken and not settled.", in_hand.load());
  head(out, "shinpan_queue_messages_total", "counter", "Messages by what became of them.");
  for (const auto& [outcome, count] : {std::pair<const char*, std::uint64_t>{"answered", answered},
                                       {"repeated", repeated},
                                       {"put_aside", put_aside},
                                       {"left", left}}) {
    fmt::format_to(out, "shinpan_queue_messages_total{{outcome=\"{}\"}} {}\n", outcome, count);
  }
  one(out,
      "shinpan_queue_redelivered_total",
      "counter",
      "Messages that were given out before.",
      redelivered.load());
  one(out,
      "shinpan_queue_retries_total",
      "counter",
      "Answers that could not be stored at once.",
      retries.load());
  head(out, "shinpan_positions_total", "counter", "Positions asked about.");
  fmt::format_to(out, "shinpan_positions_total{{outcome=\"judged\"}} {}\n", judged.load());
  fmt::format_to(out, "shinpan_positions_total{{outcome=\"failed\"}} {}\n", failed.load());
  one(out, "shinpan_kept_verdicts_total", "counter", "Verdicts found in the store.", kept.load());
  one(out,
      "shinpan_queue_seconds_total",
      "counter",
      "From messages taken to answers stored.",
      static_cast<double>(microseconds.load()) / 1e6);
  return text;
}

}  // namespace shinpan::worker
