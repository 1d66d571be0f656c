#include "asking.hpp"
#include "shinpan/record/sgf_export.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace shinpan::gtp {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// Black has the left, White the right; on 5x5 nothing is left to play.
constexpr const char* kFinished =
    "boardsize 5\nkomi 0.5\n"
    "play b C1\nplay w D1\nplay b C2\nplay w D2\nplay b C3\nplay w D3\n"
    "play b C4\nplay w D4\nplay b C5\nplay w D5\nplay b pass\nplay w pass\n";

Session finished() {
  Session session = a_session();
  static_cast<void>(dialogue(kFinished, session));
  return session;
}

TEST(Session, A_finished_game_is_scored) {
  Session session = finished();
  EXPECT_EQ(ask(session, "final_score"), "= B+4.5");
  EXPECT_EQ(ask(session, "final_status A1"), "= black_territory");
  EXPECT_EQ(ask(session, "final_status E5"), "= white_territory");
  EXPECT_EQ(ask(session, "final_status C3"), "= alive");
}

TEST(Session, An_open_border_is_not_scored) {
  Session session = a_session();
  EXPECT_THAT(ask(session, "final_score"), StartsWith("? cannot score: "));
  static_cast<void>(dialogue(kFinished, session));
  static_cast<void>(dialogue("undo\nundo\nundo\nundo\nundo\nundo\nundo\nundo\n", session));
  EXPECT_THAT(ask(session, "final_score"), StartsWith("? cannot score: "));
}

TEST(Session, Rules_under_which_nothing_is_dead_score_any_position) {
  Session session = a_session();
  EXPECT_EQ(ask(session, "kata-set-rules tromp-taylor"), "=");
  EXPECT_EQ(ask(session, "final_score"), "= W+7.5");
}

TEST(Session, The_verdict_follows_komi_rules_and_moves) {
  Session session = finished();
  EXPECT_EQ(ask(session, "final_score"), "= B+4.5");
  static_cast<void>(ask(session, "komi 6.5"));
  EXPECT_EQ(ask(session, "final_score"), "= W+1.5");
  static_cast<void>(ask(session, "kata-set-rules chinese"));
  EXPECT_EQ(ask(session, "final_score"), "= W+1.5");
  static_cast<void>(ask(session, "play b E1"));
  EXPECT_EQ(ask(session, "list_stones b"), "= C5 C4 C3 C2 C1 E1");
  EXPECT_EQ(ask(session, "final_status E1"), "= dead");
}

TEST(Session, After_two_passes_play_resumes_where_the_rules_let_it) {
  Session session = finished();
  EXPECT_EQ(ask(session, "is_legal w A1"), "= 1");
  EXPECT_EQ(ask(session, "play w A1"), "=");

  session = finished();
  static_cast<void>(ask(session, "kata-set-rules aga"));
  EXPECT_THAT(ask(session, "play w A1"), HasSubstr("black may resume"));
  EXPECT_EQ(ask(session, "play b A1"), "=");

  session = finished();
  static_cast<void>(ask(session, "kata-set-rules tromp-taylor"));
  EXPECT_THAT(ask(session, "play b A1"), StartsWith("? illegal move: the game is over"));
  EXPECT_EQ(ask(session, "all_legal b"), "=");
  EXPECT_EQ(ask(session, "undo"), "=");
  EXPECT_EQ(ask(session, "play w A1"), "=");
}

TEST(Session, Four_passes_end_a_game_whose_rules_say_so) {
  Session session = finished();
  static_cast<void>(dialogue("kata-set-rules aga\nplay b pass\nplay w pass\n", session));
  EXPECT_THAT(ask(session, "play b A1"), HasSubstr("over after 4 passes"));
}

TEST(Session, Ko_is_refused_with_its_reason) {
  Session session = a_session();
  static_cast<void>(dialogue("boardsize 5\nset_position b A2 b B1 w C1 w B2 w A3\n", session));
  static_cast<void>(
      dialogue("clear_board\nset_position b B3 b A2 b B1 w C3 w D2 w C1 b C2\n", session));
  EXPECT_EQ(ask(session, "play w B2"), "=");
  EXPECT_THAT(ask(session, "play b C2"), StartsWith("? illegal move: ko"));
  EXPECT_EQ(ask(session, "is_legal b C2"), "= 0");
  EXPECT_EQ(ask(session, "captures w"), "= 1");
}

