#include "shinpan/referee/trial_answer.hpp"

#include "match_support.hpp"

#include <random>

// The engine as either side of hypothetical play.
namespace shinpan::referee {
namespace {

constexpr life::Limits kLimits{0, 200000, 1};

// Bent four in the corner: White's D6 group is dead as it stands, for a ko is retaken only after a
// pass for it (Article 7.2).
constexpr const char* kBentFour = R"(
  X X . O X X .
  X O O O X X X
  . O O X X X X
  O O X X X X .
  X X X X X X X
  X X X . X X .)";

Match asked_about(const char* picture, const char* stone) {
  Match match = match_of(picture, "japanese");
  pass_twice(match);
  happen(match, AskConfirmation{W, at(match, stone)});
  return match;
}

// What a side may do, all of it.
std::vector<Action> allowed(const Match& match) {
  const HypotheticalPlay& play = *match.confirmation();
  const board::Color by = play.to_move();
  std::vector<Action> out{Pass{by}};
  for (const board::Point p : play.board().geometry().all) {
    if (play.may_pass_for(p)) {
      out.emplace_back(Pass{by, p});
    }
    Match copy = match;
    if (!copy.apply({Play{by, p}})) {
      out.emplace_back(Play{by, p});
    }
  }
  return out;
}

TEST(TrialAnswerTest, There_is_none_outside_hypothetical_play) {
  Match match = match_of(kBentFour, "japanese");
  EXPECT_FALSE(trial_answer(match, kLimits));
  pass_twice(match);
  EXPECT_FALSE(trial_answer(match, kLimits));
}

// Whatever the other side does, a side that can force its will keeps it after each of its answers.
void keeps_its_way(const char* picture, const char* stone, board::Color sure_side, int games) {
  std::minstd_rand random(1);
  for (int game = 0; game < games; ++game) {
    Match match = asked_about(picture, stone);
    for (int action = 0; action < 12; ++action) {
      if (match.to_move() == sure_side) {
        const std::optional<TrialAnswer> answer = trial_answer(match, kLimits);
        ASSERT_TRUE(answer);
        std::string line;
        for (const life::LineMove& m : match.confirmation()->trial().line) {
          line += m.move.kind == rules::Move::Kind::Play
                      ? board::vertex(match.board().size(), m.move.point) + " "
                  : m.for_ko ? "pass:" + board::vertex(match.board().size(), m.ko) + " "
                             : "pass ";
        }
        ASSERT_TRUE(answer->sure) << "game " << game << ", after " << line;
        happen(match, answer->action);
      } else {
        const std::vector<Action> all = allowed(match);
        happen(match, all[random() % all.size()]);
      }
    }
  }
}

TEST(TrialAnswerTest, A_bent_four_is_killed_whatever_its_owner_does) {
  keeps_its_way(kBentFour, "D6", B, 1);
}

TEST(TrialAnswerTest, Against_a_proof_the_other_side_plays_on_and_says_so) {
  Match match = asked_about(kBentFour, "D6");
  const std::optional<TrialAnswer> first = trial_answer(match, kLimits);
  ASSERT_TRUE(first && first->sure);
  happen(match, first->action);
  const std::optional<TrialAnswer> second = trial_answer(match, kLimits);
  ASSERT_TRUE(second);
  EXPECT_FALSE(second->sure);
  happen(match, second->action);
}

TEST(TrialAnswerTest, Two_eyes_are_held) {
  keeps_its_way(R"(
    . O . O X . .
    O O O O X . .
    X X X X X . .)",
                "A2",
                W,
                4);
}

// Taking the three stones lets a new stone stay (Article 7.1, clause 2): their owner has his way.
TEST(TrialAnswerTest, A_snapback_keeps_stones_alive_that_can_be_taken) {
  keeps_its_way(R"(
    . O X X . O O
    O O X O O O .
    X X X O . O O
    . X O O O O .)",
                "C3",
                B,
                4);
}

TEST(TrialAnswerTest, A_stone_in_an_eye_is_taken) {
  Match match = asked_about(R"(
    . . .
    X X X
    O O .)",
                            "A1");
  const std::optional<TrialAnswer> answer = trial_answer(match, kLimits);
  ASSERT_TRUE(answer);
  EXPECT_TRUE(answer->sure);
  happen(match, answer->action);
  EXPECT_TRUE(match.confirmation()->trial().taken);
}

// What bounds the corner lives no more once its owner fills its eyes.
TEST(TrialAnswerTest, A_play_elsewhere_that_weakens_the_surroundings_leaves_no_proof) {
  Match match = asked_about(kBentFour, "D6");
  for (const char* const eye : {"G6", "G3"}) {
    happen(match, Play{B, at(match, eye)});
    happen(match, Pass{W});
    EXPECT_TRUE(trial_answer(match, kLimits)->sure);
  }
  happen(match, Play{B, at(match, "G1")});
  happen(match, Pass{W});
  EXPECT_FALSE(trial_answer(match, kLimits)->sure);
}

}  // namespace
}  // namespace shinpan::referee
