#pragma once

#include <string>
#include <string_view>

namespace shinpan::api {

// Answers one request in JSON with one line of JSON; whatever is wrong is an answer too, never an
// exception. The commands:
//   {"command": "judge", "record": "(;...)", ...}   the object of `shinpan judge --json`
//   {"command": "replay", "record": "(;...)"}       whether every move is legal
//   {"command": "draw", "record": "(;...)", "verdict": true}   {"svg": "..."}
//   {"command": "rules"}                            all rule sets; with "rules" one of them
// Besides, all optional: "sgf" (the same as "record"), "source", "game" (from 0), "rules" (a name
// or an object), "komi", "strict", "dead", "alive" (lists of vertices), "use_marks", "at",
// "time_limit" (in seconds), "nodes", "seed", "lang". Fields that are not known are passed over.
[[nodiscard]] std::string handle_request(std::string_view request);

}  // namespace shinpan::api