TEST(Session, Suicide_depends_on_the_rules) {
  Session session = a_session();
  static_cast<void>(dialogue("boardsize 5\nset_position b B1 b A2\n", session));
  EXPECT_THAT(ask(session, "play w A1"), StartsWith("? illegal move: suicide"));
  static_cast<void>(ask(session, "kata-set-rule suicide true"));
  EXPECT_EQ(ask(session, "play w A1"), "=");
}

TEST(Session, Undo_goes_back_to_the_setup_and_no_further) {
  Session session = a_session();
  static_cast<void>(dialogue("boardsize 9\ngogui-setup b C3 w D4\nplay b E5\n", session));
  EXPECT_EQ(ask(session, "undo"), "=");
  EXPECT_THAT(ask(session, "undo"), StartsWith("? cannot undo"));
  EXPECT_EQ(ask(session, "list_stones w"), "= D4");
}

TEST(Session, A_sequence_is_played_as_a_whole_or_not_at_all) {
  Session session = a_session();
  EXPECT_EQ(ask(session, "gogui-play_sequence b D4 w Q16 b pass"), "=");
  EXPECT_THAT(ask(session, "gogui-play_sequence w C3 b D4"), StartsWith("? illegal move: b D4"));
  EXPECT_EQ(ask(session, "move_history"), "= black PASS\nwhite Q16\nblack D4");
}

TEST(Session, Handicap_stones_need_an_empty_board) {
  Session session = a_session();
  EXPECT_EQ(ask(session, "fixed_handicap 2"), "= D4 Q16");
  EXPECT_THAT(ask(session, "set_free_handicap A1 B2"), StartsWith("? board not empty"));
  EXPECT_EQ(ask(session, "get_handicap"), "= 2");
  EXPECT_EQ(ask(session, "get_komi"), "= 0.5");
  static_cast<void>(ask(session, "clear_board"));
  EXPECT_THAT(ask(session, "set_free_handicap A1 A1"), StartsWith("? bad vertex list"));
  EXPECT_THAT(ask(session, "set_free_handicap A1 pass"), StartsWith("? bad vertex list"));
  EXPECT_EQ(ask(session, "set_free_handicap A1 B2"), "=");
}

TEST(Session, Fewer_free_handicap_stones_are_placed_where_fewer_points_are_usual) {
  Session session = a_session();
  static_cast<void>(ask(session, "boardsize 8"));
  EXPECT_EQ(ask(session, "place_free_handicap 7"), "= C3 F6 C6 F3");
  static_cast<void>(ask(session, "boardsize 5"));
  EXPECT_THAT(ask(session, "place_free_handicap 2"), HasSubstr("set_free_handicap"));
}

TEST(Session, A_chain_without_liberties_is_no_position) {
  Session session = a_session();
  static_cast<void>(ask(session, "boardsize 3"));
  EXPECT_THAT(ask(session, "set_position b A1 w A2 w B1"), StartsWith("? illegal position"));
  EXPECT_EQ(ask(session, "list_stones w"), "=");
  EXPECT_EQ(ask(session, "gogui-setup b A1 w A2 w B1"), "=");
  EXPECT_THAT(ask(session, "final_score"), StartsWith("? cannot score: "));
  EXPECT_EQ(ask(session, "gogui-setup e A1"), "=");
}

TEST(Session, A_record_is_loaded_before_a_move) {
  Terms terms;
  terms.load = [](const std::string& name) -> base::Result<std::string> {
    if (name != "my game.sgf") {
      return base::Error{base::ErrorCode::FileUnreadable, {}, name};
    }
    return std::string("(;SZ[9]KM[5.5]RU[AGA]RE[B+R];B[aa];W[bb];B[cc])");
  };
  Session session(terms);
  EXPECT_EQ(ask(session, "loadsgf my game.sgf"), "= white");
  EXPECT_EQ(ask(session, "get_komi"), "= 5.5");
  EXPECT_EQ(session.rules().id, "aga");
  EXPECT_EQ(ask(session, "loadsgf my game.sgf 2"), "= white");
  EXPECT_EQ(ask(session, "move_history"), "= black A9");
  EXPECT_THAT(ask(session, "printsgf"), Not(HasSubstr("RE[")));
  EXPECT_THAT(ask(session, "loadsgf my game.sgf 9"), StartsWith("? cannot load file"));
  EXPECT_EQ(ask(session, "move_history"), "= black A9");
  EXPECT_THAT(ask(session, "loadsgf other.sgf"), StartsWith("? cannot load file"));
}

