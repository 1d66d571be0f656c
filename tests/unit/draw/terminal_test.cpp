#include "shinpan/draw/terminal.hpp"

#include "support/board_picture.hpp"

#include <gtest/gtest.h>

namespace shinpan::draw {
namespace {

Picture corner() {
  Picture picture = picture_of(support::Picture(R"(
    . X O
    X X O
    . O .)")
                                   .board());
  picture.dead.insert({7});
  picture.seki.insert({1});
  picture.undecided.insert({2});
  picture.black_territory.insert({0});
  picture.neutral.insert({8});
  picture.black_teire.insert({6});
  picture.legend = {{Mark::Dead, "dead"}, {Mark::Neutral, "neutral"}};
  return picture;
}

TEST(TerminalTest, Plain_letters_tell_stones_and_marks_apart) {
  EXPECT_EQ(to_text(corner(), Glyphs::Ascii, Paint::Plain),
            "   A B C\n"
            " 3 b X*O? 3\n"
            " 2 X X O  2\n"
            " 1 t Ox-  1\n"
            "   A B C\n"
            "   x dead   - neutral\n");
}

TEST(TerminalTest, Discs_are_used_where_the_terminal_knows_them) {
  EXPECT_EQ(to_text(corner(), Glyphs::Unicode, Paint::Plain),
            "   A B C\n"
            " 3 ▪ ●*○? 3\n"
            " 2 ● ● ○  2\n"
            " 1 t ○×◇  1\n"
            "   A B C\n"
            "   × dead   ◇ neutral\n");
}

TEST(TerminalTest, Colours_appear_only_when_asked_for) {
  EXPECT_EQ(to_text(corner(), Glyphs::Unicode, Paint::Plain).find('\x1b'), std::string::npos);
  EXPECT_NE(to_text(corner(), Glyphs::Unicode, Paint::Ansi).find('\x1b'), std::string::npos);
}

TEST(TerminalTest, Without_coordinates_no_blanks_end_a_line) {
  Picture picture = picture_of(board::Board(board::square(2)));
  picture.coordinates = false;
  EXPECT_EQ(to_text(picture, Glyphs::Ascii, Paint::Plain), ". .\n. .\n");
}

}  // namespace
}  // namespace shinpan::draw
