#include "match_support.hpp"

// The procedures of rule sets that count area: AGA, Chinese, Ing, New Zealand, Tromp-Taylor.
namespace shinpan::referee {
namespace {

// Without its white stone Black would have 15 points, White 20.
constexpr const char* kDeadWhite = R"(
  . . X O . . .
  . O X O . . .
  . . X O . . .
  . . X O . . .
  . . X O . . .)";

board::PointSet the_dead(const Match& match) {
  board::PointSet out;
  out.insert(at(match, "B4"));
  return out;
}

TEST(AgaProcedureTest, Rule_10_who_passed_first_moves_first_after_a_dispute) {
  Match match = match_of(kDeadWhite, "aga");
  pass_twice(match);
  happen(match, Claim{B, at(match, "B4"), ChainStatus::Dead});
  happen(match, Claim{W, at(match, "B4"), ChainStatus::Alive});
  EXPECT_EQ(match.claims().disputed(), the_dead(match));
  EXPECT_EQ(tried(match, AskConfirmation{B, at(match, "B4")}), "not-in-this-procedure");
  happen(match, AskResumption{B});
  EXPECT_EQ(match.to_move(), B) << "White passed last";
  play(match, B, "A4");
  EXPECT_EQ(match.passes_in_a_row(), 0);
}

TEST(AgaProcedureTest, Rule_10_four_passes_in_a_row_leave_every_stone_alive) {
  Match match = match_of(kDeadWhite, "aga");
  pass_twice(match);
  happen(match, AskResumption{W});
  happen(match, Pass{B});
  EXPECT_EQ(match.phase(), Phase::Play);
  happen(match, Pass{W});
  EXPECT_EQ(match.phase(), Phase::Ended);
  const count::Verdict verdict = match.verdict().value();
  EXPECT_EQ(verdict.side[1].stones, rules::HalfPoints::points(6));
  EXPECT_EQ(verdict.side[0].territory, rules::HalfPoints{}) << "the white stone spoils it";
  EXPECT_EQ(verdict.side[1].territory, rules::HalfPoints::points(15));
}

TEST(AgaProcedureTest, A_move_after_the_resumption_starts_the_count_of_passes_anew) {
  Match match = match_of(kDeadWhite, "aga");
  pass_twice(match);
  happen(match, AskResumption{W});
  play(match, B, "A4");
  pass_twice(match);
  EXPECT_EQ(match.phase(), Phase::Stopped);
}

TEST(AgaProcedureTest, Rule_11_white_makes_the_last_pass) {
  Match black_first = match_of(kDeadWhite, "aga", B);
  pass_twice(black_first);
  both_claim(black_first, the_dead(black_first));
  both_agree_to_end(black_first);
  EXPECT_EQ(black_first.passes(W), 1);
  Match white_first = match_of(kDeadWhite, "aga", W);
  pass_twice(white_first);
  both_claim(white_first, the_dead(white_first));
  EXPECT_EQ(white_first.passes(W), 1);
  both_agree_to_end(white_first);
  EXPECT_EQ(white_first.passes(W), 2) << "one more stone is handed over";
  EXPECT_EQ(white_first.passes(B), 1);
}

// Pass stones make territory and area agree; the rule set may count either way.
TEST(AgaProcedureTest, Pass_stones_are_prisoners_where_territory_is_counted) {
  MatchTerms terms = terms_of("aga");
  terms.rules.scoring = rules::Scoring::Territory;
  for (const board::Color first : board::kColors) {
    Match match(support::Picture(kDeadWhite).position(first), terms);
    pass_twice(match);
    both_claim(match, the_dead(match));
    both_agree_to_end(match);
    const count::Verdict verdict = match.verdict().value();
    EXPECT_EQ(verdict.side[0].prisoners, rules::HalfPoints::points(first == B ? 1 : 2));
    EXPECT_EQ(verdict.side[1].prisoners, rules::HalfPoints::points(1));
  }
}

TEST(AgaProcedureTest, There_is_no_filling_without_turns_and_no_game_without_result) {
  Match match = match_of(kDeadWhite, "aga");
  EXPECT_EQ(tried(match, AgreeNoResult{B}), "not-in-this-procedure");
  EXPECT_EQ(tried(match, DeclareBothLose{BothLoseCause::DisplacedStone}), "not-in-this-procedure");
  pass_twice(match);
  both_claim(match);
  EXPECT_EQ(tried(match, AgreeFilling{B}), "not-in-this-procedure");
}

TEST(ChineseProcedureTest, The_agreed_board_is_counted_by_area) {
  Match match = match_of(kDeadWhite, "chinese");
  pass_twice(match);
  both_claim(match, the_dead(match));
  both_agree_to_end(match);
  happen(match, ConfirmResult{B});
  happen(match, ConfirmResult{W});
  EXPECT_EQ(result_of(match), "W+12.5");
}

TEST(ChineseProcedureTest, The_opponent_of_the_one_who_asks_moves_first) {
  Match match = match_of(kDeadWhite, "chinese");
  pass_twice(match);
  happen(match, AskResumption{B});
  EXPECT_EQ(match.to_move(), W);
  pass_twice(match);
  EXPECT_EQ(match.phase(), Phase::Stopped) << "four passes mean nothing here";
}

TEST(ChineseProcedureTest, A_repetition_is_the_referees_business_unless_it_is_forbidden) {
  const char* const kTripleKo = R"(
    O O O O O O O
    O X O . O . O
    X . X O X O X
    X X X X X X X
    O O O O O O O
    O O O O O O O
    O O O O . O .)";
  const std::pair<board::Color, const char*> kCycle[] = {
      {B, "D6"}, {W, "B5"}, {B, "F6"}, {W, "D5"}, {B, "B6"}};
  Match match = match_of(kTripleKo, "chinese");
  Match superko = match_of(kTripleKo, "chinese-ogs");
  for (const auto& [color, vertex] : kCycle) {
    play(match, color, vertex);
    play(superko, color, vertex);
  }
  EXPECT_EQ(tried(superko, Play{W, at(superko, "F5")}), "illegal-move");
  play(match, W, "F5");
  EXPECT_TRUE(match.no_result_offered());
  EXPECT_EQ(tried(match, AgreeNoResult{B}), "not-in-this-procedure");
  happen(match, Annul{});
  EXPECT_EQ(result_of(match), "void");
}

