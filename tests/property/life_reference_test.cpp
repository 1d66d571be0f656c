#include "shinpan/base/random.hpp"
#include "shinpan/life/adjudicate.hpp"
#include "support/board_picture.hpp"
#include "support/reference_solver.hpp"
#include "support/trials.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

// The search of life/ against the whole graph of hypothetical play (support/reference_solver.hpp)
// on small random positions: whole boards, and corners between walls that cannot be captured.
//
// SHINPAN_REFERENCE_POSITIONS=20000 tries more of them and larger boards,
// SHINPAN_REFERENCE_SEED=7 others, SHINPAN_REFERENCE_NODES=200000 searches longer.
namespace shinpan::life {
namespace {

using base::Random;
using support::corner;
using support::kCorners;
using support::kLargeCorners;
using support::legal;
using support::number_from_environment;
using support::Trial;
using support::whole_board;

constexpr const char* kNames[] = {
    "uncapturable", "capturable-1", "capturable-2", "dead", "too large"};

// What the library says of a chain, in the words of the reference; TooLarge where it has no proof.
reference::Verdict verdict_of(const Group& group) {
  if (group.basis == Basis::Estimate || group.status == Status::Undecided) {
    return reference::Verdict::TooLarge;
  }
  switch (group.clause) {
    case Clause::Uncapturable:
      return reference::Verdict::Uncapturable;
    case Clause::Capturable1:
      return reference::Verdict::Capturable1;
    case Clause::Capturable2:
      return reference::Verdict::Capturable2;
    default:
      return group.status == Status::Dead ? reference::Verdict::Dead
                                          : reference::Verdict::Uncapturable;
  }
}

enum class Readings : std::uint8_t {
  One,
  Both,
};

// How a position is tried.
struct Asking {
  std::uint64_t seed;
  std::uint64_t nodes;  // that the library may search
  Readings readings;
};

struct Counts {
  int positions = 0;
  std::array<int, 4> compared{};  // chains, by verdict of the reference
  int undecided = 0;
  int too_large = 0;
  int different = 0;
  int other_reading = 0;  // chains whose verdict changes if only the stone just played is asked
  double seconds_reference = 0;
  double seconds_library = 0;
};

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void compare(const Trial& trial, reference::Solver& solver, const Asking& asking, Counts& counts) {
  const support::Picture picture(trial.picture());
  ++counts.positions;
  const auto library_started = std::chrono::steady_clock::now();
  const Life life = adjudicate(picture.position(),
                               *rules::preset("japanese-1989"),
                               {},
                               Reading::Strict,
                               Limits{.milliseconds = 0, .nodes = asking.nodes});
  counts.seconds_library += seconds_since(library_started);
  const auto reference_started = std::chrono::steady_clock::now();
  for (const board::Point root : picture.board().roots()) {
    const int stone = root.index;
    if (std::find(trial.closed.begin(), trial.closed.end(), stone) != trial.closed.end()) {
      continue;
    }
    const reference::Verdict ours = verdict_of(life.group_of(root));
    if (ours == reference::Verdict::TooLarge) {
      ++counts.undecided;
      continue;
    }
    const reference::Verdict theirs = solver.verdict(trial.stones, stone);
    if (theirs == reference::Verdict::TooLarge) {
      ++counts.too_large;
      continue;
    }
    ++counts.compared[static_cast<std::size_t>(theirs)];
    if (asking.readings == Readings::Both) {
      const reference::Verdict letter =
          solver.verdict(trial.stones, stone, reference::Asked::StoneJustPlayed);
      counts.other_reading += letter != theirs ? 1 : 0;
    }
    if (ours != theirs) {
      ++counts.different;
      ADD_FAILURE() << "seed " << asking.seed << ", the chain of "
                    << board::vertex(picture.size(), root) << " is "
                    << kNames[static_cast<int>(theirs)] << ", not "
                    << kNames[static_cast<int>(ours)] << " (basis "
                    << static_cast<int>(life.group_of(root).basis) << ")\n"
                    << trial.picture();
    }
  }
  counts.seconds_reference += seconds_since(reference_started);
}

void report(const char* name, const Counts& counts, std::uint64_t first_seed) {
  std::printf(
      "%s: seeds from %llu, %d positions; chains compared: %d uncapturable, %d capturable-1, "
      "%d capturable-2, %d dead; %d different, %d undecided, %d too large; "
      "%d hang on which stones are asked; %.1f s here, %.1f s in the reference\n",
      name,
      static_cast<unsigned long long>(first_seed),
      counts.positions,
      counts.compared[0],
      counts.compared[1],
      counts.compared[2],
      counts.compared[3],
      counts.different,
      counts.undecided,
      counts.too_large,
      counts.other_reading,
      counts.seconds_library,
      counts.seconds_reference);
}

class LifeReferenceTest : public testing::Test {
 protected:
  // How many positions of a kind, where an ordinary run has so many.
  [[nodiscard]] std::uint64_t positions(std::uint64_t ordinary) const {
    return asked_ == 0 ? ordinary : asked_;
  }

