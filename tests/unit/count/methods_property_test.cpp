#include "method_positions.hpp"
#include "shinpan/base/random.hpp"
#include "shinpan/count/methods/causes.hpp"
#include "shinpan/rules/handicap.hpp"
#include "support/final_positions.hpp"
#include "support/random_game.hpp"

#include <gtest/gtest.h>

namespace shinpan::count {
namespace {

using board::Color;
using rules::HalfPoints;

// Every chain a group of its own, one in `one_dead_in` dead, none when that is 0.
life::Life random_life(base::Random& random, const board::Board& board, std::uint32_t one_dead_in) {
  life::Life out;
  for (const board::Point root : board.roots()) {
    life::Group group;
    group.color = board::color_of(board.at(root));
    group.points = board.chain(root);
    const bool dead = one_dead_in > 0 && random.below(one_dead_in) == 0;
    group.status = dead ? life::Status::Dead : life::Status::Alive;
    group.basis = life::Basis::Agreement;
    group.confidence = 1000;
    out.groups.push_back(group);
  }
  return out;
}

Terms random_terms(base::Random& random) {
  Terms out;
  out.komi = HalfPoints{static_cast<std::int32_t>(random.below(20))};
  out.handicap = static_cast<int>(random.below(4));
  out.passes = {static_cast<int>(random.below(3)), static_cast<int>(random.below(3))};
  out.first_pass = random.below(2) == 0 ? Color::Black : Color::White;
  return out;
}

// Some ends of real games, all chains alive, and crowded random boards with random statuses.
std::vector<Stopped> games() {
  base::Random random(7);
  std::vector<Stopped> out;
  const std::vector<support::FinalPosition> ends = support::final_positions();
  for (std::size_t i = 0; i < ends.size(); i += 8) {
    const rules::Position position = rules::Position::from(ends[i].setup).value();
    out.push_back({position, random_terms(random), random_life(random, position.board(), 0)});
  }
  for (int i = 0; i < 150; ++i) {
    const board::Size size = {static_cast<std::uint8_t>(3 + random.below(7)),
                              static_cast<std::uint8_t>(3 + random.below(7))};
    const board::Board board =
        support::random_board(random, size, 50 + static_cast<int>(random.below(45)));
    out.push_back({rules::Position::from(board, i % 2 == 0 ? Color::Black : Color::White),
                   random_terms(random),
                   random_life(random, board, 6),
                   i % 3 == 0 ? NeutralPoints::Left : NeutralPoints::Filled});
  }
  return out;
}

std::string shown(const Stopped& game, Method method) {
  return std::string(method_id(method)) + '\n' + support::drawn(game.position.board());
}

Stopped recoloured(const Stopped& game) {
  const board::Board& board = game.position.board();
  std::vector<board::Stone> stones;
  for (int i = 0; i < board.size().area(); ++i) {
    const board::Stone stone = board.at({static_cast<std::uint16_t>(i)});
    stones.push_back(
        stone == board::Stone::Empty ? stone : board::stone_of(opposite(board::color_of(stone))));
  }
  board::Board other(board.size());
  other.set_all(stones);
  Stopped out{rules::Position::from(other,
                                    opposite(game.position.to_play()),
                                    game.position.captured(Color::White),
                                    game.position.captured(Color::Black)),
              game.terms,
              game.life,
              game.neutral};
  std::swap(out.terms.passes[0], out.terms.passes[1]);
  out.terms.first_pass = opposite(*out.terms.first_pass);
  for (life::Group& group : out.life.groups) {
    group.color = opposite(group.color);
  }
  return out;
}

TEST(MethodsPropertyTest, No_point_and_no_stone_is_lost) {
  for (const Stopped& game : games()) {
    const int area = game.position.size().area();
    for (const Method method : kMethods) {
      SCOPED_TRACE(shown(game, method));
      const Counted counted = count_by(method, game);
      Both<int> stones = {
          game.position.board().stones(Color::Black).count() + game.position.captured(Color::Black),
          game.position.board().stones(Color::White).count() +
              game.position.captured(Color::White)};
      for (const Step& step : counted.steps) {
        ASSERT_EQ(step.tally.points(), area);
        using Kind = Step::Kind;
        const bool from_bowls = step.kind == Kind::FillNeutral || step.kind == Kind::Protect ||
                                step.kind == Kind::FillOwn || step.kind == Kind::FillOther;
        for (std::size_t side = 0; side < 2; ++side) {
          stones[side] += from_bowls ? step.points[side].count() : 0;
          stones[side] += step.kind == Kind::PassStones ? step.figures[side].halves / 2 : 0;
          const int now = step.tally.stones[side] + step.tally.held[side];
          if (step.kind == Kind::ReturnPrisoners) {
            stones[side] = now;
          }
          ASSERT_EQ(now, stones[side]);
        }
      }
      ASSERT_EQ(counted.steps.back().sums, counted.total);
    }
  }
}

TEST(MethodsPropertyTest, Steps_add_up_to_the_result) {
  for (const Stopped& game : games()) {
    for (const Method method : kMethods) {
      SCOPED_TRACE(shown(game, method));
      const Counted counted = count_by(method, game);
      ASSERT_EQ(counted.outcome.margin, counted.total[0] - counted.total[1]);
      const HalfPoints filled =
          HalfPoints::points(counted.neutral_taken[0].count() - counted.neutral_taken[1].count());
      ASSERT_EQ(counted.outcome.margin, counted.verdict.outcome.margin + filled);
    }
  }
}

TEST(MethodsPropertyTest, Causes_make_up_the_whole_difference) {
  for (const Stopped& game : games()) {
    const Counted territory = count_by(Method::Territory, game);
    for (const Method method : kMethods) {
      SCOPED_TRACE(shown(game, method));
      const Counted counted = count_by(method, game);
      HalfPoints gain;
      for (const Cause& cause : causes(game, territory, counted)) {
        gain += cause.gain;
      }
      ASSERT_EQ(territory.outcome.margin + gain, counted.outcome.margin);
    }
  }
}

TEST(MethodsPropertyTest, Methods_that_must_agree_do) {
  for (Stopped game : games()) {
    game.terms.handicap = 0;
    const auto margin = [&](Method method) { return count_by(method, game).outcome.margin; };
    const HalfPoints area = margin(Method::Area);
    for (const Method method : {Method::Chinese,
                                Method::Aga,
                                Method::Bowl,
                                Method::Ing,
                                Method::Stones,
                                Method::Filling}) {
      SCOPED_TRACE(shown(game, method));
      ASSERT_EQ(margin(method), area);
    }
    ASSERT_EQ(margin(Method::Japanese), margin(Method::Territory));
  }
}

TEST(MethodsPropertyTest, Pass_stones_agree_with_area_in_handicap_games) {
  for (const Stopped& game : games()) {
    const Counted counted = count_by(Method::Aga, game);
    const Both<HalfPoints> area = counted.steps.back().figures;
    ASSERT_EQ(counted.outcome.margin, area[0] - area[1]) << shown(game, Method::Aga);
  }
}

TEST(MethodsPropertyTest, Colours_swapped_swap_the_result) {
  for (Stopped game : games()) {
    game.terms.komi = {};
    game.terms.handicap = 0;
    for (const Method method : kMethods) {
      SCOPED_TRACE(shown(game, method));
      const HalfPoints here = count_by(method, game).outcome.margin;
      const HalfPoints there = count_by(method, recoloured(game)).outcome.margin;
      ASSERT_EQ(here.halves, -there.halves);
    }
  }
}

TEST(MethodsPropertyTest, Filled_neutral_points_leave_every_chain_a_liberty) {
  for (const Stopped& game : games()) {
    const Counted counted = count_by(Method::Area, game);
    for (const Step& step : counted.steps) {
      board::Board board(game.position.size());
      board.set_all(step.stones);
      for (const board::Point root : board.roots()) {
        ASSERT_GT(board.liberty_count(root), 0) << shown(game, Method::Area);
      }
    }
  }
}

}  // namespace
}  // namespace shinpan::count
