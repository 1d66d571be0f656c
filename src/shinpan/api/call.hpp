#pragma once

#include <string>
#include <string_view>

namespace shinpan::api {

// Answers one request in JSON with one line of JSON, without a line end; whatever is wrong is an
// answer too, never an exception: {"error": {"code", "message", "move"}}, with "source" and "game"
// before it where a record was asked about. This is all that other languages need of the library.
//
// A request is an object. "call" names what is asked; the rest is optional where nothing else is
// said, and fields that are not known are passed over:
//   "lang"        "en" (default) or "ru": of every sentence in the answer
//   "record"      a game record or drawn board as UTF-8 text ("sgf" is the same field)
//   "game"        which of the record's games, from 0; "source": a name that comes back
//   "rules"       a name, or an object as `rules` gives it; nothing: the record's own
//   "komi"        a number; "strict", "use_marks": booleans
//   "dead", "alive"    lists of vertices, as the players agreed
//   "at"          after so many moves; nothing: at the end
//   "time_limit"  in seconds, 10; "nodes": of search, which alone gives the same answer everywhere
//                 and means no time limit where none is given; "seed" of the estimate
//
// The calls:
//   judge    all fields above. The object of `shinpan judge --json`.
//   count    the same, without "strict", and "method": its name, or "all"; "leave_neutral": true
//            leaves neutral points unfilled. The object of `shinpan count --json` with its steps;
//            for "all" {"counts": [...]}, each with the causes for which it differs from the count
//            by territory; without "method" {"methods": [{"method", "text"}]}.
//   status   "points": a list of vertices. The object of `shinpan status --json`.
//   replay   the object of `shinpan replay --json`.
//   games    {"format", "encoding", "games": [{"game", "size": [9, 9], "moves", "rules" (the id by
//            which it is judged), "rules_text" (as written), "komi", "handicap", "black",
//            "white", "event", "date", "result" ("W+0.5")}]}, null where nothing is stated; an
//            error in place of a game that cannot be read.
//   board    {"size", "move", "moves" (in the record), "rules", "position" (rows), "to_play" ("B"),
//            "last" ("D4", or null), "prisoners": {"black", "white"} (that the side has taken),
//            "line": ["B D4", "W pass", ...] (all moves of the record), "illegal": null, or the
//            first illegal move {"move", "reason", "message"}; it was made all the same}.
//   export   the fields of judge and "as": "sgf" (the record with the verdict as marks), "svg", or
//            "text" (the report): {"text"}; "ruling" (pages of A4 as SVG): {"pages": [...]}.
//   draw     {"svg"}: the board; with "verdict": true as in export.
//   rules    {"rules": [...]}, or of the set that "rules" names alone: the object of `shinpan rules
//            --json` with "name", "summary" and the names elsewhere, "sgf", "ogs", "katago", null
//            where there is none.
//   match    "start" (match_json.hpp) and "events", a list (event_json.hpp): {"state"}. An event
//            that may not happen ends it: "refused": {"event": its number from 0, "code",
//            "message"}, the state is that before it. With "suggest": true, when the match is
//            stopped, "suggestion": {"dead", "undecided"}, within "time_limit" and "nodes". With
//            "sgf": true also "sgf".
//   try      "start" and "events" of a match in hypothetical play, "by": the side to move, "B" or
//            "W"; "time_limit", "nodes": {"event": what the engine plays for that side, a play or a
//            pass, at the time of the last event; "proved": it gets its way about the chain
//            whatever the other side does. False: the best that was found}.
//   bench    {"signature", "positions": [{"name", "results", "nodes", "milliseconds"}]}: what
//            `shinpan bench` prints, within "nodes".
//   version  {"version"}
[[nodiscard]] std::string call(std::string_view request);

}  // namespace shinpan::api
