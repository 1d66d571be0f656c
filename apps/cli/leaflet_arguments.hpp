#pragma once

#include "commands.hpp"

#include <CLI/CLI.hpp>

namespace shinpan::cli {

// The options of `shinpan leaflet`, with their help.
void add_options(CLI::App& app, LeafletCommand& command, explain::Language language);

}  // namespace shinpan::cli
