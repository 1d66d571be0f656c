#include "match_support.hpp"

// What ends a match besides the count, what the referee may do, and the clocks of a match.
namespace shinpan::referee {
namespace {

constexpr const char* kFinished = R"(
  . . X O . . .
  . . X O . . .
  . . X O . . .)";

Match timed(const TimeSystem& system) {
  MatchTerms terms = terms_of("japanese");
  terms.time = {system, system};
  return Match(support::Picture(kFinished).position(), terms);
}

TEST(RulingsTest, Each_ending_has_its_winner) {
  const std::pair<Action, const char*> kEndings[] = {{Resign{B}, "W+R"},
                                                     {Resign{W}, "B+R"},
                                                     {Forfeit{B}, "W+F"},
                                                     {Award{B}, "B+"},
                                                     {Annul{}, "void"}};
  for (const auto& [action, result] : kEndings) {
    Match match = match_of(kFinished, "japanese");
    happen(match, action);
    EXPECT_EQ(result_of(match), result);
    EXPECT_EQ(match.phase(), Phase::Over);
    EXPECT_FALSE(match.verdict());
  }
}

TEST(RulingsTest, A_player_may_resign_at_any_stage_before_the_result) {
  Match match = match_of(kFinished, "japanese");
  pass_twice(match);
  Match confirming = match;
  happen(confirming, AskConfirmation{B, at(match, "C1")});
  happen(confirming, Resign{W});
  EXPECT_EQ(result_of(confirming), "B+R");
  EXPECT_EQ(confirming.trials().size(), 1U);
  both_claim(match);
  both_agree_to_end(match);
  happen(match, Resign{W});
  EXPECT_EQ(result_of(match), "B+R");
}

TEST(RulingsTest, The_referee_decides_a_dispute_and_ends_the_game) {
  Match match = match_of(kFinished, "japanese");
  pass_twice(match);
  happen(match, ClaimAll{B, match.board().stones(W)});
  happen(match, ClaimAll{W});
  EXPECT_EQ(tried(match, CallEnd{}), "status-open");
  happen(match, Decide{at(match, "D1"), ChainStatus::Alive});
  happen(match, CallEnd{});
  happen(match, CallResult{});
  EXPECT_EQ(result_of(match), "W+9.5");
}

TEST(RulingsTest, Penalty_points_are_taken_off_and_ask_for_a_new_confirmation) {
  Match match = match_of(kFinished, "japanese");
  EXPECT_EQ(tried(match, Penalize{W, {}}), "no-penalty");
  EXPECT_EQ(tried(match, Penalize{W, rules::HalfPoints{-2}}), "no-penalty");
  EXPECT_EQ(tried(match, Penalize{W, kMostPenalty + rules::HalfPoints{1}}), "no-penalty");
  happen(match, Penalize{W, rules::HalfPoints::points(2)});
  pass_twice(match);
  both_claim(match);
  both_agree_to_end(match);
  happen(match, ConfirmResult{B});
  happen(match, Penalize{W, rules::HalfPoints{1}});
  happen(match, ConfirmResult{W});
  EXPECT_EQ(match.phase(), Phase::Ended);
  happen(match, ConfirmResult{B});
  EXPECT_EQ(match.verdict()->side[1].penalty, rules::HalfPoints{5});
  EXPECT_EQ(result_of(match), "W+7");
}

TEST(RulingsTest, The_clock_of_the_side_to_move_runs_and_stops_with_the_game) {
  Match match = timed(Absolute{10000});
  happen(match, Pass{B}, 4000);
  EXPECT_EQ(match.clock(B).left().main, 6000);
  EXPECT_EQ(match.clock_at(W, 5000).left().main, 9000);
  EXPECT_EQ(match.clock_at(B, 5000).left().main, 6000);
  EXPECT_EQ(tried(match, Pass{W}, 3999), "time-backwards");
  happen(match, Pass{W}, 7000);
  EXPECT_EQ(match.clock(W).left().main, 7000);
  happen(match, ClaimAll{B}, 100000);
  happen(match, AskResumption{B}, 200000);
  EXPECT_EQ(match.clock_at(W, 201000).left().main, 6000) << "it runs again";
  happen(match, Play{W, at(match, "A1")}, 201000);
  EXPECT_EQ(match.clock(W).left().main, 6000);
}

TEST(RulingsTest, A_late_move_is_refused_and_the_time_claimed) {
  Match match = timed(Absolute{10000});
  EXPECT_EQ(tried(match, TimeUp{B}, 9999), "time-not-up");
  EXPECT_EQ(tried(match, TimeUp{W}, 10000), "time-not-up");
  EXPECT_EQ(tried(match, Pass{B}, 10000), "time-is-up");
  EXPECT_TRUE(match.events().empty());
  happen(match, TimeUp{B}, 10000);
  EXPECT_EQ(result_of(match), "W+T");
  EXPECT_TRUE(match.clock(B).is_out());
}

TEST(RulingsTest, Each_move_gives_what_its_system_gives) {
  Match match = timed(Fischer{10000, 5000});
  happen(match, Pass{B}, 1000);
  EXPECT_EQ(match.clock(B).left().main, 14000);
  Match byoyomi = timed(Byoyomi{0, 30000, 2});
  happen(byoyomi, Play{B, at(match, "A1")}, 29999);
  EXPECT_EQ(byoyomi.clock(B).left(), (TimeLeft{0, 30000, 2}));
}

TEST(RulingsTest, Overtime_bought_with_points_is_in_the_count) {
  Match match = timed(ing_overtime(60000));
  happen(match, Pass{B}, 71000);
  happen(match, Pass{W}, 72000);
  EXPECT_EQ(match.penalty(B), rules::HalfPoints::points(4));
  EXPECT_EQ(tried(match, ClaimAll{B}, 0), "time-backwards");
  happen(match, ClaimAll{B}, 73000);
  happen(match, ClaimAll{W}, 73000);
  happen(match, AgreeEnd{B}, 73000);
  happen(match, AgreeEnd{W}, 73000);
  EXPECT_EQ(match.verdict()->side[0].penalty, rules::HalfPoints::points(4));
  EXPECT_EQ(count::result_text(match.verdict()->outcome), "W+13.5");
}

}  // namespace
}  // namespace shinpan::referee
