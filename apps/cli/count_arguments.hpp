#pragma once

#include "commands.hpp"

#include <CLI/CLI.hpp>

namespace shinpan::cli {

// What the values of the options of `shinpan count` are checked by.
struct CountChecks {
  CLI::Validator method;
  CLI::Validator move;
  CLI::Validator seconds;
  CLI::Validator nodes;
};

// The options of `shinpan count`, its inputs apart, with their help.
void add_options(CLI::App& app,
                 CountCommand& command,
                 explain::Language language,
                 const CountChecks& checks);

}  // namespace shinpan::cli
