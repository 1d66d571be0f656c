#pragma once

#include "gtp_commands.hpp"

#include <CLI/CLI.hpp>

namespace shinpan::cli {

// Checks that options of several commands share.
struct OptionChecks {
  CLI::Validator seconds;
  CLI::Validator nodes;
  CLI::Validator size;
  CLI::Validator games;
};

// The options of `shinpan gtp` and `shinpan match`, with their help.
void add_options(CLI::App& app,
                 GtpCommand& command,
                 explain::Language language,
                 const OptionChecks& checks);
void add_options(CLI::App& app,
                 MatchCommand& command,
                 explain::Language language,
                 const OptionChecks& checks);

}  // namespace shinpan::cli
