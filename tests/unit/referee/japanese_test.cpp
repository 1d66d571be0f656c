#include "match_support.hpp"
#include "shinpan/referee/suggestion.hpp"

// The procedure of the Japanese rules of 1989, article by article.
namespace shinpan::referee {
namespace {

using support::drawn;

constexpr const char* kFinished = R"(
  . . X O . . .
  . O X O . . .
  . . X O . X .
  . . X O . . .
  . . X O . . .)";

// D3 and D1 are dame.
constexpr const char* kTwoDame = R"(
  . . X . O . .
  . . X X O . .
  . . X . O . .)";

Match stopped(const char* picture) {
  Match match = match_of(picture, "japanese");
  pass_twice(match);
  return match;
}

board::PointSet two_dead(const Match& match) {
  board::PointSet out;
  out.insert(at(match, "B4"));
  out.insert(at(match, "F3"));
  return out;
}

TEST(JapaneseProcedureTest, Article_9_1_two_passes_in_a_row_stop_the_game) {
  Match match = match_of(kFinished, "japanese");
  happen(match, Pass{B});
  EXPECT_EQ(match.phase(), Phase::Play);
  play(match, W, "A1");
  happen(match, Pass{B});
  EXPECT_EQ(match.phase(), Phase::Play);
  happen(match, Pass{W});
  EXPECT_EQ(match.phase(), Phase::Stopped);
  EXPECT_EQ(tried(match, Play{B, at(match, "A3")}), "wrong-phase");
}

TEST(JapaneseProcedureTest, Article_9_2_both_agree_chain_by_chain_and_the_board_is_counted) {
  Match match = stopped(kFinished);
  EXPECT_EQ(tried(match, AgreeEnd{B}), "status-open");
  for (const board::Color by : board::kColors) {
    happen(match, Claim{by, at(match, "B4"), ChainStatus::Dead});
    happen(match, Claim{by, at(match, "C3"), ChainStatus::Alive});
    happen(match, Claim{by, at(match, "D3"), ChainStatus::Alive});
  }
  EXPECT_EQ(match.open_stones().count(), 1);
  EXPECT_EQ(tried(match, AgreeEnd{B}), "status-open");
  happen(match, Claim{W, at(match, "F3"), ChainStatus::Dead});
  happen(match, Claim{B, at(match, "F3"), ChainStatus::Dead});
  happen(match, AgreeEnd{B});
  EXPECT_EQ(tried(match, AgreeEnd{B}), "already-said");
  happen(match, AgreeEnd{W});
  EXPECT_EQ(match.phase(), Phase::Ended);
  const count::Verdict verdict = match.verdict().value();
  EXPECT_EQ(verdict.side[0].total, rules::HalfPoints::points(11));
  EXPECT_EQ(verdict.side[1].total, rules::HalfPoints{45});
  happen(match, ConfirmResult{W});
  EXPECT_EQ(result_of(match), "none");
  happen(match, ConfirmResult{B});
  EXPECT_EQ(result_of(match), "W+11.5");
  EXPECT_EQ(tried(match, Resign{B}), "match-over");
}

TEST(JapaneseProcedureTest, The_agreed_board_is_counted_as_the_judge_counts_it) {
  Match match = stopped(kFinished);
  life::Agreement agreement;
  agreement.dead = two_dead(match);
  agreement.alive = match.board().stones(B) | match.board().stones(W);
  agreement.alive -= agreement.dead;
  const count::Verdict judged = count::judge(
      match.game().position(), match.count_terms(), agreement, count::Reading::Customary, {});
  both_claim(match, two_dead(match));
  both_agree_to_end(match);
  EXPECT_EQ(match.verdict()->side, judged.side);
  EXPECT_EQ(match.verdict()->owner, judged.owner);
  EXPECT_EQ(match.verdict()->outcome, judged.outcome);
}

TEST(JapaneseProcedureTest, A_new_claim_takes_the_agreement_to_end_back) {
  Match match = stopped(kFinished);
  both_claim(match, two_dead(match));
  happen(match, AgreeEnd{B});
  happen(match, Claim{W, at(match, "F3"), ChainStatus::Alive});
  EXPECT_FALSE(match.end_agreed().given(B));
  EXPECT_EQ(match.claims().disputed().count(), 1);
  EXPECT_EQ(tried(match, AgreeEnd{B}), "status-open");
}

