#pragma once

#include "gtp/serve.hpp"

#include <sstream>
#include <string>

namespace shinpan::gtp {

// What the session says to the lines.
inline std::string dialogue(const std::string& lines, Session& session) {
  std::istringstream input(lines);
  std::ostringstream output;
  serve(input, output, session);
  return output.str();
}

// What it says to one command, without the empty line behind it.
inline std::string ask(Session& session, const std::string& command) {
  std::string out = dialogue(command, session);
  while (!out.empty() && (out.back() == '\n' || out.back() == ' ')) {
    out.pop_back();
  }
  return out;
}

// A session with limits in nodes, so that its answers are the same everywhere.
inline Session a_session() {
  Terms terms;
  terms.limits.milliseconds = 0;
  terms.limits.nodes = 20000;
  return Session(terms);
}

}  // namespace shinpan::gtp
