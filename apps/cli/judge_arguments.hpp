#pragma once

#include "commands.hpp"

#include <CLI/CLI.hpp>

namespace shinpan::cli {

// The options of `judge` for long batches.
void add_batch_options(CLI::App& app, JudgeCommand& command, explain::Language language);

}  // namespace shinpan::cli
