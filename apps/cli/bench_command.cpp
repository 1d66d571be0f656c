#include "commands.hpp"
#include "files.hpp"
#include "shinpan/api/bench.hpp"
#include "shinpan/explain/error_text.hpp"

#include <fmt/core.h>

namespace shinpan::cli {

namespace {

std::string line(const api::Bench::Line& of) {
  return fmt::format("{:<24}{:<16}{:>10} nodes{:>10.1f} ms\n",
                     of.name,
                     of.results,
                     of.nodes,
                     static_cast<double>(of.microseconds) / 1000);
}

}  // namespace

Exit run(const BenchCommand& command, explain::Language language) {
  const base::Result<api::Bench> bench = api::bench(command.nodes);
  if (!bench) {
    print_error("shinpan: " + explain::error_text(language, bench.error()) + '\n');
    return Exit::SomeFailed;
  }
  std::string out = fmt::format("signature {}\n", bench->signature_text());
  api::Bench::Line all{"all", "", 0, 0};
  for (const api::Bench::Line& one : bench->lines) {
    out += line(one);
    all.nodes += one.nodes;
    all.microseconds += one.microseconds;
  }
  print(out + line(all));
  return Exit::Good;
}

}  // namespace shinpan::cli
