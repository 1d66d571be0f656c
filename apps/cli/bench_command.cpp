#include "bench_positions.hpp"
#include "commands.hpp"
#include "files.hpp"
#include "shinpan/api/judged_json.hpp"
#include "shinpan/base/hash.hpp"

#include <fmt/core.h>

namespace shinpan::cli {

namespace {

std::uint64_t hash_of(std::uint64_t seed, std::string_view text) {
  for (const char c : text) {
    seed = base::combine(seed, static_cast<unsigned char>(c));
  }
  return seed;
}

// Everything about a verdict that must not change unnoticed.
std::uint64_t hash_of(std::uint64_t seed, const api::Judged& judged) {
  for (const std::string& row : api::verdict_rows(judged.board, judged.verdict)) {
    seed = hash_of(seed, row);
  }
  seed = hash_of(seed, count::result_text(judged.verdict.outcome));
  for (const life::Group& group : judged.verdict.life.groups) {
    seed = base::combine(seed, static_cast<std::uint64_t>(group.basis));
    seed = base::combine(seed, static_cast<std::uint64_t>(group.confidence));
  }
  return base::combine(seed, judged.verdict.life.nodes);
}

// What judging all positions came to.
struct Totals {
  std::uint64_t signature = 0;
  std::uint64_t nodes = 0;
  std::int64_t microseconds = 0;
};

std::string line(std::string_view name,
                 std::string_view result,
                 std::uint64_t nodes,
                 std::int64_t microseconds) {
  return fmt::format("{:<24}{:<16}{:>10} nodes{:>10.1f} ms\n",
                     name,
                     result,
                     nodes,
                     static_cast<double>(microseconds) / 1000);
}

// Judges one position as it is customary and as it stands; nothing when it cannot be read.
std::optional<std::string> judge_both_ways(const BenchPosition& position,
                                           api::JudgeOptions options,
                                           Totals& totals) {
  const base::Result<record::Import> import = record::read(position.sgf);
  if (!import || import->games.empty() || !import->games.front()) {
    return std::nullopt;
  }
  std::string results;
  Totals own;
  for (const count::Reading reading : {count::Reading::Customary, count::Reading::Strict}) {
    options.reading = reading;
    const base::Result<api::Judged> judged = api::judge(*import->games.front(), options);
    if (!judged) {
      return std::nullopt;
    }
    totals.signature = hash_of(totals.signature, *judged);
    results += (results.empty() ? "" : " ") + count::result_text(judged->verdict.outcome);
    own.nodes += judged->verdict.life.nodes;
    own.microseconds += judged->microseconds;
  }
  totals.nodes += own.nodes;
  totals.microseconds += own.microseconds;
  return line(position.name, results, own.nodes, own.microseconds);
}

}  // namespace

Exit run(const BenchCommand& command, explain::Language) {
  api::JudgeOptions options;
  options.limits.milliseconds = 0;
  options.limits.nodes = command.nodes;
  Totals totals;
  std::string lines;
  for (const BenchPosition& position : bench_positions()) {
    const std::optional<std::string> judged = judge_both_ways(position, options, totals);
    if (!judged) {
      print_error(fmt::format("shinpan: position {} cannot be judged\n", position.name));
      return Exit::SomeFailed;
    }
    lines += *judged;
  }
  print(fmt::format("signature {:016x}\n", totals.signature) + lines +
        line("all", "", totals.nodes, totals.microseconds));
  return Exit::Good;
}

}  // namespace shinpan::cli
