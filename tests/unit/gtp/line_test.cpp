#include "gtp/line.hpp"

#include "gtp/reply.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace shinpan::gtp {
namespace {

TEST(Line, A_command_has_an_id_or_none) {
  const std::optional<Line> with = parse_line("12 play b D4");
  ASSERT_TRUE(with);
  EXPECT_EQ(with->id, "12");
  EXPECT_EQ(with->command, "play");
  EXPECT_EQ(with->arguments, "b D4");
  const std::optional<Line> without = parse_line("name");
  ASSERT_TRUE(without);
  EXPECT_EQ(without->id, "");
  EXPECT_EQ(without->command, "name");
}

TEST(Line, What_only_begins_with_digits_is_a_command) {
  EXPECT_EQ(parse_line("12name")->command, "12name");
  EXPECT_EQ(parse_line("-5 name")->command, "-5");
}

TEST(Line, An_id_may_have_any_length) {
  const std::string id(100, '9');
  EXPECT_EQ(parse_line(id + " name")->id, id);
}

TEST(Line, An_id_alone_has_no_command) {
  EXPECT_EQ(parse_line("7")->id, "7");
  EXPECT_EQ(parse_line("7 # name")->command, "");
}

TEST(Line, Comments_blanks_and_control_characters_are_nothing) {
  EXPECT_FALSE(parse_line(""));
  EXPECT_FALSE(parse_line(" \t \r"));
  EXPECT_FALSE(parse_line("# 1 name"));
  EXPECT_FALSE(parse_line(std::string("\0\x01\x7f", 3)));
  const std::optional<Line> line = parse_line("\t3\t pl\ray \x02 b\tD4 \r# quit");
  ASSERT_TRUE(line);
  EXPECT_EQ(line->id, "3");
  EXPECT_EQ(line->command, "play");
  EXPECT_EQ(line->arguments, "b D4");
}

TEST(Line, Blanks_inside_the_arguments_stay) {
  EXPECT_EQ(parse_line("loadsgf  my  game.sgf ")->arguments, "my  game.sgf");
}

TEST(ReadLine, The_last_line_needs_no_break) {
  std::istringstream input("a\n\nb");
  EXPECT_EQ(read_line(input)->text, "a");
  EXPECT_EQ(read_line(input)->text, "");
  EXPECT_EQ(read_line(input)->text, "b");
  EXPECT_FALSE(read_line(input));
}

TEST(ReadLine, What_is_beyond_the_longest_line_is_passed_over) {
  std::istringstream input(std::string(kLongestLine + 5, 'x') + "\nname\n");
  const std::optional<RawLine> line = read_line(input);
  EXPECT_TRUE(line->too_long);
  EXPECT_EQ(line->text.size(), kLongestLine);
  EXPECT_EQ(read_line(input)->text, "name");
}

TEST(ReplyText, An_answer_ends_with_an_empty_line_and_has_none_inside) {
  EXPECT_EQ(reply_text("", success("2")), "= 2\n\n");
  EXPECT_EQ(reply_text("5", failure("cannot undo")), "?5 cannot undo\n\n");
  EXPECT_EQ(reply_text("5", success()), "=5 \n\n");
  EXPECT_EQ(reply_text("", success("a\n\n\nb\n")), "= a\nb\n\n");
  EXPECT_EQ(reply_text("", success("\n board\n")), "= \n board\n\n");
}

TEST(ReplyText, Control_characters_do_not_get_through) {
  EXPECT_EQ(reply_text("", failure("a\tb\x1b[31m\rc")), "? a b[31mc\n\n");
}

TEST(ReplyText, An_open_answer_has_no_end_yet) {
  EXPECT_EQ(reply_text("1", Reply{Reply::Kind::Open, "info move pass"}), "=1\ninfo move pass\n");
}

}  // namespace
}  // namespace shinpan::gtp
