#include "match_support.hpp"
#include "shinpan/record/game_record.hpp"
#include "shinpan/referee/suggestion.hpp"

#include <fstream>
#include <iterator>

// Whole records as events, from the first move to the result.
namespace shinpan::referee {
namespace {

record::GameRecord example(const std::string& name) {
  std::ifstream in(std::string(SHINPAN_SOURCE_DIR) + "/examples/" + name, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  return *record::read(bytes, name)->games.front();
}

Action as_action(const rules::Move& move) {
  switch (move.kind) {
    case rules::Move::Kind::Play:
      return Play{move.color, move.point};
    case rules::Move::Kind::Pass:
      return Pass{move.color};
    case rules::Move::Kind::Resign:
      break;
  }
  return Resign{move.color};
}

// The game of the record up to its stop; passes that it lacks are added.
Match stopped(const record::GameRecord& record, const char* rules) {
  MatchTerms terms = terms_of(rules);
  terms.komi = record.komi.value_or(terms.komi);
  terms.handicap = record.handicap;
  Match match(*rules::Position::from(record.start), terms);
  for (const record::Step& step : record.steps) {
    if (match.phase() == Phase::Play) {
      happen(match, as_action(std::get<rules::Move>(step)));
    }
  }
  while (match.phase() == Phase::Play) {
    happen(match, Pass{match.to_move()});
  }
  return match;
}

TEST(RealGameTest, What_the_engine_proposes_and_both_accept_is_what_the_judge_says) {
  const life::Limits limits{0, 2000, 1};
  for (const char* const name : {"game-9x9.sgf", "game-13x13.sgf", "game-19x19.sgf"}) {
    for (const char* const rules : {"japanese", "chinese"}) {
      Match match = stopped(example(name), rules);
      const Suggestion suggestion = suggested(match, limits).value();
      both_claim(match, suggestion.dead);
      both_agree_to_end(match);
      happen(match, ConfirmResult{B});
      happen(match, ConfirmResult{W});
      EXPECT_EQ(result_of(match), count::result_text(suggestion.verdict.outcome))
          << name << " " << rules;
      EXPECT_EQ(match.verdict()->owner, suggestion.verdict.owner) << name << " " << rules;
      const Replayed again =
          replayed(*rules::Position::from(example(name).start), match.terms(), match.events());
      EXPECT_EQ(shown(again.match), shown(match));
    }
  }
}

}  // namespace
}  // namespace shinpan::referee