TEST(JapaneseProcedureTest, Article_9_3_the_opponent_of_the_one_who_asks_moves_first) {
  for (const board::Color asker : board::kColors) {
    Match match = stopped(kFinished);
    happen(match, ClaimAll{B});
    EXPECT_EQ(tried(match, AskResumption{asker, asker}), "wrong-first-move");
    happen(match, AskResumption{asker});
    EXPECT_EQ(match.phase(), Phase::Play);
    EXPECT_EQ(match.to_move(), opposite(asker));
    EXPECT_TRUE(match.claims().spoken(B).empty());
    EXPECT_EQ(tried(match, Play{asker, at(match, "A1")}), "illegal-move");
    happen(match, Pass{opposite(asker)});
    EXPECT_EQ(match.phase(), Phase::Play) << "passes before the resumption do not count";
    play(match, asker, "A1");
    EXPECT_EQ(match.to_move(), opposite(asker));
  }
}

TEST(JapaneseProcedureTest, Article_9_dame_are_filled_without_turns_and_then_nothing_is_resumed) {
  MatchTerms terms = terms_of("japanese");
  terms.reading = count::Reading::Strict;
  Match match(support::Picture(kTwoDame).position(), terms);
  pass_twice(match);
  EXPECT_EQ(tried(match, AgreeFilling{B}), "status-open");
  both_claim(match);
  Match unfilled = match;
  both_agree_to_end(unfilled);
  EXPECT_EQ(unfilled.verdict()->side[0].territory, rules::HalfPoints{}) << "Article 8: all in seki";

  happen(match, AgreeFilling{B});
  EXPECT_EQ(tried(match, AgreeFilling{B}), "already-said");
  happen(match, AgreeFilling{W});
  EXPECT_EQ(match.phase(), Phase::Filling);
  happen(match, Fill{W, at(match, "D3")});
  happen(match, Fill{W, at(match, "D1")});
  happen(match, AgreeEnd{W});
  EXPECT_EQ(tried(match, AskResumption{B}), "wrong-phase");
  happen(match, Fill{B, at(match, "A1")});
  EXPECT_FALSE(match.end_agreed().given(W)) << "the board has changed";
  both_agree_to_end(match);
  EXPECT_EQ(match.game().moves().size(), 2U) << "the filling is no move";
  EXPECT_EQ(match.verdict()->side[0].territory, rules::HalfPoints::points(5));
  EXPECT_EQ(match.verdict()->side[1].territory, rules::HalfPoints::points(6));
}

TEST(JapaneseProcedureTest, Article_7_hypothetical_play_leaves_the_board_and_the_score_alone) {
  const char* const kKo = R"(
    . X O .
    X O . O
    . X O .)";
  Match match = stopped(kKo);
  const std::string before = drawn(match.board());
  happen(match, AskConfirmation{W, at(match, "B2")});
  EXPECT_EQ(match.to_move(), B) << "the opponent of the chain moves first";
  EXPECT_EQ(tried(match, Play{W, at(match, "A1")}), "illegal-move");
  play(match, B, "C2");
  EXPECT_NE(drawn(match.board()), before);
  EXPECT_EQ(tried(match, Play{W, at(match, "B2")}), "illegal-move") << "no pass for this ko yet";
  EXPECT_EQ(tried(match, Pass{W, at(match, "A1")}), "no-such-ko");
  happen(match, Pass{W, at(match, "B2")});
  happen(match, Pass{B});
  play(match, W, "B2");
  play(match, B, "A1");
  happen(match, EndConfirmation{B});
  EXPECT_EQ(match.phase(), Phase::Stopped);
  EXPECT_EQ(drawn(match.board()), before);
  EXPECT_EQ(match.game().captured(W), 0);
  EXPECT_EQ(match.passes(B), 1);
  ASSERT_EQ(match.trials().size(), 1U);
  EXPECT_TRUE(match.trials()[0].taken);
  EXPECT_EQ(match.trials()[0].line.size(), 5U);
  EXPECT_TRUE(match.trials()[0].line[1].for_ko);
  EXPECT_EQ(match.open_stones().count(), 7) << "what was tried is no agreement";
}

