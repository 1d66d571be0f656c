#pragma once

#include "commands.hpp"

#include <CLI/CLI.hpp>

namespace shinpan::cli {

struct WorkerChecks {
  CLI::Validator seconds;
  CLI::Validator nodes;
  CLI::Validator few;
  CLI::Validator port;
};

// The options of `shinpan worker`, with their help.
void add_options(CLI::App& app,
                 WorkerCommand& command,
                 explain::Language language,
                 const WorkerChecks& checks);

}  // namespace shinpan::cli
