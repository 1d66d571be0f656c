#pragma once

#include "commands.hpp"

#include <CLI/CLI.hpp>

namespace shinpan::cli {

// The options of `shinpan serve` with which it takes contacts.
void add_contact_options(CLI::App& app, ServeCommand& command, explain::Language language);

}  // namespace shinpan::cli
