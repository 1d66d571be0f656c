#pragma once

#include "shinpan/api/report.hpp"
#include "shinpan/record/game_record.hpp"

#include <functional>
#include <string>

namespace shinpan::cli {

// Visits each game of an input in order; an input that cannot be read is visited as one game that
// could not.
void for_each_game(
    const std::string& name,
    const std::function<void(const api::Origin&, const base::Result<record::GameRecord>&)>& visit);

// The line that stands for a game that failed: JSON on the output, a sentence on the errors.
void print_failure(bool json,
                   const api::Origin& origin,
                   const base::Error& error,
                   explain::Language language);

}  // namespace shinpan::cli
