#include "shinpan/api/match_sgf.hpp"

#include "shinpan/api/event_json.hpp"
#include "shinpan/record/game_record.hpp"
#include "shinpan/record/sgf_tree.hpp"
#include "shinpan/record/sgf_value.hpp"
#include "support/board_picture.hpp"

#include <gtest/gtest.h>

namespace shinpan::api {
namespace {

using namespace referee;
using board::Color;
using board::PointSet;

constexpr Color B = Color::Black;
constexpr Color W = Color::White;

// A match with the start that its record needs.
struct Played {
  rules::Position start;
  Match match;

  Played(const rules::Position& from, const MatchTerms& terms) : start(from), match(from, terms) {}

  void happen(const Action& action, Milliseconds when = 0) {
    const std::optional<Objection> refused = match.apply({action, when});
    EXPECT_FALSE(refused) << action_kind(action.index()).id << ' ' << objection_id(refused->code);
  }

  void play(Color by, std::string_view vertex) {
    happen(Play{by, support::at(start.size(), vertex)});
  }

  // Both passed, nothing is dead but `dead`, and the end is agreed on.
  void end_with(const PointSet& dead) {
    happen(Pass{match.to_move()});
    happen(Pass{match.to_move()});
    for (const Color by : board::kColors) {
      happen(ClaimAll{by, dead});
    }
    for (const Color by : board::kColors) {
      happen(AgreeEnd{by});
    }
  }

