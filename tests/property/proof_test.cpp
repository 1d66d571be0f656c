#include "shinpan/life/adjudicate.hpp"
#include "support/final_positions.hpp"
#include "support/reference_solver.hpp"
#include "support/trials.hpp"
#include "verify/verify.hpp"

#include <gtest/gtest.h>

#include <cstdio>
#include <map>
#include <memory>
#include <sstream>

// Proofs as the checker sees them (src/verify): every one that is written is accepted and leaves no
// proved chain out; one that has been damaged is refused, or what it still says is true.
//
// SHINPAN_PROOF_POSITIONS=5000 and SHINPAN_PROOF_DAMAGES=10000 try more, SHINPAN_PROOF_SEED=7
// others.
namespace shinpan::life {
namespace {

using support::legal;
using support::number_from_environment;
using support::Random;
using support::Trial;

constexpr std::uint64_t kNodes = 20'000;

Life judged(const support::Picture& picture) {
  return adjudicate(picture.position(),
                    *rules::preset("japanese-1989"),
                    {},
                    Reading::Strict,
                    Limits{.milliseconds = 0, .nodes = kNodes},
                    Proofs::Written);
}

std::string proof_text(const Life& life) {
  return proof::header_text() + proof::to_text(*life.proof, "a position");
}

int proved_chains(const support::Picture& picture, const Life& life) {
  int count = 0;
  for (const board::Point root : picture.board().roots()) {
    const Basis basis = life.group_of(root).basis;
    count += basis == Basis::TwoEyes || basis == Basis::Search ? 1 : 0;
  }
  return count;
}

class ProofTest : public testing::Test {
 protected:
  std::uint64_t first_seed_ = number_from_environment("SHINPAN_PROOF_SEED", 1);
  std::uint64_t positions_ = number_from_environment("SHINPAN_PROOF_POSITIONS", 150);
  std::uint64_t damages_ = number_from_environment("SHINPAN_PROOF_DAMAGES", 600);

  static Trial trial(std::uint64_t seed) {
    Random random(seed);
    switch (seed % 3) {
      case 0:
        return legal([&] { return support::whole_board(random, 4, 2); });
      case 1:
        return legal([&] { return support::whole_board(random, 3, 3); });
      default:
        return legal([&] { return support::corner(random, support::kCorners, 50); });
    }
  }
};

TEST_F(ProofTest, Every_proof_is_accepted_and_leaves_no_proved_chain_out) {
  std::size_t statuses = 0;
  std::size_t bytes = 0;
  for (std::uint64_t seed = first_seed_; seed < first_seed_ + positions_; ++seed) {
    const support::Picture picture(trial(seed).picture());
    const Life life = judged(picture);
    const std::string text = proof_text(life);
    const verify::Report report = verify::verify(text);
    if (life.proof->statuses.empty()) {
      EXPECT_EQ(proved_chains(picture, life), 0) << text;
      EXPECT_NE(report.error, "") << "the checker is to say that nothing is stated";
      continue;
    }
    ASSERT_EQ(report.error, "") << text;
    ASSERT_EQ(report.positions.size(), 1U);
    const verify::CheckedPosition& checked = report.positions.front();
    EXPECT_EQ(static_cast<int>(checked.statuses.size()), proved_chains(picture, life)) << text;
    for (const verify::CheckedStatus& status : checked.statuses) {
      EXPECT_EQ(status.refusal, "") << status.status << ' ' << status.point << '\n' << text;
    }
    statuses += checked.statuses.size();
    bytes += text.size();
  }
  std::printf("seeds from %llu, %llu positions: %zu statuses, %zu bytes of proof\n",
              static_cast<unsigned long long>(first_seed_),
              static_cast<unsigned long long>(positions_),
              statuses,
              bytes);
}

TEST_F(ProofTest, Proofs_of_real_positions_are_accepted) {
  const std::vector<support::FinalPosition> positions = support::final_positions();
  ASSERT_EQ(positions.size(), 300U);
  for (std::size_t i = 0; i < positions.size(); i += 12) {
    const auto position = rules::Position::from(positions[i].setup);
    ASSERT_TRUE(position.has_value());
    const Life life = adjudicate(*position,
                                 *rules::preset("japanese-1989"),
                                 {},
                                 Reading::Customary,
                                 Limits{.milliseconds = 0},
                                 Proofs::Written);
    if (life.proof->statuses.empty()) {
      continue;
    }
    const verify::Report report = verify::verify(proof_text(life));
    ASSERT_EQ(report.error, "") << positions[i].name;
    for (const verify::CheckedStatus& status : report.positions.front().statuses) {
      EXPECT_EQ(status.refusal, "") << positions[i].name << ' ' << status.point;
    }
  }
}

// Text as words and line ends, so that damage meets what means something.
std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> out;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    for (std::string word; words >> word;) {
      out.push_back(word);
    }
    out.emplace_back("\n");
  }
  return out;
}

