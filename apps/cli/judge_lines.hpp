#pragma once

#include "commands.hpp"
#include "shinpan/api/judge.hpp"

namespace shinpan::cli {

// Whether the command's one input is the standard input and that holds lines of JSON: its first
// byte that is no blank opens an object, or the command says so. Nothing at all is no lines where
// earlier answers are named.
[[nodiscard]] bool holds_lines(const JudgeCommand& command);

// Answers each line of the standard input, a request as api/judge_line.hpp has it, with a line.
[[nodiscard]] Exit judge_lines(const JudgeCommand& command,
                               const api::JudgeOptions& options,
                               explain::Language language);

}  // namespace shinpan::cli