  // The same of the nodes that the library may search for a position.
  [[nodiscard]] std::uint64_t nodes(std::uint64_t ordinary) const {
    return nodes_ == 0 ? ordinary : nodes_;
  }

  [[nodiscard]] bool long_run() const { return asked_ != 0; }

  [[nodiscard]] Readings readings() const { return long_run() ? Readings::Both : Readings::One; }

  [[nodiscard]] std::uint64_t first_seed() const { return first_seed_; }

  struct WholeBoards {
    int cols;
    int rows;
    std::uint64_t ordinary_positions;
    std::uint64_t ordinary_nodes;
  };

  // All positions of one board share one graph.
  void compare_whole_boards(const WholeBoards& boards) {
    reference::Solver solver(reference::Rules(boards.cols, boards.rows), 4'000'000);
    solver.add_every_position();
    Counts counts;
    const std::uint64_t end = first_seed() + positions(boards.ordinary_positions);
    for (std::uint64_t seed = first_seed(); seed < end; ++seed) {
      Random random(seed);
      compare(legal([&] { return whole_board(random, boards.cols, boards.rows); }),
              solver,
              {seed, nodes(boards.ordinary_nodes), readings()},
              counts);
    }
    const std::string name = std::to_string(boards.cols) + "x" + std::to_string(boards.rows);
    report(name.c_str(), counts, first_seed());
  }

 private:
  std::uint64_t asked_ = number_from_environment("SHINPAN_REFERENCE_POSITIONS", 0);
  std::uint64_t nodes_ = number_from_environment("SHINPAN_REFERENCE_NODES", 0);
  std::uint64_t first_seed_ = number_from_environment("SHINPAN_REFERENCE_SEED", 1);
};

TEST_F(LifeReferenceTest, Chains_on_2x4_are_what_the_whole_graph_says) {
  compare_whole_boards({4, 2, 80, 5'000});
}

TEST_F(LifeReferenceTest, Chains_on_3x3_are_what_the_whole_graph_says) {
  compare_whole_boards({3, 3, 60, 5'000});
}

TEST_F(LifeReferenceTest, Chains_on_larger_boards_are_what_the_whole_graph_says) {
  if (!long_run()) {
    GTEST_SKIP() << "with SHINPAN_REFERENCE_POSITIONS only";
  }
  compare_whole_boards({5, 2, 0, 50'000});
  compare_whole_boards({4, 3, 0, 50'000});
}

// The definition asks whether a new stone is uncapturable when it is played; the library asks it of
// every new stone whenever the opponent is to move. A long run counts where that matters.
TEST_F(LifeReferenceTest, Chains_in_walled_corners_are_what_the_whole_graph_says) {
  Counts counts;
  for (std::uint64_t seed = first_seed(); seed < first_seed() + positions(400); ++seed) {
    Random random(seed);
    const Trial trial = legal([&] { return corner(random, kCorners, 50); });
    reference::Solver solver(reference::Rules(trial.cols, trial.rows, trial.closed), 300'000);
    compare(trial, solver, {seed, nodes(20'000), readings()}, counts);
  }
  report("corners", counts, first_seed());
}

TEST_F(LifeReferenceTest, Chains_in_larger_corners_are_what_the_whole_graph_says) {
  if (!long_run()) {
    GTEST_SKIP() << "with SHINPAN_REFERENCE_POSITIONS only";
  }
  Counts counts;
  for (std::uint64_t seed = first_seed(); seed < first_seed() + positions(0); ++seed) {
    Random random(seed);
    const Trial trial = legal([&] { return corner(random, kLargeCorners, 20); });
    reference::Solver solver(reference::Rules(trial.cols, trial.rows, trial.closed), 300'000);
    compare(trial, solver, {seed, nodes(200'000), readings()}, counts);
  }
  report("larger corners", counts, first_seed());
}

}  // namespace
}  // namespace shinpan::life
