#pragma once

#include "ordered.hpp"
#include "shinpan/api/report.hpp"
#include "shinpan/record/game_record.hpp"

#include <functional>
#include <string>

namespace shinpan::cli {

// One game of an input, and what was read of that input: nothing where it could not be read, and
// then there is no record.
struct InputGame {
  api::Origin origin;
  const base::Result<record::GameRecord>& record;
  const std::string* bytes;
  const record::Import* import;
};

// Visits each game of an input in order; an input that cannot be read is visited as one game that
// could not.
void for_each_game(const std::string& name, const std::function<void(const InputGame&)>& visit);

// The line that stands for a game that failed: JSON on the output, a sentence on the errors.
[[nodiscard]] Message failure_message(bool json,
                                      const api::Origin& origin,
                                      const base::Error& error,
                                      explain::Language language);
void print_failure(bool json,
                   const api::Origin& origin,
                   const base::Error& error,
                   explain::Language language);

}  // namespace shinpan::cli
