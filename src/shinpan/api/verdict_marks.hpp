#pragma once

#include "shinpan/count/verdict.hpp"
#include "shinpan/record/sgf_export.hpp"
#include "shinpan/rules/ruleset.hpp"

namespace shinpan::api {

// A verdict on the board as SGF marks it; without a comment.
[[nodiscard]] record::VerdictMarks verdict_marks(const board::Board& board,
                                                 const count::Verdict& verdict,
                                                 const rules::Ruleset& rules);

}  // namespace shinpan::api
