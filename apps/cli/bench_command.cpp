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

}  // namespace

Exit run(const BenchCommand& command, explain::Language) {
  api::JudgeOptions options;
  options.limits.milliseconds = 0;
  options.limits.nodes = command.nodes;
  std::uint64_t signature = 0;
  std::uint64_t nodes = 0;
  std::int64_t microseconds = 0;
  std::string lines;
  for (const BenchPosition& position : bench_positions()) {
    const base::Result<record::Import> import = record::read(position.sgf);
    if (!import || import->games.empty() || !import->games.front()) {
      print_error(fmt::format("shinpan: position {} cannot be read\n", position.name));
      return Exit::SomeFailed;
    }
    const base::Result<api::Judged> judged = api::judge(*import->games.front(), options);
    if (!judged) {
      print_error(fmt::format("shinpan: position {} cannot be judged\n", position.name));
      return Exit::SomeFailed;
    }
    signature = hash_of(signature, *judged);
    nodes += judged->verdict.life.nodes;
    microseconds += judged->microseconds;
    lines += fmt::format("{:<24}{:<10}{:>10} nodes{:>10.1f} ms\n",
                         position.name,
                         count::result_text(judged->verdict.outcome),
                         judged->verdict.life.nodes,
                         static_cast<double>(judged->microseconds) / 1000);
  }
  print(fmt::format("signature {:016x}\n", signature));
  print(lines + fmt::format("{:<34}{:>10} nodes{:>10.1f} ms\n",
                            "all",
                            nodes,
                            static_cast<double>(microseconds) / 1000));
  return Exit::Good;
}

}  // namespace shinpan::cli
