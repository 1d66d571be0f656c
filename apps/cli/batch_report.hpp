#pragma once

#include "commands.hpp"
#include "shinpan/api/judge.hpp"

namespace shinpan::cli {

// Judges every game of the inputs and prints, instead of the verdicts, a line for each that
// differs from what its record says, and a summary. Inputs that fail have their lines as ever.
[[nodiscard]] Exit report_batch(const JudgeCommand& command,
                                const api::JudgeOptions& options,
                                explain::Language language);

}  // namespace shinpan::cli
