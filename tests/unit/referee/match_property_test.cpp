#include "match_support.hpp"
#include "shinpan/base/random.hpp"
#include "support/trials.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

// What holds for every match, whatever happens to it.
//
// SHINPAN_MATCHES=100000 walks so many (1000), SHINPAN_MATCH_SEED=7 others.
namespace shinpan::referee {
namespace {

using base::Random;

constexpr const char* kBoards[] = {R"(
  . . X O .
  . O X O .
  . . X O .)",
                                   R"(
  . X O .
  X O . O
  . X O .)",
                                   R"(
  . . .
  . . .
  . . .)"};

board::Color any_color(Random& random) {
  return random.below(2) == 0 ? B : W;
}

// Mostly on the board.
board::Point any_point(Random& random, const Match& match) {
  const auto area = static_cast<std::uint32_t>(match.board().size().area());
  return {static_cast<std::uint16_t>(random.below(area + (random.below(8) == 0 ? 40 : 0)))};
}

ChainStatus any_status(Random& random) {
  return random.below(2) == 0 ? ChainStatus::Alive : ChainStatus::Dead;
}

board::PointSet any_stones(Random& random, const Match& match) {
  board::PointSet out;
  for (const board::Point p : match.board().stones(B) | match.board().stones(W)) {
    if (random.below(3) == 0) {
      out.insert(p);
    }
  }
  if (random.below(10) == 0) {
    out.insert(any_point(random, match));
  }
  return out;
}

std::optional<board::Color> maybe_color(Random& random) {
  return random.below(2) == 0 ? std::nullopt : std::optional(any_color(random));
}

Pass any_pass(Random& random, const Match& match) {
  Pass out{random.below(4) == 0 ? any_color(random) : match.to_move()};
  if (random.below(4) == 0) {
    out.for_ko = any_point(random, match);
  }
  if (match.confirmation() && !match.confirmation()->bans().empty() && random.below(2) == 0) {
    out.for_ko = match.confirmation()->bans().front().point;
  }
  return out;
}

// What ends a match at once is rare, so that the ways through the phases are walked.
Action any_ending(Random& random) {
  switch (random.below(6)) {
    case 0:
      return Resign{any_color(random)};
    case 1:
      return DeclareBothLose{random.below(2) == 0 ? BothLoseCause::EffectiveMove
                                                  : BothLoseCause::DisplacedStone};
    case 2:
      return Annul{};
    case 3:
      return Forfeit{any_color(random)};
    case 4:
      return Award{any_color(random)};
    default:
      return CallResult{};
  }
}

// What players who want to end would do.
Action agreeing_action(Random& random, const Match& match) {
  const board::Color by = any_color(random);
  if (match.phase() == Phase::Filling) {
    return Fill{by, any_point(random, match)};
  }
  if (match.phase() == Phase::Stopped && random.below(2) == 0) {
    return ClaimAll{by, match.claims().dead(opposite(by))};
  }
  return AgreeFilling{by};
}

Action any_action(Random& random, const Match& match) {
  if (random.below(60) == 0) {
    return any_ending(random);
  }
  if (match.phase() != Phase::Play && random.below(3) == 0) {
    return agreeing_action(random, match);
  }
  const board::Color by = any_color(random);
  switch (random.below(17)) {
    case 0:
    case 1:
      return Play{random.below(4) == 0 ? by : match.to_move(), any_point(random, match)};
    case 2:
    case 3:
    case 4:
      return any_pass(random, match);
    case 5:
      return Claim{by, any_point(random, match), any_status(random)};
    case 6:
      return ClaimAll{by, any_stones(random, match)};
    case 7:
      return AskResumption{by, maybe_color(random)};
    case 8:
      return AnswerResumption{by, random.below(2) == 0};
    case 9:
      return AskConfirmation{by, any_point(random, match)};
    case 10:
      return EndConfirmation{by};
    case 11:
      return AgreeFilling{by};
    case 12:
      return Fill{by, any_point(random, match)};
    case 13:
      return AgreeEnd{by};
    case 14:
      return random.below(2) == 0 ? Action{ConfirmResult{by}} : Action{AgreeNoResult{by}};
    case 15:
      return random.below(2) == 0 ? Action{TimeUp{by}} : Action{CallEnd{}};
    default:
      return random.below(2) == 0
                 ? Action{Decide{any_point(random, match), any_status(random)}}
                 : Action{Penalize{by, rules::HalfPoints{static_cast<int>(random.below(5)) - 1}}};
  }
}

