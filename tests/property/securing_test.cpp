#include "shinpan/life/static/benson.hpp"
#include "shinpan/life/zone/secure.hpp"
#include "support/reference_solver.hpp"
#include "support/trials.hpp"
#include "verify/verify.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>

// What life/zone calls secured, on small random positions, against the whole graph of hypothetical
// play and against the checker: every chain settled is what the graph says, and its proof is
// accepted. Damaged proofs are refused or still say what is true.
//
// SHINPAN_SECURING_POSITIONS=5000 tries more, SHINPAN_SECURING_SEED=7 others.
namespace shinpan::life {
namespace {

using support::corner;
using support::kCorners;
using support::legal;
using support::number_from_environment;
using support::Picture;
using support::Random;
using support::Trial;
using support::whole_board;

constexpr SecuringSize kSize{4, 2000, true};

// A position with nothing settled but what securing settles.
struct Secured {
  explicit Secured(const Picture& picture) : board(picture.board()), findings(board) {
    proof.size = picture.size();
    for (const board::Point p : board.geometry().all) {
      proof.stones.push_back(board.at(p));
    }
    const auto living = [&](board::Color color) {
      return unconditional_life(board, color, SelfCapture::Forbidden).stones;
    };
    std::array<board::PointSet, 2> alive{living(board::Color::Black), living(board::Color::White)};
    Budget budget(0, 0);
    const board::PointSet none;
    const SecuringTask task{findings, alive, none, kSize, budget, &proof};
    secure_chains(task);
    secure_areas(task);
  }

  [[nodiscard]] std::string text() const {
    return proof::header_text() + proof::to_text(proof, "a position");
  }

  board::Board board;
  Findings findings;
  proof::Proof proof;
};

// The whole graph for a trial; boards without closed points share theirs.
class Truth {
 public:
  reference::Verdict verdict(const Trial& trial, int stone) {
    auto& solver = trial.closed.empty() ? whole_[{trial.cols, trial.rows}] : walled_;
    if (!trial.closed.empty() || !solver) {
      solver = std::make_unique<reference::Solver>(
          reference::Rules(trial.cols, trial.rows, trial.closed), 4'000'000);
      if (trial.closed.empty()) {
        solver->add_every_position();
      }
    }
    return solver->verdict(trial.stones, stone);
  }

 private:
  std::map<std::pair<int, int>, std::unique_ptr<reference::Solver>> whole_;
  std::unique_ptr<reference::Solver> walled_;
};

Trial trial_of(std::uint64_t seed) {
  Random random(seed);
  switch (seed % 3) {
    case 0:
      return legal([&] { return whole_board(random, 4, 2); });
    case 1:
      return legal([&] { return whole_board(random, 3, 3); });
    default:
      return legal([&] { return corner(random, kCorners, 50); });
  }
}

class SecuringTest : public testing::Test {
 protected:
  std::uint64_t first_seed_ = number_from_environment("SHINPAN_SECURING_SEED", 1);
  std::uint64_t positions_ = number_from_environment("SHINPAN_SECURING_POSITIONS", 120);
};

TEST_F(SecuringTest, What_is_secured_is_what_the_whole_graph_says_and_has_its_proof) {
  Truth truth;
  int alive = 0;
  int dead = 0;
  for (std::uint64_t seed = first_seed_; seed < first_seed_ + positions_; ++seed) {
    const Trial trial = trial_of(seed);
    const Picture picture(trial.picture());
    const Secured secured(picture);
    std::size_t settled = 0;
    for (const board::Point root : secured.board.roots()) {
      const bool is_wall =
          std::find(trial.closed.begin(), trial.closed.end(), root.index) != trial.closed.end();
      if (!secured.findings.has(root)) {
        continue;
      }
      ++settled;
      if (is_wall) {
        continue;
      }
      const bool lives = secured.findings.at(root).status == Status::Alive;
      (lives ? alive : dead) += 1;
      EXPECT_EQ(truth.verdict(trial, root.index),
                lives ? reference::Verdict::Uncapturable : reference::Verdict::Dead)
          << "seed " << seed << ", " << board::vertex(picture.size(), root) << '\n'
          << trial.picture();
    }
    if (settled == 0) {
      continue;
    }
    const verify::Report report = verify::verify(secured.text());
    ASSERT_EQ(report.error, "") << secured.text();
    EXPECT_EQ(report.positions.front().statuses.size(), settled);
    for (const verify::CheckedStatus& status : report.positions.front().statuses) {
      EXPECT_EQ(status.refusal, "") << status.point << '\n' << secured.text();
    }
  }
  EXPECT_GT(alive, 0);
  EXPECT_GT(dead, 0);
  std::printf("seeds from %llu, %llu positions: %d chains secured, %d dead inside\n",
              static_cast<unsigned long long>(first_seed_),
              static_cast<unsigned long long>(positions_),
              alive,
              dead);
}

// Another point, or one word less: what is left is refused, or the graph agrees with it.
std::string damaged(std::string text, Random& random, board::Size size) {
  const std::size_t body = text.find("claim");
  std::size_t at = body + random.below(static_cast<std::uint32_t>(text.size() - body));
  at = text.find_first_of(" \n", at);
  if (at == std::string::npos || at + 1 >= text.size()) {
    return text;
  }
  const std::size_t end = std::min(text.find_first_of(" \n", at + 1), text.size());
  std::string other = " ";
  if (random.below(2) == 0) {
    const board::Point p{
        static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(size.area())))};
    other += board::vertex(size, p);
  }
  return text.replace(at, end - at, other);
}

TEST_F(SecuringTest, A_damaged_plan_is_refused_or_says_what_is_true) {
  Truth truth;
  int refused = 0;
  int unreadable = 0;
  int true_still = 0;
  for (std::uint64_t seed = first_seed_; seed < first_seed_ + 2 * positions_; ++seed) {
    const Trial trial = trial_of(seed % 3 == 2 ? seed + 1 : seed);
    const Picture picture(trial.picture());
    const Secured secured(picture);
    if (secured.proof.statuses.empty()) {
      continue;
    }
    Random random(seed + 0x9e3779b9U);
    const verify::Report report = verify::verify(damaged(secured.text(), random, picture.size()));
    unreadable += report.error.empty() ? 0 : 1;
    for (const verify::CheckedPosition& position : report.positions) {
      for (const verify::CheckedStatus& status : position.statuses) {
        if (!status.refusal.empty()) {
          ++refused;
          continue;
        }
        ++true_still;
        const auto stone = board::parse_vertex(picture.size(), status.point);
        ASSERT_TRUE(stone.has_value());
        EXPECT_EQ(truth.verdict(trial, stone->index),
                  status.status == "dead captured" ? reference::Verdict::Dead
                                                   : reference::Verdict::Uncapturable)
            << status.point << '\n'
            << trial.picture();
      }
    }
  }
  EXPECT_GT(refused, 0);
  EXPECT_GT(true_still, 0);
  std::printf(
      "%d statuses refused, %d still true, %d texts unreadable\n", refused, true_still, unreadable);
}

}  // namespace
}  // namespace shinpan::life
