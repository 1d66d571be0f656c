#include "shinpan/life/search/solver.hpp"

#include "shinpan/base/random.hpp"
#include "shinpan/life/japanese/goals.hpp"
#include "shinpan/life/search/goals.hpp"
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

// X and O stand in the area that is searched, '.' are its empty points; x and o are walls that
// cannot be captured, and an underscore is an empty point outside.
class Problem {
 public:
  explicit Problem(std::string_view text) : marked_(text), board_(marked_.size()) {
    std::string stones(text);
    for (char& c : stones) {
      c = c == 'x' ? 'X' : c == 'o' ? 'O' : c == '_' ? '.' : c;
    }
    board_ = Picture(stones).board();
    walls_ = {marked_.points_marked('x'), marked_.points_marked('o')};
    area_ = marked_.points_marked('X') | marked_.points_marked('O') | marked_.points_marked('.');
  }

  // Whether the opponent of the chain's owner can take it.
  [[nodiscard]] Answer capture(std::string_view target, Color first) const {
    const Point stone = at(board_.size(), target);
    CaptureGoal goal(board_.geometry(), opposite(color_of(board_.at(stone))), stone, area_, walls_);
    Solver solver(goal);
    PlayState state(board_, first, KoRule::PassForIt);
    Budget budget(300'000, 0);
    const Answer answer = solver.solve(state, budget);
    EXPECT_EQ(state.depth(), 0U);
    EXPECT_TRUE(same_stones(state.board(), board_));
    return answer;
  }

  // The same so that the owner never gets a new uncapturable stone on the points of the chain.
  [[nodiscard]] Answer clean_capture(std::string_view target) const {
    const Point stone = at(board_.size(), target);
    const Color attacker = opposite(color_of(board_.at(stone)));
    Budget budget(300'000, 0);
    Capturing capturing(attacker, area_, walls_, budget);
    CleanCaptureGoal goal(
        board_.geometry(), attacker, stone, board_.chain(stone), area_, walls_, capturing);
    Solver solver(goal);
    PlayState state(board_, attacker, KoRule::PassForIt);
    state.watch(board_.chain(stone));
    const Answer answer = solver.solve(state, budget);
    EXPECT_FALSE(goal.unsure());
    return answer;
  }

  [[nodiscard]] const board::Board& board() const { return board_; }

  [[nodiscard]] const PointSet& area() const { return area_; }

  [[nodiscard]] const Walls& walls() const { return walls_; }

 private:
  Picture marked_;
  board::Board board_;
  Walls walls_;
  PointSet area_;
};

TEST(SolverTest, A_ladder_ends_at_the_edge) {
  const Problem ladder(R"(
    . x . . .
    x O . . .
    x . . . .
    . . . . .
    . . . . .)");
  EXPECT_EQ(ladder.capture("B4", Color::Black), Answer::Forced);
}

TEST(SolverTest, A_ladder_with_a_stone_in_its_way_fails) {
  const Problem ladder(R"(
    . x . . .
    x O . . .
    x . o . .
    . . . . .
    . . . . .)");
  EXPECT_EQ(ladder.capture("B4", Color::Black), Answer::Prevented);
}

TEST(SolverTest, Two_eyes_are_not_taken) {
  const Problem p(R"(
    . X . X o
    X X X X o
    o o o o o
    _ o _ o _)");
  EXPECT_EQ(p.capture("B4", Color::White), Answer::Prevented);
}

TEST(SolverTest, One_eye_is_taken) {
  const Problem p(R"(
    . X o _
    X X o o
    o o o _)");
  EXPECT_EQ(p.capture("A2", Color::White), Answer::Forced);
  EXPECT_EQ(p.capture("A2", Color::Black), Answer::Forced);
}

TEST(SolverTest, Three_points_in_a_row_are_taken_by_the_one_who_is_first) {
  const Problem p(R"(
    . . . X o _
    X X X X o o
    o o o o o _)");
  EXPECT_EQ(p.capture("A2", Color::White), Answer::Forced);
  EXPECT_EQ(p.capture("A2", Color::Black), Answer::Prevented);
}

TEST(SolverTest, Four_points_in_a_row_live) {
  const Problem p(R"(
    . . . . X o _
    X X X X X o o
    o o o o o o _)");
  EXPECT_EQ(p.capture("A2", Color::White), Answer::Prevented);
}

TEST(SolverTest, The_square_is_taken_even_when_its_owner_begins) {
  const Problem p(R"(
    . . X o _
    . . X o o
    X X X o _
    o o o o o)");
  EXPECT_EQ(p.capture("C4", Color::White), Answer::Forced);
  EXPECT_EQ(p.capture("C4", Color::Black), Answer::Forced);
}

TEST(SolverTest, In_a_seki_of_two_shared_liberties_neither_side_is_taken) {
  const Problem p(R"(
    o X . O x
    o X . O x
    o X X O x
    o o o x x
    _ _ _ _ _)");
  EXPECT_EQ(p.capture("B5", Color::White), Answer::Prevented);
  EXPECT_EQ(p.capture("D5", Color::Black), Answer::Prevented);
}

TEST(SolverTest, One_shared_liberty_belongs_to_the_one_who_is_first) {
  const Problem p(R"(
    o X . O x
    o X X O x
    o o o x x
    _ _ _ _ _)");
  EXPECT_EQ(p.capture("B4", Color::White), Answer::Forced);
  EXPECT_EQ(p.capture("B4", Color::Black), Answer::Prevented);
  EXPECT_EQ(p.capture("D4", Color::Black), Answer::Forced);
}

TEST(SolverTest, A_direct_ko_kills_both_sides) {
  // Official reference figure 9: whoever is first takes, and the other must pass before retaking.
  const Problem p(R"(
    X O . X o
    . X X X o
    X X o o o
    o o o o o
    o o _ o _)");
  EXPECT_EQ(p.capture("D5", Color::White), Answer::Forced);
  EXPECT_EQ(p.capture("B5", Color::Black), Answer::Forced);
  EXPECT_EQ(p.clean_capture("D5"), Answer::Forced);
}

TEST(SolverTest, A_snapback_gives_the_stone_back) {
  // Official reference figure 7.
  const Problem p(R"(
    O . o o
    X X o o
    o o o o
    o _ o _)");
  EXPECT_EQ(p.capture("A4", Color::Black), Answer::Forced);
  EXPECT_EQ(p.clean_capture("A4"), Answer::Prevented);
  EXPECT_EQ(p.capture("A3", Color::White), Answer::Forced);
  EXPECT_EQ(p.clean_capture("A3"), Answer::Forced);
}

TEST(SolverTest, Without_a_budget_nothing_is_known) {
  const Problem p(R"(
    . . . . X o _
    X X X X X o o
    o o o o o o _)");
  const Point stone = at(p.board().size(), "A2");
  CaptureGoal goal(p.board().geometry(), Color::White, stone, p.area(), p.walls());
  Solver solver(goal);
  PlayState state(p.board(), Color::White, KoRule::PassForIt);
  Budget small(5, 0);
  EXPECT_EQ(solver.solve(state, small), Answer::Unknown);
  EXPECT_TRUE(small.exhausted());
  EXPECT_EQ(state.depth(), 0U);
  Budget enough(300'000, 0);
  EXPECT_EQ(solver.solve(state, enough), Answer::Prevented) << "and it can go on from there";
}

TEST(SolverTest, A_small_table_changes_no_answer) {
  const Problem p(R"(
    . . . . X o _
    X X X X X o o
    o o o o o o _)");
  const Point stone = at(p.board().size(), "A2");
  CaptureGoal goal(p.board().geometry(), Color::White, stone, p.area(), p.walls());
  Solver solver(goal);
  PlayState state(p.board(), Color::White, KoRule::PassForIt);
  Budget budget(300'000, 0, 16);
  EXPECT_NE(solver.solve(state, budget), Answer::Forced);
}

TEST(SolverTest, A_line_begins_with_the_move_that_decides) {
  const Problem p(R"(
    . . . X o _
    X X X X o o
    o o o o o _)");
  const Point stone = at(p.board().size(), "A2");
  CaptureGoal goal(p.board().geometry(), Color::White, stone, p.area(), p.walls());
  Solver solver(goal);
  PlayState state(p.board(), Color::White, KoRule::PassForIt);
  Budget budget(10'000, 0);
  ASSERT_EQ(solver.solve(state, budget), Answer::Forced);
  const std::vector<Action> line = solver.line(state, 5);
  ASSERT_FALSE(line.empty());
  EXPECT_LE(line.size(), 5U);
  EXPECT_EQ(line.front(), (Action{Action::Kind::Play, at(p.board().size(), "B3")}));
  EXPECT_EQ(state.depth(), 0U);
}

// The walls stand free, so that the chain can be joined to its own.
constexpr const char* kOpenChains = R"(
    . . X . . O .
    . X O X O . .
    x x O . X X .
    x . O O . X o
    . X . . O . o
    . . X O . o o)";

TEST(GoalTest, What_is_seen_of_a_state_from_the_one_before_is_what_it_shows) {
  const Picture marked(kOpenChains);
  std::string stones(kOpenChains);
  for (char& c : stones) {
    c = c == 'x' ? 'X' : c == 'o' ? 'O' : c;
  }
  const board::Board board = Picture(stones).board();
  const Walls walls{marked.points_marked('x'), marked.points_marked('o')};
  const PointSet area = board.geometry().all - walls.both();
  const Point target = at(board.size(), "E4");
  for (const Color attacker : board::kColors) {
    CaptureGoal capture(board.geometry(), attacker, target, area, walls);
    KillGoal kill(board.geometry(), attacker, area, walls);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      base::Random random(seed);
      PlayState state(board, Color::Black, KoRule::PassForIt);
      for (int move = 0; move < 60; ++move) {
        std::vector<Action> actions;
        state.actions(area, actions);
        for (Goal* const goal : {static_cast<Goal*>(&capture), static_cast<Goal*>(&kill)}) {
          for (const Action& action : actions) {
            if (goal->look(state) != Outlook::Open) {
              continue;
            }
            const Glance foreseen = goal->look_behind(state, action);
            state.make(action);
            ASSERT_EQ(foreseen.outlook, goal->look(state));
            if (foreseen.outlook == Outlook::Open) {
              ASSERT_EQ(foreseen.distance, goal->distance(state));
            }
            state.undo();
          }
        }
        state.make(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
      }
    }
  }
}

}  // namespace
}  // namespace shinpan::life
