#pragma once

#include "shinpan/base/result.hpp"
#include "shinpan/life/adjudicate.hpp"
#include "shinpan/record/game_record.hpp"

#include <string>
#include <vector>

namespace shinpan::api {

// The agreement that lists of vertices state. BadPoint for what is no vertex, ConflictingStatus
// where no stone stands or a chain is named both dead and alive.
[[nodiscard]] base::Result<life::Agreement> agreement_from(const board::Board& board,
                                                           const std::vector<std::string>& dead,
                                                           const std::vector<std::string>& alive);

// The stones that the record's marks treat as dead: whole chains with a stone marked for the other
// side.
[[nodiscard]] board::PointSet dead_by_marks(const board::Board& board,
                                            const record::GameRecord& record);

// The record's marks as an agreement on every chain; chains that `stated` names already keep that
// status.
[[nodiscard]] life::Agreement agreement_from_marks(const board::Board& board,
                                                   const record::GameRecord& record,
                                                   life::Agreement stated);

}  // namespace shinpan::api
