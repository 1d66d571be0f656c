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

// a is neutral; once it is filled the three white stones beside b are in atari.
const Given kFalseEye(R"(
  . O . O . O O O O
  X O O . O O O X O
  X X O O X O X X X
  O X X X X X X . .
  O O O X . X . . .
  . x O O X X X X .
  . O . . O X a X X
  . O . O O X O X .
  . . O . b O O X X)");

TEST(CustomaryTest, A_false_eye_is_filled_when_the_neutral_points_are) {
  const Verdict verdict = kFalseEye.counted();
  const board::Point b = support::at(kFalseEye.setup.size, "E1");
  ASSERT_EQ(verdict.teire, (std::vector<Teire>{{board::Color::White, b}}));
  EXPECT_EQ(verdict.owner[b.index], Owner::Neutral);
}

TEST(CustomaryTest, A_board_without_living_stones_is_no_finished_game) {
  const Verdict verdict = Given(R"(
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .)")
                              .counted();
  EXPECT_FALSE(verdict.finished);
  EXPECT_TRUE(has_note(verdict, NoteKind::OpenBorder));
}

TEST(CustomaryTest, Needed_protection_costs_nothing_where_area_is_counted) {
  const Verdict verdict = kFalseEye.counted(terms_of("chinese"));
  const board::Point b = support::at(kFalseEye.setup.size, "E1");
  EXPECT_EQ(verdict.teire.size(), 1U);
  EXPECT_EQ(verdict.owner[b.index], Owner::White);
  EXPECT_TRUE(has_note(verdict, NoteKind::NeutralLeft));
}

// White may fill G5 himself and joins his stones by it, so F4 stays his; Black must join at E7.
TEST(CustomaryTest, An_owner_joins_his_chains_at_a_neutral_point_before_he_fills_his_land) {
  const Given given(R"(
    . X o . X O x . .
    X X X X X O O . .
    O O O X a X O O .
    . x O O X X X X O
    O O . O X O . O .
    x O O . O . O . .
    x . O . O . O O O
    O O . . O O x x x
    . . O O x x x . .)");
  const Verdict verdict = given.counted();
  EXPECT_EQ(verdict.teire, (std::vector<Teire>{{board::Color::Black, {22}}}));
}

// Official commentary, reference figure 6.
const Given kTwoSharedLiberties(R"(
  X . O X X X X
  X . O X X X X
  X X O X X X X
  O O X X X X X
  . O X X X X X
  O O X X X X X
  . O X X . X .)");

