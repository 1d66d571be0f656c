#include "server/metrics.hpp"

#include "shinpan/base/version.hpp"

#include <gtest/gtest.h>

#include <map>
#include <sstream>
#include <thread>

namespace shinpan::server {
namespace {

constexpr const char* kNameSigns = "abcdefghijklmnopqrstuvwxyz_";

// What stands before the first of the ends, "" where none is there.
std::string before(const std::string& text, const std::string& end) {
  const std::size_t at = text.find(end);
  return at == std::string::npos ? "" : text.substr(0, at);
}

// The name that announces a sample: of a histogram's parts that of the histogram.
std::string family_of(const std::string& name) {
  for (const char* const part : {"_bucket", "_sum", "_count"}) {
    if (name.ends_with(part)) {
      return name.substr(0, name.size() - std::string(part).size());
    }
  }
  return name;
}

// "name{label="value",label="value"}" or "name".
void expect_sample(const std::string& sample) {
  const std::size_t name = sample.find_first_not_of(kNameSigns);
  EXPECT_NE(name, 0U) << sample;
  if (name == std::string::npos) {
    return;
  }
  EXPECT_EQ(sample[name], '{') << sample;
  EXPECT_EQ(sample.back(), '}') << sample;
  std::string labels = sample.substr(name + 1, sample.size() - name - 2) + ',';
  while (!labels.empty()) {
    const std::string label = before(labels, "=\"");
    EXPECT_EQ(label.find_first_not_of(kNameSigns), std::string::npos) << sample;
    const std::size_t end = labels.find("\",", label.size() + 2);
    ASSERT_NE(end, std::string::npos) << sample;
    labels.erase(0, end + 2);
  }
}

// The samples of a text in the form of Prometheus; fails on a line that is neither one nor a
// comment that the form knows, and on a sample whose name was not announced.
std::map<std::string, double> samples_of(const std::string& text) {
  EXPECT_EQ(text.back(), '\n');
  std::map<std::string, double> out;
  std::map<std::string, std::string> kinds;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("# HELP ")) {
      continue;
    }
    if (line.starts_with("# TYPE ")) {
      const std::string rest = line.substr(7);
      const std::string name = before(rest, " ");
      EXPECT_EQ(kinds.count(name), 0U) << "announced twice: " << line;
      kinds[name] = rest.substr(name.size() + 1);
      continue;
    }
    const std::string sample = before(line, " ");
    expect_sample(sample);
    const std::string name = sample.substr(0, sample.find('{'));
    EXPECT_TRUE(kinds.count(name) != 0 || kinds[family_of(name)] == "histogram") << line;
    EXPECT_EQ(out.count(sample), 0U) << "said twice: " << line;
    out[sample] = std::stod(line.substr(sample.size() + 1));
  }
  return out;
}

double bucket(const std::map<std::string, double>& samples, const std::string& bound) {
  return samples.at("shinpan_http_request_seconds_bucket{address=\"/x\",le=\"" + bound + "\"}");
}

TEST(MetricsTest, A_service_that_has_done_nothing_says_so) {
  const auto samples = samples_of(Metrics().text(3));
  EXPECT_EQ(samples.at("shinpan_build_info{version=\"" + std::string(base::kVersion) + "\"}"), 1);
  EXPECT_EQ(samples.at("shinpan_requests_admitted"), 3);
  EXPECT_EQ(samples.at("shinpan_positions_total{outcome=\"judged\"}"), 0);
  EXPECT_EQ(samples.at("shinpan_positions_total{outcome=\"failed\"}"), 0);
  EXPECT_EQ(samples.at("shinpan_kept_verdicts_total{found=\"yes\"}"), 0);
  EXPECT_EQ(samples.at("shinpan_kept_verdicts_total{found=\"no\"}"), 0);
}

TEST(MetricsTest, What_happened_is_counted_apart) {
  Metrics metrics;
  metrics.judged(true);
  metrics.judged(true);
  metrics.judged(false);
  metrics.verdict_kept(true);
  metrics.verdict_kept(false);
  metrics.verdict_kept(false);
  metrics.answered("/x", 200, 0.001);
  metrics.answered("/x", 200, 0.001);
  metrics.answered("/x", 404, 0.001);
  metrics.answered("/games/{id}", 200, 0.001);
  const auto samples = samples_of(metrics.text(0));
  EXPECT_EQ(samples.at("shinpan_positions_total{outcome=\"judged\"}"), 2);
  EXPECT_EQ(samples.at("shinpan_positions_total{outcome=\"failed\"}"), 1);
  EXPECT_EQ(samples.at("shinpan_kept_verdicts_total{found=\"yes\"}"), 1);
  EXPECT_EQ(samples.at("shinpan_kept_verdicts_total{found=\"no\"}"), 2);
  EXPECT_EQ(samples.at("shinpan_http_requests_total{address=\"/x\",status=\"200\"}"), 2);
  EXPECT_EQ(samples.at("shinpan_http_requests_total{address=\"/x\",status=\"404\"}"), 1);
  EXPECT_EQ(samples.at("shinpan_http_requests_total{address=\"/games/{id}\",status=\"200\"}"), 1);
  EXPECT_EQ(samples.at("shinpan_http_request_seconds_count{address=\"/games/{id}\"}"), 1);
}

TEST(MetricsTest, Buckets_add_up_and_hold_their_bounds) {
  Metrics metrics;
  for (const double seconds : {0.0, 0.005, 0.006, 0.5, 0.75, 1.0, 9.0, 11.0, 5000.0}) {
    metrics.answered("/x", 200, seconds);
  }
  const auto samples = samples_of(metrics.text(0));
  EXPECT_EQ(bucket(samples, "0.005"), 2) << "the bound belongs to its bucket";
  EXPECT_EQ(bucket(samples, "0.02"), 3);
  EXPECT_EQ(bucket(samples, "0.05"), 3);
  EXPECT_EQ(bucket(samples, "0.1"), 3);
  EXPECT_EQ(bucket(samples, "0.5"), 4);
  EXPECT_EQ(bucket(samples, "1"), 6);
  EXPECT_EQ(bucket(samples, "5"), 6);
  EXPECT_EQ(bucket(samples, "10"), 7);
  EXPECT_EQ(bucket(samples, "+Inf"), 9);
  EXPECT_EQ(samples.at("shinpan_http_request_seconds_count{address=\"/x\"}"), 9);
  EXPECT_DOUBLE_EQ(samples.at("shinpan_http_request_seconds_sum{address=\"/x\"}"), 5022.261);
}

TEST(MetricsTest, Very_short_times_are_numbers_that_can_be_read) {
  Metrics metrics;
  metrics.answered("/x", 200, 1e-9);
  EXPECT_DOUBLE_EQ(
      samples_of(metrics.text(0)).at("shinpan_http_request_seconds_sum{address=\"/x\"}"), 1e-9);
}

TEST(MetricsTest, Threads_lose_no_count) {
  Metrics metrics;
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&] {
      for (int round = 0; round < 1000; ++round) {
        metrics.answered("/x", 200, 0.01);
        metrics.judged(true);
        static_cast<void>(metrics.text(0).size());
      }
    });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  const auto samples = samples_of(metrics.text(0));
  EXPECT_EQ(samples.at("shinpan_http_request_seconds_count{address=\"/x\"}"), 8000);
  EXPECT_EQ(samples.at("shinpan_positions_total{outcome=\"judged\"}"), 8000);
}

}  // namespace
}  // namespace shinpan::server
