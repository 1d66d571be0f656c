#pragma once

#include "shinpan/explain/phrase.hpp"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace shinpan::cli {

// What the values of options must be. Each check says in the language of the answer what it misses.
class Checks {
 public:
  explicit Checks(explain::Language language) : language_(language) {}

  [[nodiscard]] CLI::Validator one_of(const std::vector<std::string>& values) const;
  // In digits, from `least` to `most`.
  [[nodiscard]] CLI::Validator whole(std::uint64_t least, std::uint64_t most) const;
  // A number of nodes of search, of which no machine does the most.
  [[nodiscard]] CLI::Validator nodes(std::uint64_t least = 0) const;
  // A number of seconds from `least` to a day.
  [[nodiscard]] CLI::Validator seconds(int least = 0) const;

 private:
  [[nodiscard]] std::string misses(const std::string& given, const explain::Phrase& what) const;

  explain::Language language_;
};

}  // namespace shinpan::cli
