#include "gtp/words.hpp"

#include "gtp/shell_words.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace shinpan::gtp {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Optional;

TEST(Words, Are_parted_by_blanks) {
  EXPECT_THAT(words_of("  b  D4 "), ElementsAre("b", "D4"));
  EXPECT_THAT(words_of("   "), IsEmpty());
}

TEST(Words, Colors_have_two_names_in_any_case) {
  EXPECT_EQ(parse_color("B"), board::Color::Black);
  EXPECT_EQ(parse_color("White"), board::Color::White);
  EXPECT_FALSE(parse_color("red"));
  EXPECT_FALSE(parse_color(""));
}

TEST(Words, Moves_are_points_or_passes) {
  const board::Size size = board::square(9);
  EXPECT_EQ(parse_move(size, "w", "PASS"), rules::Move::pass(board::Color::White));
  EXPECT_EQ(move_vertex(size, *parse_move(size, "b", "j9")), "J9");
  EXPECT_FALSE(parse_move(size, "b", "I5"));
  EXPECT_FALSE(parse_move(size, "b", "K1"));
  EXPECT_FALSE(parse_move(size, "b", "A10"));
  EXPECT_FALSE(parse_move(size, "b", "A99999999999999999999"));
}

TEST(Words, Numbers_have_bounds) {
  EXPECT_EQ(parse_number("19"), 19);
  for (const char* wrong : {"", "-1", "1.5", "1x", "99999999999999999999", "1000000001"}) {
    EXPECT_FALSE(parse_number(wrong)) << wrong;
  }
}

TEST(Words, Half_points_are_read_and_nothing_finer) {
  EXPECT_EQ(parse_half_points("6.5"), rules::HalfPoints{13});
  EXPECT_EQ(parse_half_points("-0.50"), rules::HalfPoints{-1});
  EXPECT_EQ(parse_half_points("7"), rules::HalfPoints{14});
  EXPECT_EQ(parse_half_points("7."), rules::HalfPoints{14});
  for (const char* wrong : {"", "3.75", "6,5", "x", "1e3", "nan", "--1", "5000"}) {
    EXPECT_FALSE(parse_half_points(wrong)) << wrong;
  }
}

TEST(ShellWords, Quotes_and_backslashes_are_those_of_a_shell) {
  EXPECT_THAT(shell_words("gnugo --mode gtp"), Optional(ElementsAre("gnugo", "--mode", "gtp")));
  EXPECT_THAT(shell_words("'a b' \"c  d\" e\\ f"), Optional(ElementsAre("a b", "c  d", "e f")));
  EXPECT_THAT(shell_words(R"("a\"b\n" '\x')"), Optional(ElementsAre("a\"b\\n", "\\x")));
  EXPECT_THAT(shell_words("x'' ''"), Optional(ElementsAre("x", "")));
  EXPECT_THAT(shell_words(" \t\n"), Optional(IsEmpty()));
}

TEST(ShellWords, Nothing_else_of_a_shell_happens) {
  EXPECT_THAT(shell_words("a; rm $HOME | b > `c` *"),
              Optional(ElementsAre("a;", "rm", "$HOME", "|", "b", ">", "`c`", "*")));
}

TEST(ShellWords, An_open_quote_is_refused) {
  EXPECT_FALSE(shell_words("a 'b"));
  EXPECT_FALSE(shell_words("a \"b\\\""));
}

}  // namespace
}  // namespace shinpan::gtp
