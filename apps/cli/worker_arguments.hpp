#pragma once

#include "checks.hpp"
#include "commands.hpp"

#include <CLI/CLI.hpp>

namespace shinpan::cli {

// The options of `shinpan worker`, with their help.
void add_options(CLI::App& app,
                 WorkerCommand& command,
                 explain::Language language,
                 const Checks& checks);

}  // namespace shinpan::cli
