#pragma once

#include "shinpan/api/judged_json.hpp"
#include "shinpan/record/game_record.hpp"

#include <string>

namespace shinpan::api {

// What a replay found: how many moves, and the first that is illegal.
struct ReplayReport {
  std::size_t moves = 0;
  std::size_t first_illegal = 0;  // its number, counted from 1; 0 when all are legal
  std::string sentence;           // in the language asked for
  std::string reason;             // the refusal's identifier, "" when all are legal
};

[[nodiscard]] base::Result<ReplayReport> replay_report(const record::GameRecord& record,
                                                       const rules::Ruleset& rules,
                                                       explain::Language language);

[[nodiscard]] std::string replay_json(const Origin& origin, const ReplayReport& report);

}  // namespace shinpan::api
