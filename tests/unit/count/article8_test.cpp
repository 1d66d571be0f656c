#include "given.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace shinpan::count {
namespace {

bool has_note(const Verdict& verdict, NoteKind kind) {
  return std::any_of(verdict.notes.begin(), verdict.notes.end(), [kind](const Note& note) {
    return note.kind == kind;
  });
}

const Given kOpenDame(R"(
  . X . X . O . O .
  X X X X . O O O O
  X X X X X O O O O)");

TEST(Article8Test, By_the_letter_one_open_dame_puts_everything_into_seki) {
  const Verdict verdict = kOpenDame.counted({}, Reading::Strict);
  EXPECT_EQ(letters(kOpenDame, verdict), expected(R"(
    - S - S - S - S -
    S S S S - S S S S
    S S S S S S S S S)"));
}

TEST(Article8Test, Players_let_open_dame_count_as_filled) {
  const Verdict verdict = kOpenDame.counted();
  EXPECT_EQ(letters(kOpenDame, verdict), expected(R"(
    b A b A - A w A w
    A A A A - A A A A
    A A A A A A A A A)"));
  EXPECT_EQ(verdict.dame.count(), 2);
  EXPECT_TRUE(verdict.seki_liberties.empty());
  EXPECT_TRUE(verdict.finished);
}

TEST(Article8Test, Filled_dame_leave_territory_in_both_readings) {
  const Given given(R"(
    . X . X X O . O .
    X X X X X O O O O)");
  const std::string want = expected(R"(
    b A b A A A w A w
    A A A A A A A A A)");
  EXPECT_EQ(letters(given, given.counted({}, Reading::Strict)), want);
  EXPECT_EQ(letters(given, given.counted()), want);
}

// Official commentary, example 24: a and b touch living stones; c is an eye, but of stones in seki.
TEST(Article8Test, Only_an_empty_dame_makes_a_seki) {
  const Given given(R"(
    O . O . O O O
    . O O O O . O
    O X O O O O .
    X X X X X X X
    X X X X X X X
    X X X . X X X
    X X X X X . X)");
  Given dead = given;
  dead.dead.insert(support::at(given.setup.size, "A5"));
  EXPECT_EQ(letters(dead, dead.counted({}, Reading::Strict)), expected(R"(
    S - S - S S S
    - S S S S - S
    D S S S S S -
    S S S S S S S
    S S S S S S S
    S S S - S S S
    S S S S S - S)"));
}

// Reference figure 9, a direct ko that was not fought out: stones of both sides are dead.
TEST(Article8Test, A_dead_stone_of_its_own_colour_spoils_an_eye) {
  const Given given(R"(
    x o . x O
    . x x x O
    x x O O O
    O O O O O
    O O . O .)");
  for (const Reading reading : {Reading::Strict, Reading::Customary}) {
    const Verdict verdict = given.counted({}, reading);
    EXPECT_EQ(letters(given, verdict), expected(R"(
      D D - D A
      - D D D A
      D D A A A
      A A A A A
      A A w A w)"));
    EXPECT_TRUE(has_note(verdict, NoteKind::BothSidesDead));
  }
  EXPECT_TRUE(has_note(given.counted({}, Reading::Strict), NoteKind::DeadInSeki));
}

// Article 10: dead stones are taken off from territory only.
TEST(Article8Test, Dead_stones_inside_a_seki_stay_on_the_board) {
  const Given given(R"(
    . X . O x x . O X
    X X X O O O O O X
    O O O X X X X X X
    O O O X X X X X X
    O . O X X X X X X
    O O O X X X . X X
    O . O X X X X X .)");
  for (const Reading reading : {Reading::Strict, Reading::Customary}) {
    const Verdict verdict = given.counted({}, reading);
    EXPECT_EQ(letters(given, verdict), expected(R"(
      - S - S D D - S A
      S S S S S S S S A
      A A A A A A A A A
      A A A A A A A A A
      A w A A A A A A A
      A A A A A A b A A
      A w A A A A A A b)"));
    EXPECT_EQ(verdict.side[1].dead, rules::HalfPoints{});
    EXPECT_TRUE(has_note(verdict, NoteKind::DeadInSeki));
  }
}

TEST(Article8Test, The_letter_of_an_area_rule_counts_every_stone) {
  const Given given(R"(
    . X . O . x . .
    X X X O O O O O
    . X X X O . O .)");
  const Verdict letter = given.counted(terms_of("chinese"), Reading::Strict);
  EXPECT_EQ(letters(given, letter), expected(R"(
    b A - A - A - -
    A A A A A A A A
    b A A A A w A w)"));
  EXPECT_EQ(letter.side[0].stones, rules::HalfPoints::points(8));
  const Verdict tromp_taylor = given.counted(terms_of("tromp-taylor"));
  EXPECT_EQ(letters(given, tromp_taylor), letters(given, letter));
  EXPECT_EQ(letters(given, given.counted(terms_of("chinese"))), expected(R"(
    b A - A w D w w
    A A A A A A A A
    b A A A A w A w)"));
}

}  // namespace
}  // namespace shinpan::count