TimeSystem any_system(Random& random) {
  const TimeSystem kSystems[] = {Unlimited{},
                                 Absolute{60000},
                                 Byoyomi{10000, 5000, 3},
                                 Canadian{10000, 20000, 5},
                                 Fischer{20000, 3000, 30000, 9000},
                                 Simple{9000},
                                 ing_overtime(60000)};
  return kSystems[random.below(std::size(kSystems))];
}

struct Begun {
  rules::Position start;
  MatchTerms terms;
};

Begun any_beginning(Random& random) {
  const auto presets = rules::presets();
  const rules::Ruleset& rules = presets[random.below(static_cast<std::uint32_t>(presets.size()))];
  MatchTerms terms = terms_of(rules.id);
  terms.time = {any_system(random), any_system(random)};
  terms.reading = random.below(2) == 0 ? count::Reading::Customary : count::Reading::Strict;
  const char* const picture = kBoards[random.below(std::size(kBoards))];
  return {support::Picture(picture).position(any_color(random)), terms};
}

// The parts of each side's sum make its total, the totals the margin, and a result by count is the
// count's.
void expect_sound_count(const Match& match) {
  const std::optional<count::Verdict> verdict = match.verdict();
  if (!verdict) {
    return;
  }
  for (const board::Color color : board::kColors) {
    const count::Side& side = verdict->side[board::index_of(color)];
    EXPECT_EQ(side.territory + side.prisoners + side.dead + side.stones + side.komi,
              side.total + side.tax + side.penalty);
    EXPECT_EQ(side.penalty, match.penalty(color));
  }
  EXPECT_EQ(verdict->owner.size(), static_cast<std::size_t>(match.board().size().area()));
  if (match.result() && match.result()->by == EndedBy::Count) {
    EXPECT_EQ(match.result()->margin, verdict->side[0].total - verdict->side[1].total);
  }
}

// Walks one match; what it saw on the way.
void walk(Random& random, std::set<Phase>& phases, std::map<std::string, int>& objections) {
  const Begun begun = any_beginning(random);
  Match match(begun.start, begun.terms);
  Milliseconds now = 0;
  for (int i = 0; i < 120; ++i) {
    phases.insert(match.phase());
    now += random.below(20) == 0 ? 30000 : random.below(1500);
    const Event event{any_action(random, match), random.below(30) == 0 ? now - 5000 : now};
    const std::string before = shown(match);
    const std::variant<Match, Objection> next = step(match, event);
    EXPECT_EQ(shown(match), before) << "step changes only what it returns";
    const std::optional<Objection> refused = match.apply(event);
    ASSERT_EQ(refused.has_value(), std::holds_alternative<Objection>(next));
    if (refused) {
      EXPECT_EQ(shown(match), before) << objection_id(refused->code);
      EXPECT_EQ(*refused, std::get<Objection>(next));
      ++objections[objection_id(refused->code)];
    } else {
      EXPECT_EQ(shown(match), shown(std::get<Match>(next)));
      EXPECT_EQ(match.events().back(), event);
    }
    EXPECT_EQ(match.phase() == Phase::Over, match.result().has_value());
  }
  phases.insert(match.phase());
  expect_sound_count(match);
  const Replayed again = replayed(begun.start, begun.terms, match.events());
  EXPECT_FALSE(again.refused);
  EXPECT_EQ(shown(again.match), shown(match));
}

TEST(MatchPropertyTest, Any_events_in_any_order_leave_a_sound_match) {
  Random random(support::number_from_environment("SHINPAN_MATCH_SEED", 20261130));
  const std::uint64_t matches = support::number_from_environment("SHINPAN_MATCHES", 1000);
  std::set<Phase> phases;
  std::map<std::string, int> objections;
  for (std::uint64_t i = 0; i < matches; ++i) {
    walk(random, phases, objections);
    if (HasFatalFailure() || HasNonfatalFailure()) {
      FAIL() << "in match " << i;
    }
  }
  EXPECT_EQ(phases.size(), std::size(kPhases)) << "every phase is reached";
  for (const ObjectionCode code : kObjectionCodes) {
    EXPECT_GT(objections[objection_id(code)], 0) << objection_id(code);
  }
}

