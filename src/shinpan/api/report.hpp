#pragma once

#include "shinpan/api/judged_json.hpp"
#include "shinpan/draw/terminal.hpp"

#include <string>
#include <vector>

namespace shinpan::api {

// How a report is to look.
struct ReportStyle {
  explain::Language language = explain::Language::English;
  draw::Glyphs glyphs = draw::Glyphs::Ascii;
  draw::Paint paint = draw::Paint::Plain;
};

// A piece of a report: what it says, under a heading or not.
struct Section {
  std::string heading;  // may be empty
  std::vector<std::string> lines;
};

// Everything that a verdict tells a person, apart from the board: terms, result, sums with their
// check, neutral points, protecting stones, each group that is not alive beyond doubt, the
// agreement with the record, notes.
[[nodiscard]] std::vector<Section> report_sections(const Judged& judged,
                                                   explain::Language language);

// "Rules: Japanese rules of 1989, komi 6.5, handicap 2 stones, after move 245".
[[nodiscard]] std::string terms_text(const Judged& judged, explain::Language language);

// The drawn board and the sections, for a terminal or a text file.
[[nodiscard]] std::string report(const Origin& origin,
                                 const Judged& judged,
                                 const ReportStyle& style);

// "game.sgf", or "games.sgf, game 2" for another than the first game of an input.
[[nodiscard]] std::string origin_text(const Origin& origin, explain::Language language);

// The line that stands for an input that failed: where it is and what is wrong.
[[nodiscard]] std::string error_line(const Origin& origin,
                                     const base::Error& error,
                                     explain::Language language);

// A table of the results under several rule sets.
[[nodiscard]] std::string comparison_table(const Origin& origin,
                                           const std::vector<Judged>& all,
                                           explain::Language language);

}  // namespace shinpan::api
