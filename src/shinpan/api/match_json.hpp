#pragma once

#include "shinpan/explain/language.hpp"
#include "shinpan/referee/match.hpp"
#include "shinpan/referee/suggestion.hpp"
#include "shinpan/referee/trial_answer.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace shinpan::api {

// How a match begins. As JSON, everything optional: "record" (its final position is the start, its
// rules, komi and handicap hold where nothing else is said), else "size" (19, or [13, 9]); "rules",
// "komi", "handicap"; "strict"; "time", in the words of kata-time_settings ("byoyomi 1800 30 5") or
// in those of SGF ({"TM": "3600", "OT": "3x600 Ing, 2 points each"}; referee/sgf_time.hpp),
// for both or as {"black": ..., "white": ...}.
struct MatchStart {
  rules::Position position;
  referee::MatchTerms terms;
};

[[nodiscard]] base::Result<MatchStart> match_start_of(const nlohmann::json& value);
[[nodiscard]] base::Result<MatchStart> match_start_from(std::string_view json);

// All that a page or a program needs to show of a match, as one JSON object: "phase", "to_play",
// "position" (the board before the players now), "allowed" (the ids of events that the phase
// knows), what is agreed, the clocks, and in the end "result".
[[nodiscard]] std::string match_json(const referee::Match& match);

// {"code": ..., "message": ...}: why an event is refused, and how to mend it.
[[nodiscard]] std::string objection_json(const referee::Objection& objection,
                                         board::Size size,
                                         explain::Language language);

// {"dead": [...], "undecided": [...]}
[[nodiscard]] std::string suggestion_json(const referee::Suggestion& suggestion, board::Size size);

// {"event": ..., "proved": ...}: an event that may happen next, at the time of the last one.
[[nodiscard]] std::string trial_answer_json(const referee::TrialAnswer& answer,
                                            const referee::Match& match);

}  // namespace shinpan::api
