#pragma once

#include "shinpan/base/result.hpp"
#include "shinpan/board/size.hpp"
#include "shinpan/referee/event.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace shinpan::api {

// An event of a match as one JSON object: {"event": "play", "by": "B", "at": "D4", "time": 61000}.
// "event" is the action's id (referee/event.hpp) and "time" when it happened, in milliseconds since
// the start, 0 where it is left out. The rest are the fields of the action under their names:
// colours "B" and "W", points as vertices, "status" "alive" or "dead", "cause" "effective-move" or
// "displaced-stone". Optional ones may be missing.
[[nodiscard]] std::string event_json(const referee::Event& event, board::Size size);

// BadJson, BadRequest with the name of the field that is wrong or missing, BadPoint, BadNumber.
[[nodiscard]] base::Result<referee::Event> event_of(const nlohmann::json& value, board::Size size);
[[nodiscard]] base::Result<referee::Event> event_from(std::string_view json, board::Size size);

}  // namespace shinpan::api
