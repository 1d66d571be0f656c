#include "shinpan/life/adjudicate.hpp"

#include "support/board_picture.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace shinpan::life {
namespace {

using board::Color;
using board::Point;
using board::PointSet;
using support::at;
using support::Picture;

constexpr Limits kLimits{.milliseconds = 0, .nodes = 200'000};

Life judged(const Picture& p, Reading reading, const Agreement& agreement = {}) {
  return adjudicate(p.position(), *rules::preset("japanese-1989"), agreement, reading, kLimits);
}

const Group& group_at(const Picture& p, const Life& life, std::string_view vertex) {
  return life.group_of(at(p.size(), vertex));
}

PointSet points(const Picture& p, std::initializer_list<std::string_view> vertices) {
  PointSet out;
  for (const std::string_view vertex : vertices) {
    out.insert(at(p.size(), vertex));
  }
  return out;
}

// A row for each rank: a status for every stone (A alive, S seki, D dead, ? undecided), '.' for
// empty points.
std::string statuses(const Picture& p, const Life& life) {
  std::string out;
  for (int row = 0; row < p.size().rows; ++row) {
    for (int col = 0; col < p.size().cols; ++col) {
      const Point point = board::point_at(p.size(), col, row);
      out +=
          p.board().is_empty(point) ? '.' : "ASD?"[static_cast<int>(life.group_of(point).status)];
    }
    out += '\n';
  }
  return out;
}

void expect_every_stone_in_one_group(const Picture& p, const Life& life) {
  PointSet seen;
  for (const Group& group : life.groups) {
    EXPECT_FALSE(seen.intersects(group.points));
    seen |= group.points;
    EXPECT_TRUE(p.board().stones(group.color).includes(group.points));
    EXPECT_EQ(group.confidence == 1000, group.basis != Basis::Estimate);
  }
  EXPECT_EQ(seen, p.board().stones(Color::Black) | p.board().stones(Color::White));
}

// White lives by two eyes, Black is captured inside.
constexpr const char* kDeadInside = R"(
    . O . O .
    O O O O O
    X . O . .
    . . O O O
    . . O . O)";

TEST(AdjudicateTest, An_empty_board_has_no_groups) {
  const Life life = judged(Picture(". . .\n. . .\n. . ."), Reading::Strict);
  EXPECT_TRUE(life.groups.empty());
}

TEST(AdjudicateTest, Two_eyes_live_and_what_they_enclose_is_dead) {
  const Picture p(R"(
    . O . O .
    O O O O O
    X . X . .
    O O O O O
    . O . O .)");
  const Life life = judged(p, Reading::Strict);
  expect_every_stone_in_one_group(p, life);
  EXPECT_EQ(group_at(p, life, "B5").status, Status::Alive);
  EXPECT_EQ(group_at(p, life, "B5").basis, Basis::TwoEyes);
  EXPECT_EQ(group_at(p, life, "B5").clause, Clause::Uncapturable);
  for (const std::string_view vertex : {"A3", "C3"}) {
    EXPECT_EQ(group_at(p, life, vertex).status, Status::Dead);
    EXPECT_EQ(group_at(p, life, vertex).reason, Reason::InsideLivingArea);
  }
}

// One eye each and a liberty that neither can fill: where disputes are played out as well.
TEST(AdjudicateTest, A_seki_with_one_eye_each_is_proved_under_area_rules) {
  const Picture p(R"(
    . X . O . O X
    X X X O O O X
    O O O X X X X
    O O O X X X X
    O . O X X X X
    O O O X X X X
    O . O X . X .)");
  for (const char* id : {"chinese", "aga", "japanese-1989"}) {
    for (const Reading reading : {Reading::Customary, Reading::Strict}) {
      const Life life = adjudicate(p.position(), *rules::preset(id), {}, reading, kLimits);
      for (const char* stone : {"B7", "D7"}) {
        EXPECT_NE(group_at(p, life, stone).status, Status::Dead) << id << ' ' << stone;
        EXPECT_EQ(group_at(p, life, stone).basis, Basis::Search) << id << ' ' << stone;
      }
    }
  }
}

TEST(AdjudicateTest, A_direct_ko_leaves_both_sides_dead) {
  // Official reference figure 9.
  const Picture p(R"(
    X O . X O
    . X X X O
    X X O O O
    O O O O O
    O O . O .)");
  const Life life = judged(p, Reading::Strict);
  expect_every_stone_in_one_group(p, life);
  EXPECT_EQ(statuses(p, life),
            "DD.DA\n"
            ".DDDA\n"
            "DDAAA\n"
            "AAAAA\n"
            "AA.A.\n");
  EXPECT_EQ(group_at(p, life, "B5").basis, Basis::Search);
}

TEST(AdjudicateTest, A_stone_that_is_won_back_by_a_snapback_lives) {
  // Official reference figure 7, first diagram.
  const Picture p(R"(
    O . O O
    X X O O
    O O O O
    O . O .)");
  const Life life = judged(p, Reading::Strict);
  EXPECT_EQ(group_at(p, life, "A4").status, Status::Alive);
  EXPECT_EQ(group_at(p, life, "A4").clause, Clause::Capturable1);
  EXPECT_EQ(group_at(p, life, "A3").status, Status::Dead);
  EXPECT_EQ(group_at(p, life, "A3").clause, Clause::Captured);
}

TEST(AdjudicateTest, Three_points_without_capturing_is_alive_on_both_sides) {
  // Official life-and-death example 1: the lone stone lives by stones beyond its own point.
  const Picture p(R"(
    . X X O O .
    O X X O O O
    X O O O O .
    X X X O O O
    X X X X X X
    X X X . X .)");
  const Life life = judged(p, Reading::Strict);
  EXPECT_EQ(group_at(p, life, "B6").clause, Clause::Capturable1);
  EXPECT_EQ(group_at(p, life, "A5").clause, Clause::Capturable2);
  for (const Group& group : life.groups) {
    EXPECT_NE(group.status, Status::Dead);
  }
}

TEST(AdjudicateTest, A_seki_of_two_shared_liberties_is_captured_by_nobody) {
  const Picture p(R"(
    X . O X X X X
    X . O X X X X
    X X O X X X X
    O O X X X X X
    . O X X X X X
    O O X X X X X
    . O X X . X .)");
  const Life life = judged(p, Reading::Strict);
  EXPECT_EQ(group_at(p, life, "A7").clause, Clause::Uncapturable);
  EXPECT_EQ(group_at(p, life, "C7").clause, Clause::Uncapturable);
}

TEST(AdjudicateTest, Stones_agreed_dead_say_nothing_of_their_neighbours) {
  const Picture p(R"(
    X . X . .
    . . . . .
    O O O O O
    . O . O .)");
  const Life life = judged(p, Reading::Customary, {points(p, {"A4"}), {}});
  expect_every_stone_in_one_group(p, life);
  EXPECT_EQ(group_at(p, life, "A4").status, Status::Dead);
  EXPECT_EQ(group_at(p, life, "A4").basis, Basis::Agreement);
  EXPECT_EQ(group_at(p, life, "A4").reason, Reason::Agreed);
  EXPECT_EQ(group_at(p, life, "A4").points, points(p, {"A4"}));
  EXPECT_NE(group_at(p, life, "C4").basis, Basis::Agreement);
}

TEST(AdjudicateTest, One_agreed_stone_speaks_for_its_whole_chain) {
  const Picture p(R"(
    X X . X .
    . X . . .
    O O O O O
    . O . O .)");
  for (const std::string_view vertex : {"A4", "B4", "B3"}) {
    const Life life = judged(p, Reading::Customary, {points(p, {vertex}), {}});
    EXPECT_EQ(group_at(p, life, "A4").points, points(p, {"A4", "B4", "B3"}));
    EXPECT_EQ(group_at(p, life, "A4").status, Status::Dead);
  }
}

TEST(AdjudicateTest, What_is_agreed_dead_is_looked_at_as_taken_off) {
  const Picture p(R"(
    . X . . O X
    O O O O O X
    X X X X X X
    . X . X . X)");
  EXPECT_EQ(group_at(p, judged(p, Reading::Strict), "A3").status, Status::Dead);
  const Life life = judged(p, Reading::Strict, {points(p, {"B4"}), {}});
  EXPECT_EQ(group_at(p, life, "A3").status, Status::Alive) << "four points in a row";
  EXPECT_EQ(group_at(p, life, "A3").clause, Clause::Uncapturable);
  EXPECT_EQ(group_at(p, life, "B4").status, Status::Dead);
}

TEST(AdjudicateTest, Stones_agreed_alive_are_never_captured) {
  const Picture p(R"(
    . X O . O
    X X O O O
    O O O . O)");
  EXPECT_EQ(group_at(p, judged(p, Reading::Strict), "A2").status, Status::Dead);
  for (const Reading reading : {Reading::Strict, Reading::Customary}) {
    const Life life = judged(p, reading, {{}, points(p, {"B3"})});
    expect_every_stone_in_one_group(p, life);
    EXPECT_EQ(group_at(p, life, "A2").status, Status::Alive);
    EXPECT_EQ(group_at(p, life, "A2").basis, Basis::Agreement);
    EXPECT_EQ(group_at(p, life, "C3").basis, Basis::TwoEyes);
  }
}

// No proof may lean on the agreement: what it makes alive is estimated.
TEST(AdjudicateTest, A_chain_agreed_alive_saves_the_stone_that_can_join_it) {
  const Picture p(R"(
    O X . X . .
    O . X X X .
    O O O O O O
    . O . O . O)");
  EXPECT_EQ(group_at(p, judged(p, Reading::Strict), "B4").status, Status::Dead);
  const Life life = judged(p, Reading::Strict, {{}, points(p, {"C3"})});
  EXPECT_EQ(group_at(p, life, "D4").basis, Basis::Agreement);
  EXPECT_EQ(group_at(p, life, "B4").status, Status::Alive);
  EXPECT_EQ(group_at(p, life, "B4").basis, Basis::Estimate);
}

TEST(AdjudicateTest, By_the_letter_of_Tromp_Taylor_every_stone_lives) {
  const Picture p(kDeadInside);
  const rules::Ruleset rules = *rules::preset("tromp-taylor");
  ASSERT_EQ(rules.settlement, rules::Settlement::NothingDead);
  for (const Reading reading : {Reading::Strict, Reading::Customary}) {
    const Life life = adjudicate(p.position(), rules, {}, reading, kLimits);
    expect_every_stone_in_one_group(p, life);
    for (const Group& group : life.groups) {
      EXPECT_EQ(group.status, Status::Alive);
      EXPECT_EQ(group.basis, Basis::Letter);
      EXPECT_EQ(group.reason, Reason::EveryStoneCounts);
    }
  }
}

// Much is left to search for.
constexpr const char* kUnfinished = R"(
    . . X . . O .
    . X X O O O .
    . . X O . . .
    X X . X O . .
    . . X X O O .
    . O . X X O .
    . . . . X O .)";

