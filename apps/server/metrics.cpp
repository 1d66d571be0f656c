#include "server/metrics.hpp"

#include "shinpan/base/version.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace shinpan::server {
namespace {

using Out = std::back_insert_iterator<std::string>;

void head(Out out, const char* name, const char* kind, const char* help) {
  fmt::format_to(out, "# HELP {0} {2}\n# TYPE {0} {1}\n", name, kind, help);
}

}  // namespace

void Metrics::answered(const std::string& address, int status, double seconds) {
  const std::lock_guard lock(mutex_);
  ++answers_[{address, status}];
  Times& times = times_[address];
  const auto bound = std::lower_bound(kBounds.begin(), kBounds.end(), seconds);
  ++times.up_to[static_cast<std::size_t>(bound - kBounds.begin())];
  times.sum += seconds;
}

void Metrics::judged(bool succeeded) {
  const std::lock_guard lock(mutex_);
  ++judged_[succeeded ? 1 : 0];
}

void Metrics::verdict_kept(bool found) {
  const std::lock_guard lock(mutex_);
  ++kept_[found ? 1 : 0];
}

std::string Metrics::text(unsigned admitted) const {
  const std::lock_guard lock(mutex_);
  std::string text;
  const Out out(text);
  head(out, "shinpan_build_info", "gauge", "The version that runs.");
  fmt::format_to(out, "shinpan_build_info{{version=\"{}\"}} 1\n", base::kVersion);
  head(out, "shinpan_requests_admitted", "gauge", "Requests at work or waiting for their turn.");
  fmt::format_to(out, "shinpan_requests_admitted {}\n", admitted);
  head(out, "shinpan_positions_total", "counter", "Positions asked about.");
  fmt::format_to(out, "shinpan_positions_total{{outcome=\"judged\"}} {}\n", judged_[1]);
  fmt::format_to(out, "shinpan_positions_total{{outcome=\"failed\"}} {}\n", judged_[0]);
  head(out, "shinpan_kept_verdicts_total", "counter", "Verdicts looked for in the store.");
  fmt::format_to(out, "shinpan_kept_verdicts_total{{found=\"yes\"}} {}\n", kept_[1]);
  fmt::format_to(out, "shinpan_kept_verdicts_total{{found=\"no\"}} {}\n", kept_[0]);
  head(out, "shinpan_http_requests_total", "counter", "Requests answered.");
  for (const auto& [of, count] : answers_) {
    fmt::format_to(out,
                   "shinpan_http_requests_total{{address=\"{}\",status=\"{}\"}} {}\n",
                   of.first,
                   of.second,
                   count);
  }
  head(out, "shinpan_http_request_seconds", "histogram", "Time until a request was answered.");
  for (const auto& [address, times] : times_) {
    const std::string of = "{address=\"" + address + "\"";
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < times.up_to.size(); ++i) {
      sum += times.up_to[i];
      const std::string bound = i < kBounds.size() ? fmt::format("{}", kBounds[i]) : "+Inf";
      fmt::format_to(out, "shinpan_http_request_seconds_bucket{},le=\"{}\"}} {}\n", of, bound, sum);
    }
    fmt::format_to(out, "shinpan_http_request_seconds_sum{}}} {}\n", of, times.sum);
    fmt::format_to(out, "shinpan_http_request_seconds_count{}}} {}\n", of, sum);
  }
  return text;
}

}  // namespace shinpan::server
