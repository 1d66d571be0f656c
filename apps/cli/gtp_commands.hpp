#pragma once

#include "commands.hpp"

namespace shinpan::cli {

struct GtpCommand {
  std::string rules;
  std::string komi;
  bool strict = false;
  std::optional<double> time_limit;  // seconds
  std::uint64_t nodes = 0;
};

struct MatchCommand {
  std::string black;
  std::string white;
  unsigned games = 1;
  unsigned size = 19;
  std::string rules;
  std::string komi;
  std::string time;  // as kata-time_settings has it
  bool alternate = false;
  double patience = 120;  // seconds for an answer that no clock bounds
  std::string out;
  std::optional<double> time_limit;  // seconds for a verdict
  std::uint64_t nodes = 0;
};

[[nodiscard]] Exit run(const GtpCommand& command, explain::Language language);
[[nodiscard]] Exit run(const MatchCommand& command, explain::Language language);

}  // namespace shinpan::cli
