#pragma once

#include "shinpan/record/game_record.hpp"

#include <string>

namespace shinpan::api {

// The final position of the record as a drawn board with its headers, in the form that the reader
// of text boards reads back.
[[nodiscard]] base::Result<std::string> board_text(const record::GameRecord& record);

}  // namespace shinpan::api
