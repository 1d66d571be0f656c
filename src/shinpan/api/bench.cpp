#include "shinpan/api/bench.hpp"

#include "shinpan/api/json_writer.hpp"
#include "shinpan/api/judged_json.hpp"
#include "shinpan/base/hash.hpp"

#include <string_view>

namespace shinpan::api {

namespace {

std::uint64_t hash_of(std::uint64_t seed, std::string_view text) {
  for (const char c : text) {
    seed = base::combine(seed, static_cast<unsigned char>(c));
  }
  return seed;
}

std::uint64_t hash_of(std::uint64_t seed, const Judged& judged) {
  for (const std::string& row : verdict_rows(judged.board, judged.verdict)) {
    seed = hash_of(seed, row);
  }
  seed = hash_of(seed, count::result_text(judged.verdict.outcome));
  for (const life::Group& group : judged.verdict.life.groups) {
    seed = base::combine(seed, static_cast<std::uint64_t>(group.basis));
    seed = base::combine(seed, static_cast<std::uint64_t>(group.confidence));
  }
  return base::combine(seed, judged.verdict.life.nodes);
}

// Judges one position as it is customary and as it stands.
base::Result<Bench::Line> judge_both_ways(const BenchPosition& position,
                                          JudgeOptions options,
                                          std::uint64_t& signature) {
  const base::Result<record::Import> import = record::read(position.sgf);
  if (!import || import->games.size() != 1 || !import->games.front()) {
    return base::Error{base::ErrorCode::Internal, {}, position.name};
  }
  Bench::Line out;
  out.name = position.name;
  for (const count::Reading reading : {count::Reading::Customary, count::Reading::Strict}) {
    options.reading = reading;
    const base::Result<Judged> judged = judge(*import->games.front(), options);
    if (!judged) {
      return judged.error();
    }
    signature = hash_of(signature, *judged);
    out.results += (out.results.empty() ? "" : " ") + count::result_text(judged->verdict.outcome);
    out.nodes += judged->verdict.life.nodes;
    out.microseconds += judged->microseconds;
  }
  return out;
}

}  // namespace

std::string Bench::signature_text() const {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string out;
  for (int bit = 60; bit >= 0; bit -= 4) {
    out += kDigits[(signature >> static_cast<unsigned>(bit)) & 15U];
  }
  return out;
}

base::Result<Bench> bench(std::uint64_t nodes) {
  JudgeOptions options;
  options.limits.milliseconds = 0;
  options.limits.nodes = nodes;
  Bench out;
  for (const BenchPosition& position : bench_positions()) {
    base::Result<Bench::Line> line = judge_both_ways(position, options, out.signature);
    if (!line) {
      return line.error();
    }
    out.lines.push_back(std::move(*line));
  }
  return out;
}

std::string bench_json(const Bench& bench) {
  JsonWriter out;
  out.open_object();
  out.key("signature").text(bench.signature_text());
  out.key("positions").open_array();
  for (const Bench::Line& line : bench.lines) {
    out.open_object();
    out.key("name").text(line.name);
    out.key("results").text(line.results);
    out.key("nodes").integer(static_cast<std::int64_t>(line.nodes));
    out.key("milliseconds").number(decimal_milliseconds(line.microseconds));
    out.close_object();
  }
  return out.close_array().close_object().str();
}

}  // namespace shinpan::api