TEST(CustomaryTest, Groups_without_eyes_that_share_two_liberties_are_in_seki) {
  const Verdict verdict = kTwoSharedLiberties.counted();
  EXPECT_EQ(letters(kTwoSharedLiberties, verdict), expected(R"(
    S - S A A A A
    S - S A A A A
    S S S A A A A
    A A A A A A A
    w A A A A A A
    A A A A A A A
    w A A A b A b)"));
  EXPECT_EQ(verdict.seki_liberties.count(), 2);
  EXPECT_TRUE(verdict.dame.empty());
}

const Given kOneEyeEach(R"(
  . X . O . O X
  X X X O O O X
  O O O X X X X
  O O O X X X X
  O . O X X X X
  O O O X X X X
  O . O X . X .)");

TEST(CustomaryTest, Eyes_in_a_seki_count_only_where_the_rules_count_them) {
  EXPECT_EQ(letters(kOneEyeEach, kOneEyeEach.counted()).substr(0, 14), "- S - S - S A\n");
  EXPECT_EQ(letters(kOneEyeEach, kOneEyeEach.counted(terms_of("chinese"))).substr(0, 14),
            "b S - S w S A\n");
}

TEST(CustomaryTest, A_life_group_is_split_where_only_a_part_is_in_seki) {
  life::Life life = kOneEyeEach.life();
  life::Group white = life.groups.front();
  white.color = board::Color::White;
  white.points = {};
  std::vector<life::Group> groups;
  for (const life::Group& group : life.groups) {
    if (group.color == board::Color::White) {
      white.points |= group.points;
    } else {
      groups.push_back(group);
    }
  }
  groups.push_back(white);
  life.groups = groups;
  const Verdict verdict = count(kOneEyeEach.position(), {}, life, Reading::Customary);
  EXPECT_EQ(verdict.life.groups.size(), groups.size() + 1);
  EXPECT_EQ(letters(kOneEyeEach, verdict), letters(kOneEyeEach, kOneEyeEach.counted()));
}

TEST(CustomaryTest, A_gap_in_the_border_is_named) {
  const Given given(R"(
    . . X . O . .
    . . X . O . .
    X X X . O O O
    . . . . . . .
    . . X . O . .
    . . X . O . .
    . . X . O . .)");
  const Verdict verdict = given.counted();
  EXPECT_FALSE(verdict.finished);
  EXPECT_TRUE(has_note(verdict, NoteKind::OpenBorder));
}

TEST(CustomaryTest, Open_space_is_no_dame_and_makes_no_seki) {
  const Given given(R"(
    . . . . . . .
    . X . . . O .
    . . . . . . .)");
  const Verdict verdict = given.counted();
  EXPECT_FALSE(verdict.finished);
  EXPECT_TRUE(verdict.dame.empty());
  EXPECT_EQ(letters(given, verdict).find('S'), std::string::npos);
}

TEST(CustomaryTest, An_empty_board_is_even) {
  const Given given(". .\n. .");
  const Verdict verdict = given.counted();
  EXPECT_EQ(result_text(verdict.outcome), "0");
  EXPECT_TRUE(verdict.life.groups.empty());
}

TEST(CustomaryTest, A_corridor_where_neither_side_gains_is_no_gap) {
  const Given given(R"(
    . X . . O .
    X X X O O O
    . X X O . O)");
  EXPECT_TRUE(given.counted().finished);
}

TEST(CustomaryTest, A_corridor_where_a_push_gains_is_a_gap) {
  const Given given(R"(
    . X . . . O .
    X X X X X O O
    . X . X X O .)");
  EXPECT_FALSE(given.counted().finished);
}

// With a open White can connect when Black cuts at G7; once it is filled that puts everything into
// atari.
TEST(CustomaryTest, Protection_that_filling_makes_necessary_is_found_by_reading) {
  const Given given(R"(
    . X X O . . .
    . . X O O . .
    X . X X O O .
    X X O X X O .
    X O O a X X O
    X O O O O O .
    X X O X O . .
    O O X X X O O
    O X X X . X X
    O O X X . X X
    . O O X X . X
    O . O X . X X
    . O O X X X X)");
  const Verdict verdict = given.counted();
  ASSERT_EQ(verdict.teire.size(), 1U);
  EXPECT_EQ(verdict.teire.front().color, board::Color::White);
  EXPECT_EQ(board::vertex(given.setup.size, verdict.teire.front().point), "G8");
}

// White at F7 would kill once the neutral points are filled; but at D3 or E3
// Black joins his stones to the living ones below, and White cannot take both.
TEST(CustomaryTest, Land_needs_no_protection_where_its_owner_joins_at_a_neutral_point) {
  const Given given(R"(
    . O O X . . X X O .
    O O X X X . X O O .
    . O O X X X O O . .
    O O O O . X X . O .
    O O O O O . . O O O
    X X X X X X X X O .
    . X . X X X X X O O)");
  EXPECT_TRUE(given.counted().teire.empty());
}

// The same without the stones to join.
TEST(CustomaryTest, Land_needs_protection_where_its_owner_has_nothing_to_join) {
  const Given given(R"(
    . O O X . . X X O .
    O O X X X . X O O .
    . O O X X X O O . .
    O O O O . X X . O .
    O O O O O . . O O O
    O O O O O O O O O .
    . O . O O O O O O O)");
  const Verdict verdict = given.counted();
  ASSERT_EQ(verdict.teire.size(), 1U);
  EXPECT_EQ(board::vertex(given.setup.size, verdict.teire.front().point), "F7");
}

TEST(CustomaryTest, An_undecided_group_leaves_the_result_open) {
  const Given given(R"(
    . X . X O . O
    X X X X O O O)");
  life::Life life = given.life();
  life.groups.front().status = life::Status::Undecided;
  life.groups.front().saving_moves = {{2}};
  const Verdict verdict = count(given.position(), {}, life, Reading::Customary);
  EXPECT_FALSE(verdict.finished);
  EXPECT_EQ(result_text(verdict.outcome), "?");
  EXPECT_TRUE(has_note(verdict, NoteKind::MoveDecides));
}

TEST(CustomaryTest, Protection_that_life_and_death_found_is_counted) {
  const Given given(R"(
    . . X O . .
    X X X O O O
    . X . O . O)");
  life::Life life = given.life();
  life.teire = {{board::Color::Black, {0}}};
  const Verdict verdict = count(given.position(), {}, life, Reading::Customary);
  EXPECT_EQ(verdict.owner[0], Owner::Neutral);
  EXPECT_EQ(verdict.teire.size(), 1U);
}

}  // namespace
}  // namespace shinpan::count