std::string joined(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) {
    out += word + (word == "\n" ? "" : " ");
  }
  return out;
}

// The text with one to three small changes behind its first line.
std::string damaged(const std::string& text, Random& random) {
  std::vector<std::string> words = words_of(text);
  const auto any = [&] { return 3 + random.below(static_cast<std::uint32_t>(words.size() - 4)); };
  for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes) {
    const std::size_t at = any();
    const std::size_t other = any();
    switch (random.below(5)) {
      case 0:
        words[at] = words[other];
        break;
      case 1:
        std::swap(words[at], words[other]);
        break;
      case 2:
        words.erase(words.begin() + static_cast<std::ptrdiff_t>(at));
        break;
      case 3:
        words.insert(words.begin() + static_cast<std::ptrdiff_t>(at), words[other]);
        break;
      default: {
        const std::string from = words[other];
        char& c = words[at][random.below(static_cast<std::uint32_t>(words[at].size()))];
        c = from[random.below(static_cast<std::uint32_t>(from.size()))];
        break;
      }
    }
  }
  return joined(words);
}

// Solvers that know every position of a small board.
class Truth {
 public:
  [[nodiscard]] bool knows(const verify::CheckedPosition& position) const {
    return position.width * position.height <= 9 && position.width >= position.height &&
           position.height > 1 && !position.is_ko_pass_any;
  }

  [[nodiscard]] bool holds(const verify::CheckedPosition& position,
                           const verify::CheckedStatus& status) {
    auto& solver = solvers_[{position.width, position.height}];
    if (!solver) {
      solver = std::make_unique<reference::Solver>(
          reference::Rules(position.width, position.height), 4'000'000);
      solver->add_every_position();
    }
    std::string stones;
    for (const std::string& row : position.rows) {
      stones += row;
    }
    const board::Size size{static_cast<std::uint8_t>(position.width),
                           static_cast<std::uint8_t>(position.height)};
    const int stone = board::parse_vertex(size, status.point)->index;
    static const std::map<std::string, reference::Verdict> kVerdicts = {
        {"alive uncapturable", reference::Verdict::Uncapturable},
        {"alive capturable-1", reference::Verdict::Capturable1},
        {"alive capturable-2", reference::Verdict::Capturable2},
        {"dead captured", reference::Verdict::Dead}};
    return solver->verdict(stones, stone) == kVerdicts.at(status.status);
  }

 private:
  std::map<std::pair<int, int>, std::unique_ptr<reference::Solver>> solvers_;
};

TEST_F(ProofTest, A_damaged_proof_is_refused_or_says_what_is_true) {
  Truth truth;
  int refused = 0;
  int unreadable = 0;
  int true_still = 0;
  int unknown = 0;
  for (std::uint64_t seed = first_seed_; seed < first_seed_ + damages_; ++seed) {
    const support::Picture picture(trial(seed % 3 == 2 ? seed + 1 : seed).picture());
    Random random(seed + 0x9e3779b9U);
    const std::string text = damaged(proof_text(judged(picture)), random);
    const verify::Report report = verify::verify(text);
    unreadable += report.error.empty() ? 0 : 1;
    for (const verify::CheckedPosition& position : report.positions) {
      for (const verify::CheckedStatus& status : position.statuses) {
        if (!status.refusal.empty()) {
          ++refused;
        } else if (!truth.knows(position)) {
          ++unknown;
        } else {
          ++true_still;
          EXPECT_TRUE(truth.holds(position, status))
              << "seed " << seed << ": " << status.status << ' ' << status.point << '\n'
              << text;
        }
      }
    }
  }
  std::printf(
      "seeds from %llu, %llu damaged proofs: %d unreadable; statuses: %d refused, %d true, %d on "
      "boards that the reference does not know\n",
      static_cast<unsigned long long>(first_seed_),
      static_cast<unsigned long long>(damages_),
      unreadable,
      refused,
      true_still,
      unknown);
  EXPECT_GT(refused, 0);
}

}  // namespace
}  // namespace shinpan::life