TEST(AdjudicateTest, The_same_question_gets_the_same_answer) {
  const Picture p(kUnfinished);
  for (const Reading reading : {Reading::Strict, Reading::Customary}) {
    const Limits limits{.milliseconds = 0, .nodes = 3'000};
    const rules::Ruleset rules = *rules::preset("japanese-1989");
    const Life one = adjudicate(p.position(), rules, {}, reading, limits);
    const Life other = adjudicate(p.position(), rules, {}, reading, limits);
    EXPECT_EQ(statuses(p, one), statuses(p, other));
    EXPECT_EQ(one.nodes, other.nodes);
    expect_every_stone_in_one_group(p, one);
  }
}

TEST(AdjudicateTest, The_limit_of_nodes_is_kept) {
  const Picture p(R"(
    . X X O O .
    O X X O O O
    X O O O O .
    X X X O O O
    X X X X X X
    X X X . X .)");
  const Life life = adjudicate(p.position(),
                               *rules::preset("japanese-1989"),
                               {},
                               Reading::Strict,
                               Limits{.milliseconds = 0, .nodes = 10});
  EXPECT_LE(life.nodes, 10U);
  EXPECT_TRUE(life.limit_reached);
  expect_every_stone_in_one_group(p, life);
}

TEST(AdjudicateTest, A_search_that_is_to_stop_ends_soon) {
  const Picture p(kUnfinished);
  for (const Reading reading : {Reading::Strict, Reading::Customary}) {
    for (const int at : {1, 2, 5}) {
      int asked = 0;
      const Stop stop = [&] { return ++asked >= at; };
      Limits limits = kLimits;
      limits.stop = &stop;
      const Life life =
          adjudicate(p.position(), *rules::preset("japanese-1989"), {}, reading, limits);
      EXPECT_GE(asked, at);
      EXPECT_LT(life.nodes, 64U * static_cast<unsigned>(at) + 1);
      expect_every_stone_in_one_group(p, life);
    }
  }
}

// A chain agreed alive is never taken, so no plan may lean on taking it.
TEST(AdjudicateTest, A_plan_does_not_touch_what_is_agreed_alive) {
  const Picture p(R"(
    . O . . . X . . .
    X X X X X X . . .
    O O O O O O . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)");
  const Life free = judged(p, Reading::Strict);
  EXPECT_EQ(group_at(p, free, "A7").basis, Basis::Search);
  EXPECT_EQ(group_at(p, free, "A7").status, Status::Alive);
  Agreement agreement;
  agreement.alive = points(p, {"B8"});
  const Life agreed = judged(p, Reading::Strict, agreement);
  EXPECT_EQ(group_at(p, agreed, "A7").basis, Basis::Estimate);
}

}  // namespace
}  // namespace shinpan::life
