#pragma once

#include "shinpan/record/game_record.hpp"

namespace shinpan::record {

// Adds a warning; after a hundred of them no more are kept.
void warn(GameRecord& record, WarningCode code, base::Where where = {}, std::string detail = {});

// The number of moves, passes included, among the steps so far.
[[nodiscard]] std::size_t move_count(const GameRecord& record);

// What every reader does last, once size, start, steps, komi and the texts are in place: derives
// the handicap and the side to move where they are not stated, puts implied handicap stones down,
// and notes what does not fit together.
void finish_record(GameRecord& record, std::optional<board::Color> stated_to_play);

}  // namespace shinpan::record
