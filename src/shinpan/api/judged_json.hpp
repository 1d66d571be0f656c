#pragma once

#include "shinpan/api/judge.hpp"
#include "shinpan/explain/language.hpp"

namespace shinpan::api {

// Where an answer belongs: the input as it was named, and which of its games, counted from 0.
struct Origin {
  std::string source;
  std::size_t game = 0;
};

// The verdict as one JSON object on one line, keys always in the same order; without a line end.
[[nodiscard]] std::string judged_json(const Origin& origin,
                                      const Judged& judged,
                                      explain::Language language);

// The same object with another origin.
[[nodiscard]] std::string renamed(const std::string& judged, const Origin& from, const Origin& to);

// The object that stands in its place when the input could not be read or judged.
[[nodiscard]] std::string error_json(const Origin& origin,
                                     const base::Error& error,
                                     explain::Language language);

// The same where no record was asked about.
[[nodiscard]] std::string error_json(const base::Error& error, explain::Language language);

// The letters of the verdict, row by row from the top: A S D N for stones, b w - for empty points.
[[nodiscard]] std::vector<std::string> verdict_rows(const board::Board& board,
                                                    const count::Verdict& verdict);

// The stones: X O and dots.
[[nodiscard]] std::vector<std::string> position_rows(const board::Board& board);

// Everything that a person should be warned of, in sentences: remarks first, then the verdict's
// notes.
[[nodiscard]] std::vector<std::string> warning_texts(const Judged& judged,
                                                     explain::Language language);

}  // namespace shinpan::api
