#include "shinpan/board/point.hpp"

#include <gtest/gtest.h>

namespace shinpan::board {
namespace {

TEST(PointTest, A1_is_the_lower_left_corner) {
  EXPECT_EQ(parse_vertex(square(19), "A1"), point_at(square(19), 0, 18));
  EXPECT_EQ(vertex(square(19), point_at(square(19), 0, 18)), "A1");
}

TEST(PointTest, The_letter_I_is_left_out) {
  EXPECT_EQ(vertex(square(19), point_at(square(19), 7, 0)), "H19");
  EXPECT_EQ(vertex(square(19), point_at(square(19), 8, 0)), "J19");
  EXPECT_EQ(parse_vertex(square(19), "I5"), std::nullopt);
  EXPECT_EQ(vertex(square(25), point_at(square(25), 24, 0)), "Z25");
}

TEST(PointTest, Case_does_not_matter) {
  EXPECT_EQ(parse_vertex(square(19), "q16"), parse_vertex(square(19), "Q16"));
}

TEST(PointTest, What_is_no_point_of_the_board_is_refused) {
  for (const char* const text :
       {"", "A", "A0", "A20", "U1", "11", "A-1", "A1x", "AA1", "A+1", " A1"}) {
    EXPECT_EQ(parse_vertex(square(19), text), std::nullopt) << text;
  }
}

TEST(PointTest, Every_point_of_every_size_comes_back) {
  for (int cols = 1; cols <= kMaxSide; ++cols) {
    for (int rows = 1; rows <= kMaxSide; ++rows) {
      const Size size{static_cast<std::uint8_t>(cols), static_cast<std::uint8_t>(rows)};
      for (std::uint16_t i = 0; i < size.area(); ++i) {
        ASSERT_EQ(parse_vertex(size, vertex(size, {i})), Point{i});
      }
    }
  }
}

}  // namespace
}  // namespace shinpan::board