TEST(Session, Its_record_is_judged_like_itself) {
  Session session = finished();
  const base::Result<record::Import> import = record::read(record::to_sgf(session.record()));
  ASSERT_TRUE(import);
  const base::Result<api::Judged> judged = api::judge(*import->games.front(), {});
  ASSERT_TRUE(judged);
  EXPECT_EQ("= " + count::result_text(judged->verdict.outcome), ask(session, "final_score"));
}

TEST(Session, A_cleanup_takes_what_is_dead_and_then_passes) {
  Session session = finished();
  static_cast<void>(ask(session, "kata-set-rules chinese"));
  EXPECT_EQ(ask(session, "kgs-genmove_cleanup b"), "= pass");
  session = finished();
  static_cast<void>(
      dialogue("kata-set-rules chinese\nplay b E1\nplay w pass\nplay b pass\n", session));
  EXPECT_EQ(ask(session, "kgs-genmove_cleanup w"), "= E2");
  EXPECT_EQ(ask(session, "list_stones b"), "= C5 C4 C3 C2 C1");
}

TEST(Session, Rules_are_set_by_name_and_by_JSON) {
  Session session = a_session();
  EXPECT_EQ(ask(session, "kata-set-rules Tromp-Taylor"), "=");
  EXPECT_EQ(session.rules().id, "tromp-taylor");
  EXPECT_EQ(ask(session,
                R"(kata-set-rules {"ko": "SITUATIONAL", "scoring": "AREA", "tax": "NONE", )"
                R"("suicide": false, "whiteHandicapBonus": "N-1", "new": {"a": [1]}})"),
            "=");
  EXPECT_EQ(session.rules().ko, rules::KoRule::Situational);
  EXPECT_EQ(session.rules().handicap_bonus, rules::HandicapBonus::NMinusOne);
  for (const char* wrong : {"nonsense", "{", "{\"ko\":\"WRONG\"}", "[]"}) {
    EXPECT_THAT(ask(session, std::string("kata-set-rules ") + wrong), StartsWith("?")) << wrong;
    EXPECT_EQ(session.rules().ko, rules::KoRule::Situational);
  }
  EXPECT_THAT(ask(session, "kata-set-rule colour blue"), StartsWith("? no such rule"));
  EXPECT_THAT(ask(session, "kata-set-rule ko blue"), StartsWith("? no such value"));
}

TEST(Session, What_kata_get_rules_says_can_be_set) {
  Session session = a_session();
  for (const rules::Ruleset& rules : rules::presets()) {
    session.set_rules(rules);
    const std::string said = ask(session, "kata-get-rules").substr(2);
    session.set_rules({});
    EXPECT_EQ(ask(session, "kata-set-rules " + said), "=") << rules.id;
    EXPECT_EQ(session.rules(), rules) << rules.id;
  }
}

TEST(Session, Changed_rules_keep_the_moves) {
  Session session = a_session();
  static_cast<void>(dialogue("boardsize 9\nplay b D4\nplay w E5\nkgs-rules aga\n", session));
  EXPECT_EQ(ask(session, "move_history"), "= white E5\nblack D4");
  EXPECT_EQ(session.game().rules().id, "aga");
}

TEST(Session, How_sure_an_estimate_has_to_be_is_a_parameter) {
  Session session = finished();
  static_cast<void>(ask(session, "kata-set-param minConfidence 1"));
  EXPECT_EQ(session.least_confidence(), 1000);
  static_cast<void>(ask(session, "kata-set-param minConfidence 0.25"));
  EXPECT_EQ(session.least_confidence(), 250);
  EXPECT_THAT(ask(session, "kata-set-param minConfidence 1.5"), StartsWith("? no such value"));
  EXPECT_EQ(session.least_confidence(), 250);
}

TEST(Session, Parameters_bound_the_verdict) {
  Session session = a_session();
  EXPECT_EQ(ask(session, "kata-set-param maxTime 2.5"), "=");
  EXPECT_EQ(session.limits().milliseconds, 2500);
  EXPECT_EQ(ask(session, "kata-get-param maxTime"), "= 2.500");
  for (const char* wrong : {"-1", "x", "1e9", "99999999", ""}) {
    EXPECT_THAT(ask(session, std::string("kata-set-param maxTime ") + wrong), StartsWith("?"));
  }
  EXPECT_EQ(ask(session, "kata-set-param reading strict"), "=");
  EXPECT_EQ(session.reading(), count::Reading::Strict);
}

}  // namespace
}  // namespace shinpan::gtp
