#pragma once

#include "gtp/session.hpp"

#include <istream>
#include <ostream>

namespace shinpan::gtp {

// Answers the commands of the input, one a line, until quit or the end of the input. Whatever a
// line holds, it has an answer, and the next one is read.
void serve(std::istream& input, std::ostream& output, Session& session);

}  // namespace shinpan::gtp