// The same event with the players changed round.
Event swapped(Event event) {
  std::visit(
      [](auto& action) {
        const auto swap = [](board::Color& color) { color = opposite(color); };
        if constexpr (requires { action.by; }) {
          swap(action.by);
        }
        if constexpr (requires { action.loser; }) {
          swap(action.loser);
        }
        if constexpr (requires { action.winner; }) {
          swap(action.winner);
        }
        if constexpr (requires { action.color; }) {
          swap(action.color);
        }
        if constexpr (requires { action.first; }) {
          if (action.first) {
            swap(*action.first);
          }
        }
      },
      event.action);
  return event;
}

rules::Position swapped(const rules::Position& position) {
  rules::Setup setup = rules::Setup::empty(position.size());
  for (std::size_t i = 0; i < setup.stones.size(); ++i) {
    const board::Stone stone = position.board().at({static_cast<std::uint16_t>(i)});
    setup.stones[i] = stone == board::Stone::Empty ? stone : stone_of(opposite(color_of(stone)));
  }
  setup.to_play = opposite(position.to_play());
  return *rules::Position::from(setup);
}

std::string swapped_result(std::string result) {
  if (result.size() > 1 && result[1] == '+') {
    result[0] = result[0] == 'B' ? 'W' : 'B';
  }
  return result;
}

TEST(MatchPropertyTest, The_colours_changed_round_change_the_result_round) {
  Random random(5);
  std::set<std::string> results;
  for (int i = 0; i < 600; ++i) {
    Begun begun = any_beginning(random);
    const rules::Ruleset& rules = begun.terms.rules;
    if (rules.black_wins_ties || rules.button || rules.pass_stones.white_passes_last) {
      continue;  // these tell the colours apart
    }
    begun.terms.komi = {};
    MatchTerms other_terms = begun.terms;
    std::swap(other_terms.time[0], other_terms.time[1]);
    Match match(begun.start, begun.terms);
    Match other(swapped(begun.start), other_terms);
    for (int events = 0; events < 100; ++events) {
      const Event event{any_action(random, match), events * 1000};
      const std::optional<Objection> refused = match.apply(event);
      const std::optional<Objection> other_refused = other.apply(swapped(event));
      ASSERT_EQ(refused, other_refused) << rules.id;
      ASSERT_EQ(match.phase(), other.phase()) << rules.id;
      ASSERT_EQ(result_of(match), swapped_result(result_of(other))) << rules.id;
    }
    results.insert(result_of(match));
  }
  EXPECT_GT(results.size(), 8U);
}

TEST(MatchPropertyTest, A_list_of_events_that_does_not_fit_stops_at_the_first_wrong_one) {
  const support::Picture picture(kBoards[2]);
  const std::vector<Event> events = {{Play{B, {4}}, 0}, {Play{W, {4}}, 0}, {Play{W, {0}}, 0}};
  const Replayed again = replayed(picture.position(), terms_of("japanese"), events);
  EXPECT_EQ(again.refused, 1U);
  EXPECT_EQ(again.objection->refusal, rules::Refusal::Occupied);
  EXPECT_EQ(again.match.events().size(), 1U);
}

TEST(MatchPropertyTest, Every_kind_of_event_has_its_own_name_and_a_phase) {
  std::set<std::string> ids;
  for (std::size_t i = 0; i < kActionKinds; ++i) {
    ids.insert(action_kind(i).id);
    EXPECT_FALSE(action_kind(i).phases.contains(Phase::Over)) << action_kind(i).id;
    EXPECT_NE(action_kind(i).phases, PhaseSet{}) << action_kind(i).id;
  }
  EXPECT_EQ(ids.size(), kActionKinds);
}

}  // namespace
}  // namespace shinpan::referee
