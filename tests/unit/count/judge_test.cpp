#include "given.hpp"

#include <gtest/gtest.h>

// What nobody plays out is judged by hypothetical play all the same.
namespace shinpan::count {
namespace {

using life::Status;

constexpr life::Limits kLimits{0, 3000000, 1};

Verdict judged(const char* picture, std::string_view rules, const life::Limits& limits = kLimits) {
  return judge(support::Picture(picture).position(board::Color::Black),
               terms_of(rules),
               {},
               Reading::Customary,
               limits);
}

const life::Group& group_at(const Verdict& verdict, const char* picture, std::string_view vertex) {
  return verdict.life.group_of(support::at(support::Picture(picture).size(), vertex));
}

constexpr const char* kWalled = R"(
  X X . O X X
  X O O O X X
  . O O X X X
  O O X X X X
  X X X X X X
  X X X . X .)";

// The same corner in a game: no chain around it lives unconditionally.
constexpr const char* kInAGame = R"(
  X X . O X . . . .
  X O O O X . X . .
  . O O X X . . . .
  O O X X . . X . .
  X X X . . X . . .
  . . . X X X X X X
  X X X X O O O O O
  O O O O O . . O .
  . . . . . . O . .)";

constexpr const char* kSeki = R"(
  X . O X X X X
  X . O X X X X
  X X O X X X X
  O O X X X X X
  . O X X X X X
  O O X X X X X
  . O X X . X .)";

TEST(JudgeTest, A_bent_four_in_the_corner_is_dead_and_proved_so) {
  for (const char* const rules : {"japanese", "chinese"}) {
    const Verdict verdict = judged(kWalled, rules);
    const life::Group& corner = group_at(verdict, kWalled, "D6");
    EXPECT_EQ(corner.status, Status::Dead) << rules;
    EXPECT_EQ(corner.basis, life::Basis::Search) << rules;
    EXPECT_EQ(group_at(verdict, kWalled, "A6").status, Status::Alive) << rules;
    EXPECT_TRUE(verdict.seki_liberties.empty()) << rules;
  }
}

TEST(JudgeTest, A_bent_four_in_a_game_is_read_out) {
  const Verdict verdict = judged(kInAGame, "japanese");
  const life::Group& corner = group_at(verdict, kInAGame, "D9");
  EXPECT_EQ(corner.status, Status::Dead);
  EXPECT_EQ(corner.reason, life::Reason::ReadAround);
  EXPECT_LT(corner.confidence, 1000);
  EXPECT_FALSE(corner.line.empty());
  EXPECT_EQ(result_text(verdict.outcome), "B+30");
}

TEST(JudgeTest, A_seki_stays_one) {
  const Verdict verdict = judged(kSeki, "japanese");
  EXPECT_EQ(group_at(verdict, kSeki, "A7").status, Status::Seki);
  EXPECT_EQ(group_at(verdict, kSeki, "C7").status, Status::Seki);
}

TEST(JudgeTest, Without_nodes_left_the_estimate_stands) {
  const Verdict verdict = judged(kWalled, "japanese", {0, 10, 1});
  EXPECT_NE(group_at(verdict, kWalled, "D6").basis, life::Basis::Search);
}

}  // namespace
}  // namespace shinpan::count
