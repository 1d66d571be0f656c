#include "gtp/verdict_points.hpp"

#include "gtp/verdict_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace shinpan::gtp {
namespace {

using board::Color;
using board::Point;

// A finished game on 3x3: Black holds the left column, White the
// right one, the middle is empty. The statuses are given, not judged.
api::Judged a_verdict() {
  const board::Size size = board::square(3);
  board::Board board(size);
  for (int row = 0; row < 3; ++row) {
    board.set(board::point_at(size, 0, row), board::Stone::Black);
    board.set(board::point_at(size, 2, row), board::Stone::White);
  }
  api::Judged judged{board, 6, Color::Black, {}, {}, 0, count::Reading::Strict, {}, {}, {}, 0};
  for (const Color color : board::kColors) {
    life::Group group;
    group.color = color;
    group.points = board.stones(color);
    group.status = life::Status::Alive;
    group.basis = life::Basis::Search;
    group.confidence = 1000;
    judged.verdict.life.groups.push_back(group);
  }
  for (int i = 0; i < size.area(); ++i) {
    const bool empty = board.is_empty({static_cast<std::uint16_t>(i)});
    judged.verdict.owner.push_back(empty ? count::Owner::Neutral : count::Owner::Stone);
  }
  judged.verdict.dame = board.empty_points();
  judged.verdict.outcome.ending = count::Ending::Counted;
  return judged;
}

Point point(const char* vertex) {
  return *board::parse_vertex(board::square(3), vertex);
}

TEST(VerdictPoints, Every_point_of_a_finished_game_is_in_one_list) {
  const api::Judged judged = a_verdict();
  board::PointSet seen;
  for (const FinalStatus status : kFinalStatuses) {
    const StatusPoints found = points_of(judged, status);
    EXPECT_TRUE(found.open.empty());
    EXPECT_FALSE(found.points.intersects(seen));
    seen |= found.points;
    EXPECT_EQ(parse_final_status(final_status_word(status)), status);
  }
  EXPECT_EQ(seen, judged.board.geometry().all);
  EXPECT_EQ(score_text(judged), "0");
}

TEST(VerdictPoints, An_undecided_stone_is_open_and_nobodys) {
  api::Judged judged = a_verdict();
  judged.verdict.life.groups[0].status = life::Status::Undecided;
  judged.verdict.outcome.ending = count::Ending::Undecided;
  EXPECT_FALSE(final_status(judged, point("A1")));
  EXPECT_FALSE(owner_of(judged, point("A1")));
  EXPECT_EQ(owner_of(judged, point("C1")), Color::White);
  EXPECT_EQ(points_of(judged, FinalStatus::Dead).open, judged.board.stones(Color::Black));
  EXPECT_FALSE(score_text(judged));
}

TEST(VerdictPoints, An_open_border_leaves_empty_points_open) {
  api::Judged judged = a_verdict();
  judged.verdict.finished = false;
  judged.verdict.dame.erase(point("B2"));
  EXPECT_FALSE(final_status(judged, point("B2")));
  EXPECT_EQ(final_status(judged, point("B1")), FinalStatus::Dame);
  EXPECT_FALSE(is_countable(judged));
  judged.rules.settlement = rules::Settlement::NothingDead;
  EXPECT_TRUE(is_countable(judged));
  EXPECT_EQ(final_status(judged, point("B2")), FinalStatus::Dame);
}

TEST(VerdictPoints, A_weak_estimate_is_a_guess_and_so_is_what_rests_on_it) {
  api::Judged judged = a_verdict();
  life::Group& black = judged.verdict.life.groups[0];
  black.basis = life::Basis::Estimate;
  black.confidence = kLeastConfidence;
  EXPECT_TRUE(guessed_stones(judged, kLeastConfidence).empty());
  black.confidence = kLeastConfidence - 1;
  const board::PointSet guessed = guessed_stones(judged, kLeastConfidence);
  EXPECT_EQ(guessed, judged.board.stones(Color::Black));
  EXPECT_TRUE(rests_on(judged, guessed, point("A1")));
  EXPECT_TRUE(rests_on(judged, guessed, point("B2")));
  EXPECT_FALSE(rests_on(judged, guessed, point("C1")));
  EXPECT_THAT(why_guessed(judged, guessed), testing::HasSubstr("minConfidence"));
}

TEST(VerdictPoints, An_estimate_that_hangs_on_who_moves_is_a_guess) {
  api::Judged judged = a_verdict();
  life::Group& black = judged.verdict.life.groups[0];
  black.basis = life::Basis::Estimate;
  black.confidence = 950;
  black.killing_moves = {point("B1")};
  EXPECT_TRUE(guessed_stones(judged, kLeastConfidence).empty());
  black.saving_moves = {point("B1")};
  EXPECT_EQ(guessed_stones(judged, kLeastConfidence), black.points);
  EXPECT_TRUE(guessed_stones(judged, 0).empty());
}

TEST(VerdictPoints, Even_sums_may_be_Blacks) {
  api::Judged judged = a_verdict();
  judged.verdict.outcome.black_wins_ties = true;
  EXPECT_EQ(score_text(judged), "B+0");
}

}  // namespace
}  // namespace shinpan::gtp
