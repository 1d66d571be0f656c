#pragma once

#include "shinpan/record/game_record.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Boards as people paste them.
//
// A board is a block of lines of equal width. X # and, where there is no X, @ and * are black; O 0
// are white, and @ where there is an X; . + , _ and, beside an X, * are empty; B and W are stones,
// x and o too. The characters U+25CF U+25CB U+26AB U+26AA and box drawings work like X, O and empty
// points. Spaces between the points, row numbers, column letters, frames of - | +, marks of the
// last move ("(X)", "X1") what a program prints behind a row and the ">" of a quotation are passed
// over. So the boards of GNU Go, KataGo, Leela Zero and Pachi can be read, with what they say about
// prisoners, komi and turn. A row too long, too short or with a sign that is no point makes the
// whole board unreadable: half of it is not judged.
//
// "$$" diagrams follow Sensei's Library: X O and marked stones B W # @ Y Q Z P; digits are moves 1
// to 10 of alternating colours, made without captures, the first one by the colour after "$$"
// (Black by default); letters and other marks are empty points. A partial diagram is the board that
// it shows.
//
// Lines "key: value" before the board, and behind it where there is one board only, say more: komi,
// rules, to play, black, white, result, handicap, captured black (black stones taken so far),
// captured white, prisoners ("B 2 W 3": what each side has taken); so do "White to play" and GNU
// Go's "BLACK (X) has captured 3 stones".
namespace shinpan::record {

// What the lines beside a board say.
struct TextFields {
  std::optional<board::Color> to_play;
  std::optional<rules::HalfPoints> komi;
  int captured_black = 0;
  int captured_white = 0;
  int handicap = 0;
  std::string rules, black, white, result, title;

  // Takes what the line says, if anything; false when it is not about the game.
  bool read_line(std::string_view line);
};

// A drawn board: one character for each point, as it was drawn, and where it began.
struct DrawnBoard {
  std::vector<std::string> rows;
  std::uint32_t line = 0;
  bool sensei = false;                // a "$$" diagram
  std::optional<board::Color> first;  // who plays its move 1
  TextFields fields;
};

// All boards of a text, in order.
[[nodiscard]] std::vector<DrawnBoard> find_boards(std::string_view text);

// The position drawn. BadBoardText when the rows differ in width, BadSize when it is too large.
[[nodiscard]] base::Result<GameRecord> record_of(const DrawnBoard& drawn);

// The characters of one drawn row without anything around them; nothing when the line is no row.
[[nodiscard]] std::optional<std::string> drawn_row(std::string_view line);

}  // namespace shinpan::record