TEST(JapaneseProcedureTest, A_plain_pass_lifts_no_ko_ban) {
  Match match = stopped(R"(
    . X O .
    X O . O
    . X O .)");
  happen(match, AskConfirmation{W, at(match, "B2")});
  play(match, B, "C2");
  happen(match, Pass{W});
  happen(match, Pass{B});
  EXPECT_EQ(tried(match, Play{W, at(match, "B2")}), "illegal-move");
}

TEST(JapaneseProcedureTest, Article_12_a_repetition_ends_the_game_when_both_agree) {
  const char* const kTripleKo = R"(
    O O O O O O O
    O X O . O . O
    X . X O X O X
    X X X X X X X
    O O O O O O O
    O O O O O O O
    O O O O . O .)";
  const std::pair<board::Color, const char*> kCycle[] = {
      {B, "D6"}, {W, "B5"}, {B, "F6"}, {W, "D5"}, {B, "B6"}, {W, "F5"}};
  Match match = match_of(kTripleKo, "japanese");
  EXPECT_EQ(tried(match, AgreeNoResult{B}), "no-repetition");
  for (const auto& [color, vertex] : kCycle) {
    EXPECT_FALSE(match.no_result_offered());
    play(match, color, vertex);
  }
  const rules::Repetition met = match.no_result_offered().value();
  EXPECT_EQ(met.since_move, 0U);
  EXPECT_EQ(met.black_lost, met.white_lost);
  happen(match, AgreeNoResult{B});
  EXPECT_EQ(tried(match, AgreeNoResult{B}), "already-said");
  play(match, B, "D6");
  EXPECT_FALSE(match.no_result_agreed().given(B)) << "who plays on takes the offer back";
  happen(match, AgreeNoResult{W});
  happen(match, AgreeNoResult{B});
  EXPECT_EQ(result_of(match), "void");
}

TEST(JapaneseProcedureTest, Article_13_both_lose_by_an_effective_move_or_a_displaced_stone) {
  Match match = match_of(kFinished, "japanese");
  EXPECT_EQ(tried(match, DeclareBothLose{BothLoseCause::EffectiveMove}), "wrong-phase");
  Match displaced = match;
  happen(displaced, DeclareBothLose{BothLoseCause::DisplacedStone});
  EXPECT_EQ(result_of(displaced), "both-lose");
  EXPECT_EQ(sgf_result(*displaced.result()), "Void");
  pass_twice(match);
  EXPECT_EQ(tried(match, DeclareBothLose{BothLoseCause::DisplacedStone}), "wrong-phase");
  happen(match, DeclareBothLose{BothLoseCause::EffectiveMove});
  EXPECT_EQ(result_of(match), "both-lose");
  EXPECT_EQ(match.result()->winner, std::nullopt);
}

TEST(JapaneseProcedureTest, The_engine_proposes_what_the_players_may_claim) {
  Match match = match_of(kFinished, "japanese");
  EXPECT_FALSE(suggested(match, {}).has_value());
  pass_twice(match);
  const Suggestion suggestion = suggested(match, {0, 1000, 1}).value();
  EXPECT_EQ(suggestion.dead, two_dead(match));
  both_claim(match, suggestion.dead);
  both_agree_to_end(match);
  EXPECT_EQ(match.verdict()->side, suggestion.verdict.side);
}

TEST(JapaneseProcedureTest, What_is_agreed_already_stands_in_the_proposal) {
  Match match = stopped(kFinished);
  for (const board::Color by : board::kColors) {
    happen(match, Claim{by, at(match, "F3"), ChainStatus::Alive});
  }
  const Suggestion suggestion = suggested(match, {0, 1000, 1}).value();
  EXPECT_FALSE(suggestion.dead.contains(at(match, "F3")));
}

}  // namespace
}  // namespace shinpan::referee
