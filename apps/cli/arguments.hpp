#pragma once

#include "commands.hpp"

namespace shinpan::cli {

// Reads the command line, explains it when asked or when it is wrong, and does what it says.
[[nodiscard]] Exit run_arguments(int argc, char** argv);

}  // namespace shinpan::cli