  void confirm() {
    for (const Color by : board::kColors) {
      happen(ConfirmResult{by});
    }
  }
};

MatchTerms terms_of(std::string_view rules) {
  MatchTerms out;
  out.rules = rules::preset(rules).value();
  out.komi = out.rules.komi;
  return out;
}

Played empty_match(int side, std::string_view rules) {
  return {*rules::Position::from(rules::Setup::empty(board::square(side))), terms_of(rules)};
}

record::GameRecord read_back(const Played& played) {
  const std::string sgf = match_to_sgf(played.start, played.match);
  const base::Result<record::Import> import = record::read(sgf);
  EXPECT_TRUE(import && import->format == "sgf" && import->games.size() == 1) << sgf;
  EXPECT_TRUE(import->games.front()) << sgf;
  return *import->games.front();
}

std::vector<rules::Move> moves_of(const record::GameRecord& record) {
  std::vector<rules::Move> out;
  for (const record::Step& step : record.steps) {
    out.push_back(std::get<rules::Move>(step));
  }
  return out;
}

// What every record of a match has.
void expect_same(const record::GameRecord& record, const Played& played) {
  EXPECT_EQ(record.size, played.start.size());
  EXPECT_EQ(record.start.to_play, played.start.to_play());
  for (const board::Point p : played.start.board().geometry().all) {
    EXPECT_EQ(record.start.stones[p.index], played.start.board().at(p));
  }
  EXPECT_EQ(moves_of(record), played.match.game().moves());
  EXPECT_EQ(record.komi, played.match.terms().komi);
  EXPECT_EQ(record.handicap, played.match.terms().handicap);
}

// The comment of the last node, which tells the procedure.
std::string log_of(const Played& played) {
  const record::SgfTree tree = record::parse_sgf(match_to_sgf(played.start, played.match));
  return record::sgf_text(
      tree.first_raw(tree.main_line_end(tree.games().front()), "C").value_or(""));
}

TEST(MatchSgfTest, A_game_not_begun_is_an_empty_record) {
  const Played played = empty_match(9, "japanese");
  const record::GameRecord record = read_back(played);
  expect_same(record, played);
  EXPECT_TRUE(record.steps.empty());
  EXPECT_FALSE(record.has_marks);
  EXPECT_EQ(record.result.kind, record::StatedResult::Kind::Unknown);
}

TEST(MatchSgfTest, A_game_in_play_has_its_moves_and_no_log) {
  Played played = empty_match(5, "chinese");
  played.play(B, "C3");
  played.play(W, "D3");
  played.happen(Pass{B});
  const record::GameRecord record = read_back(played);
  expect_same(record, played);
  EXPECT_EQ(record.rules_text, "Chinese");
  EXPECT_EQ(log_of(played), "");
}

TEST(MatchSgfTest, An_agreed_end_has_its_result_its_marks_and_its_log) {
  Played played = empty_match(3, "japanese");
  for (const char* const column : {"A", "B"}) {
    played.play(B, column + std::string("2"));
    played.play(W, column + std::string("1"));
  }
  played.play(B, "C2");
  played.happen(Pass{W});
  PointSet dead;
  dead.insert(support::at(board::square(3), "A1"));
  dead.insert(support::at(board::square(3), "B1"));
  played.happen(Pass{B});
  played.happen(ClaimAll{B, dead}, 5);
  played.happen(ClaimAll{W, dead}, 6);
  played.happen(AgreeEnd{B}, 7);
  played.happen(AgreeEnd{W}, 8);
  EXPECT_EQ(read_back(played).result.kind, record::StatedResult::Kind::Unknown)
      << "not confirmed yet";
  played.happen(ConfirmResult{B}, 9);
  played.happen(ConfirmResult{W}, 10);
  const record::GameRecord record = read_back(played);
  expect_same(record, played);
  EXPECT_EQ(record.result_text, result_code(*played.match.result()));
  EXPECT_EQ(record.result.kind, record::StatedResult::Kind::Points);
  EXPECT_EQ(record.result.winner, B);
  EXPECT_EQ(record.result.margin, played.match.result()->margin);
  ASSERT_TRUE(record.has_marks);
  PointSet territory = played.match.board().empty_points() | dead;
  EXPECT_EQ(record.black_territory, territory);
  EXPECT_TRUE(record.white_territory.empty());
  const std::string log = log_of(played);
  EXPECT_EQ(log.substr(0, log.find('\n')), R"({"event":"pass","by":"B","time":0})");
  EXPECT_NE(log.find(R"({"event":"confirm-result","by":"W","time":10})"), std::string::npos);
}

TEST(MatchSgfTest, Clocks_are_told_with_each_move) {
  MatchTerms terms = terms_of("japanese");
  terms.time = {Byoyomi{10000, 30000, 3}, Byoyomi{10000, 30000, 3}};
  Played played(*rules::Position::from(rules::Setup::empty(board::square(5))), terms);
  played.happen(Play{B, support::at(board::square(5), "C3")}, 4000);
  played.happen(Play{W, support::at(board::square(5), "D3")}, 16000);
  played.happen(Pass{B}, 16500);
  const record::StatedTimes times = read_back(played).times;
  EXPECT_EQ(times.main_time, "10");
  EXPECT_EQ(times.overtime, "3x30 byo-yomi");
  const std::vector<record::StatedTimes::Left> left{{"6", ""}, {"30", "3"}, {"5.5", ""}};
  EXPECT_EQ(times.left, left);
}

TEST(MatchSgfTest, Without_clocks_no_time_is_told) {
  Played played = empty_match(5, "chinese");
  played.play(B, "C3");
  const std::string sgf = match_to_sgf(played.start, played.match);
  for (const char* const property : {"TM[", "OT[", "BL[", "OB["}) {
    EXPECT_EQ(sgf.find(property), std::string::npos) << sgf;
  }
}

TEST(MatchSgfTest, The_log_reads_back_as_the_events_since_the_stop) {
  Played played = empty_match(3, "japanese");
  played.play(B, "B2");
  played.end_with({});
  played.confirm();
  const std::string sgf = match_to_sgf(played.start, played.match);
  std::string log = log_of(played);
  std::vector<Event> told;
  for (std::size_t begin = 0; begin < log.size();) {
    const std::size_t end = std::min(log.find('\n', begin), log.size());
    const std::string line = log.substr(begin, end - begin);
    const base::Result<Event> event = event_from(line, played.start.size());
    ASSERT_TRUE(event) << line;
    told.push_back(*event);
    begin = end + 1;
  }
  const std::vector<Event>& all = played.match.events();
  ASSERT_LE(told.size(), all.size());
  EXPECT_EQ(told, std::vector<Event>(all.begin() + 2, all.end())) << "from the second pass on";
}

TEST(MatchSgfTest, A_start_with_stones_keeps_them_and_whose_turn_it_is) {
  const support::Picture picture(R"(
    . X O .
    X X O .
    . X O O
    . X O .)");
  for (const Color first : board::kColors) {
    Played played(picture.position(first), terms_of("aga"));
    played.play(first, first == B ? "A2" : "D4");
    const record::GameRecord record = read_back(played);
    expect_same(record, played);
    EXPECT_EQ(record.rules_text, "AGA");
  }
}

TEST(MatchSgfTest, Area_rules_mark_living_stones_too) {
  const support::Picture picture(R"(
    . X O .
    X X O O
    . X O .)");
  Played played(picture.position(B), terms_of("chinese"));
  played.end_with({});
  played.confirm();
  const record::GameRecord record = read_back(played);
  ASSERT_TRUE(record.has_marks);
  EXPECT_EQ(record.black_territory.count(), 6);
  EXPECT_EQ(record.white_territory.count(), 6);
  EXPECT_EQ(record.result.winner, W);
}

TEST(MatchSgfTest, A_handicap_is_stated) {
  MatchTerms terms = terms_of("japanese");
  terms.handicap = 2;
  terms.komi = rules::HalfPoints{1};
  rules::Setup setup = rules::Setup::empty(board::square(9));
  for (const char* const vertex : {"C3", "G7"}) {
    setup.stones[support::at(setup.size, vertex).index] = board::Stone::Black;
  }
  setup.to_play = W;
  Played played(*rules::Position::from(setup), terms);
  played.play(W, "E5");
  expect_same(read_back(played), played);
}

TEST(MatchSgfTest, A_resumed_game_has_all_its_moves_and_one_log) {
  Played played = empty_match(5, "japanese");
  played.play(B, "C3");
  played.happen(Pass{W});
  played.happen(Pass{B});
  played.happen(AskResumption{W});  // so Black moves, a second time running
  played.play(B, "B2");
  played.play(W, "D4");
  played.happen(Pass{B});
  played.happen(Pass{W});
  const record::GameRecord record = read_back(played);
  expect_same(record, played);
  EXPECT_EQ(record.steps.size(), 7U);
  const std::string log = log_of(played);
  EXPECT_NE(log.find("ask-resumption"), std::string::npos);
  EXPECT_NE(log.find(R"("at":"D4")"), std::string::npos) << "play after the stop is told as well";
}

TEST(MatchSgfTest, A_resignation_is_the_result_and_no_move) {
  Played played = empty_match(5, "japanese");
  played.play(B, "C3");
  played.happen(Resign{W}, 70);
  const record::GameRecord record = read_back(played);
  EXPECT_EQ(record.result_text, "B+R");
  EXPECT_EQ(record.result.kind, record::StatedResult::Kind::Resignation);
  EXPECT_EQ(record.result.winner, B);
  EXPECT_EQ(record.steps.size(), 1U);
  EXPECT_FALSE(record.has_marks);
  EXPECT_NE(log_of(played).find(R"({"event":"resign","by":"W","time":70})"), std::string::npos);
}

TEST(MatchSgfTest, Other_endings_have_words_that_SGF_knows) {
  struct Ending {
    Action action;
    const char* result;
  };

  for (const Ending& ending : {Ending{Annul{}, "Void"},
                               Ending{DeclareBothLose{BothLoseCause::DisplacedStone}, "Void"},
                               Ending{Forfeit{B}, "W+F"},
                               Ending{Award{B}, "B+"}}) {
    Played played = empty_match(5, "japanese");
    played.play(B, "C3");
    played.happen(ending.action);
    EXPECT_EQ(read_back(played).result_text, ending.result);
  }
  MatchTerms timed = terms_of("japanese");
  timed.time = {Absolute{1000}, Absolute{1000}};
  Played played(*rules::Position::from(rules::Setup::empty(board::square(5))), timed);
  played.happen(TimeUp{B}, 1000);
  EXPECT_EQ(read_back(played).result.kind, record::StatedResult::Kind::Time);
}

TEST(MatchSgfTest, Rules_without_a_name_in_SGF_are_still_the_same_rules) {
  for (const rules::Ruleset& rules : rules::presets()) {
    const Played played = empty_match(5, rules.id);
    const base::Result<rules::Ruleset> read = rules::parse_rules(read_back(played).rules_text);
    ASSERT_TRUE(read) << rules.id;
    EXPECT_EQ(rules::sgf_name(*read), rules::sgf_name(rules)) << rules.id;
  }
}

}  // namespace
}  // namespace shinpan::api