// A ban on repeated positions outlives the stop.
TEST(ChineseProcedureTest, Superko_remembers_the_positions_before_a_resumption) {
  Match match = match_of(R"(
    . X O .
    X O . O
    . X O .)",
                         "chinese-ogs");
  play(match, B, "C2");
  happen(match, Pass{W});
  happen(match, Pass{B});
  happen(match, AskResumption{B});
  EXPECT_EQ(match.to_move(), W);
  EXPECT_EQ(tried(match, Play{W, at(match, "B2")}), "illegal-move");
}

TEST(IngProcedureTest, Two_passes_stop_the_game_and_four_end_it) {
  Match match = match_of(kDeadWhite, "ing");
  pass_twice(match);
  EXPECT_EQ(match.phase(), Phase::Stopped);
  happen(match, AskResumption{B});
  EXPECT_EQ(match.to_move(), B);
  pass_twice(match);
  EXPECT_EQ(match.phase(), Phase::Ended);
  EXPECT_EQ(match.verdict()->side[1].stones, rules::HalfPoints::points(6));
}

TEST(NewZealandProcedureTest, The_players_agree_on_who_moves_next) {
  Match match = match_of(kDeadWhite, "new-zealand");
  pass_twice(match);
  EXPECT_EQ(tried(match, AnswerResumption{W, true}), "nothing-asked");
  happen(match, AskResumption{B, W});
  EXPECT_EQ(match.phase(), Phase::Stopped);
  EXPECT_EQ(tried(match, AnswerResumption{B, true}), "nothing-asked");
  happen(match, AnswerResumption{W, true});
  EXPECT_EQ(match.phase(), Phase::Play);
  EXPECT_EQ(match.to_move(), W);
}

TEST(NewZealandProcedureTest, Without_that_agreement_all_stones_stay) {
  Match match = match_of(kDeadWhite, "new-zealand");
  pass_twice(match);
  happen(match, ClaimAll{B, the_dead(match)});
  happen(match, AskResumption{B});
  EXPECT_EQ(match.asked_resumption()->first, B) << "whose turn it is";
  happen(match, AnswerResumption{W, false});
  EXPECT_EQ(match.phase(), Phase::Ended);
  EXPECT_EQ(match.verdict()->side[1].stones, rules::HalfPoints::points(6));
}

TEST(NewZealandProcedureTest, A_claim_takes_the_question_back) {
  Match match = match_of(kDeadWhite, "new-zealand");
  pass_twice(match);
  happen(match, AskResumption{B});
  happen(match, ClaimAll{W, the_dead(match)});
  EXPECT_EQ(tried(match, AnswerResumption{W, true}), "nothing-asked");
}

TEST(TrompTaylorProcedureTest, Rule_8_two_passes_end_the_game_with_every_stone_alive) {
  Match match = match_of(kDeadWhite, "tromp-taylor");
  pass_twice(match);
  EXPECT_EQ(match.phase(), Phase::Ended);
  happen(match, CallResult{});
  EXPECT_EQ(result_of(match), "W+23.5");
}

}  // namespace
}  // namespace shinpan::referee
