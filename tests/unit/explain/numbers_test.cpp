#include "shinpan/explain/numbers.hpp"

#include <gtest/gtest.h>

namespace shinpan::explain {
namespace {

using rules::HalfPoints;

std::string russian(int number) {
  return counted(Language::Russian, number, kScorePoint);
}

TEST(NumbersTest, Russian_nouns_follow_the_last_digits) {
  EXPECT_EQ(russian(1), "1 очко");
  EXPECT_EQ(russian(2), "2 очка");
  EXPECT_EQ(russian(4), "4 очка");
  EXPECT_EQ(russian(5), "5 очков");
  EXPECT_EQ(russian(0), "0 очков");
  EXPECT_EQ(russian(11), "11 очков");
  EXPECT_EQ(russian(12), "12 очков");
  EXPECT_EQ(russian(14), "14 очков");
  EXPECT_EQ(russian(21), "21 очко");
  EXPECT_EQ(russian(22), "22 очка");
  EXPECT_EQ(russian(111), "111 очков");
  EXPECT_EQ(russian(121), "121 очко");
}

TEST(NumbersTest, English_nouns_know_one_and_many) {
  EXPECT_EQ(counted(Language::English, 1, kStone), "1 stone");
  EXPECT_EQ(counted(Language::English, 0, kStone), "0 stones");
  EXPECT_EQ(counted(Language::English, 21, kStone), "21 stones");
}

TEST(NumbersTest, A_half_takes_the_genitive_in_Russian_and_a_comma) {
  EXPECT_EQ(counted(Language::Russian, HalfPoints{9}, kScorePoint), "4,5 очка");
  EXPECT_EQ(counted(Language::Russian, HalfPoints{1}, kScorePoint), "0,5 очка");
  EXPECT_EQ(counted(Language::English, HalfPoints{9}, kScorePoint), "4.5 points");
  EXPECT_EQ(counted(Language::English, HalfPoints{2}, kScorePoint), "1 point");
}

TEST(NumbersTest, A_number_below_zero_keeps_its_half) {
  EXPECT_EQ(number_text(Language::English, HalfPoints{-1}), "-0.5");
  EXPECT_EQ(number_text(Language::English, HalfPoints{-13}), "-6.5");
  EXPECT_EQ(number_text(Language::English, HalfPoints{0}), "0");
}

}  // namespace
}  // namespace shinpan::explain
