#pragma once

#include "given.hpp"
#include "shinpan/count/methods/counted.hpp"

// Positions on which the counting methods are compared, made so that known sums come out.
namespace shinpan::count {

// 27 black stones and 15 points, 23 white stones and 13 points, three neutral points.
[[nodiscard]] inline Given eighty_one_points() {
  return Given(R"(
    . X X . X O . O .
    . X X . X O . O .
    . X X . X O O O .
    . X X X . O O O .
    . X X X . O O O .
    . X X X . O O O .
    . X X . X O O O .
    . X X . X O . O .
    . X X . X O . O .)");
}

// The black group in the middle and the white one beside it live in seki; White has taken four
// stones.
[[nodiscard]] inline Given seki_between() {
  Given given(R"(
    O O X X O O O X X
    O O X X O O O X .
    . O X X X O O X .
    O O X X . O O X .
    O O X X . O O X X
    O O X X . O O X .
    . O X X O O O X .
    O O X X O O O X .
    O O X X O O O X .)");
  given.setup.captured_black = 4;
  return given;
}

// Two groups each; five neutral points, Black must protect at D9, White is to move and has taken
// two stones.
[[nodiscard]] inline Given five_counts() {
  Given given(R"(
    . . X . X . O . .
    . o X X O O . O x
    o . X . X O . O .
    . X X . X O O O O
    X X X X . . O O O
    O O O O . . X X X
    O O O O O X X X X
    . O . O X X . X .
    . . O X X . o X .)");
  given.setup.captured_black = 2;
  given.setup.to_play = board::Color::White;
  return given;
}

[[nodiscard]] inline Stopped stopped(const Given& given,
                                     int komi_halves = 0,
                                     NeutralPoints neutral = NeutralPoints::Filled) {
  Terms terms;
  terms.komi = rules::HalfPoints{komi_halves};
  return {given.position(), terms, given.life(), neutral};
}

// "17:13 B+4".
[[nodiscard]] inline std::string sums_text(const Counted& counted) {
  const auto number = [](rules::HalfPoints value) {
    return std::to_string(value.halves / 2) + (value.halves % 2 != 0 ? ".5" : "");
  };
  return number(counted.total[0]) + ':' + number(counted.total[1]) + ' ' +
         result_text(counted.outcome);
}

}  // namespace shinpan::count
