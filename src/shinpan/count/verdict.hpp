#pragma once

#include "shinpan/life/adjudicate.hpp"
#include "shinpan/rules/half_points.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace shinpan::count {

// Whose each point is in the end.
enum class Owner : std::uint8_t {
  Black,  // black territory, empty or under a dead white stone
  White,
  Neutral,  // dame, seki liberties, points that the rule set does not count
  Stone,    // a living stone stands there
};

// One side's sum. Every field is in half points; those that the method does not use are zero.
struct Side {
  rules::HalfPoints territory;  // empty points surrounded
  rules::HalfPoints prisoners;  // opponent stones taken during play
  rules::HalfPoints dead;       // opponent stones taken off after the stop
  rules::HalfPoints stones;     // living stones (area and stone scoring)
  rules::HalfPoints tax;        // subtracted
  rules::HalfPoints penalty;    // subtracted
  rules::HalfPoints komi;       // White's compensation, handicap compensation and button included
  rules::HalfPoints total;

  bool operator==(const Side&) const = default;
};

enum class Ending : std::uint8_t {
  Counted,
  Void,  // no result
  BothLose,
  Undecided,
};

// Who won. `margin` is Black's total minus White's; it decides only when `ending` is Counted.
struct Outcome {
  Ending ending = Ending::Undecided;
  rules::HalfPoints margin;
  bool black_wins_ties = false;

  bool operator==(const Outcome&) const = default;
};

// "B+2.5", "W+1", "0", "void", "both-lose", "?", or "B+" where the sums are equal and the rule set
// gives such a game to Black.
[[nodiscard]] std::string result_text(const Outcome& outcome);

// A protecting stone that an owner must still add once the neutral points are filled.
struct Teire {
  board::Color color;
  board::Point point;

  bool operator==(const Teire&) const = default;
};

// Something a person should know about the position; explain/ has the sentences.
enum class NoteKind : std::uint8_t {
  OpenBorder,    // points: where the border is open
  MoveDecides,   // a group's fate hangs on who moves; points: the deciding moves
  NeutralLeft,   // area rules: unfilled neutral points that are worth something
  EstimateUsed,  // some groups are not proved
  DeadInSeki,    // dead stones that may not be taken off
  BothSidesDead,
};

struct Note {
  NoteKind kind;
  std::vector<board::Point> points;

  bool operator==(const Note&) const = default;
};

// What the game brings along besides the position.
struct Terms {
  rules::Ruleset rules;
  rules::HalfPoints komi;
  int handicap = 0;
  std::array<int, 2> passes{};  // by Black, by White, during the game (pass stones)
  std::array<rules::HalfPoints, 2> penalty{};
  std::optional<board::Color> first_pass;  // the button
};

using life::Reading;

// A judged position: statuses, owners, sums, result.
struct Verdict {
  life::Life life;
  std::vector<Owner> owner;  // one for each point
  board::PointSet dame;
  board::PointSet seki_liberties;
  std::vector<Teire> teire;
  std::array<Side, 2> side;  // Black, White
  Outcome outcome;
  bool finished = true;
  bool proved = false;  // no group rests on an estimate
  std::vector<Note> notes;
};

// Judges: life and death first, then the rule set's own way of counting.
[[nodiscard]] Verdict judge(const rules::Position& position,
                            const Terms& terms,
                            const life::Agreement& agreement,
                            Reading reading,
                            const life::Limits& limits,
                            life::Proofs proofs = life::Proofs::None);

// Counts with the statuses given: no judgement of its own.
[[nodiscard]] Verdict count(const rules::Position& position,
                            const Terms& terms,
                            life::Life life,
                            Reading reading);

}  // namespace shinpan::count
