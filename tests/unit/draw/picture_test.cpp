#include "shinpan/draw/picture.hpp"

#include "support/board_picture.hpp"

#include <gtest/gtest.h>

namespace shinpan::draw {
namespace {

TEST(PictureTest, A_verdict_becomes_layers_of_marks) {
  const support::Picture drawn(R"(
    . X O
    X X O
    . O a)");
  const board::Board board = drawn.board();
  count::Verdict verdict;
  life::Group dead;
  dead.status = life::Status::Dead;
  dead.points = board.stones(board::Color::White);
  verdict.life.groups = {dead};
  verdict.owner.assign(9, count::Owner::Black);
  verdict.owner[1] = count::Owner::Stone;
  verdict.owner[8] = count::Owner::Neutral;
  verdict.teire = {{board::Color::Black, {6}}};
  const Picture picture = picture_of(board, verdict);
  EXPECT_EQ(picture.dead, dead.points);
  EXPECT_TRUE(picture.black_territory.contains({0}));
  EXPECT_FALSE(picture.black_territory.contains({1}));
  EXPECT_TRUE(picture.neutral.contains(drawn.point_marked('a')));
  EXPECT_TRUE(picture.black_teire.contains({6}));
  EXPECT_EQ(marks_used(picture),
            (std::vector<Mark>{Mark::Dead, Mark::BlackTerritory, Mark::Neutral, Mark::Teire}));
}

TEST(PictureTest, Star_points_are_those_of_the_usual_boards) {
  EXPECT_EQ(star_points(board::square(19)).count(), 9);
  EXPECT_EQ(star_points(board::square(13)).count(), 5);
  EXPECT_EQ(star_points(board::square(9)).count(), 5);
  EXPECT_TRUE(
      star_points(board::square(19)).contains(*board::parse_vertex(board::square(19), "K10")));
  EXPECT_TRUE(star_points(board::square(5)).empty());
  EXPECT_TRUE(star_points({9, 7}).empty());
}

}  // namespace
}  // namespace shinpan::draw
