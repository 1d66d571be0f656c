#include "shinpan/draw/svg.hpp"

#include "shinpan/draw/sheet.hpp"
#include "support/board_picture.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace shinpan::draw {
namespace {

// What is wrong with the nesting of the tags; empty when the document is well formed.
std::string fault_of(const std::string& document) {
  std::vector<std::string> open;
  std::size_t at = 0;
  while ((at = document.find('<', at)) != std::string::npos) {
    const std::size_t end = document.find('>', at);
    if (end == std::string::npos) {
      return "a tag without an end";
    }
    const std::string tag = document.substr(at + 1, end - at - 1);
    const std::string name =
        tag.substr(tag[0] == '/' ? 1 : 0, tag.find_first_of(" /", 1) - (tag[0] == '/' ? 1 : 0));
    if (std::count(tag.begin(), tag.end(), '"') % 2 != 0) {
      return "an open quote in <" + tag + ">";
    }
    if (tag[0] == '/') {
      if (open.empty() || open.back() != tag.substr(1)) {
        return "</" + tag.substr(1) + "> closes nothing";
      }
      open.pop_back();
    } else if (tag.back() != '/') {
      open.push_back(name);
    }
    at = end + 1;
  }
  return open.empty() ? std::string() : "<" + open.back() + "> stays open";
}

std::size_t occurrences(const std::string& text, const std::string& what) {
  std::size_t count = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) {
    ++count;
  }
  return count;
}

Picture marked_picture() {
  Picture picture = picture_of(support::Picture(R"(
    . X O . .
    X X O O .
    . O . X .)")
                                   .board());
  picture.dead.insert({13});
  picture.seki.insert({1});
  picture.undecided.insert({2});
  picture.black_territory.insert({0});
  picture.white_territory.insert({3});
  picture.neutral.insert({12});
  picture.white_teire.insert({4});
  picture.labels = {{board::Point{5}, "1"}, {board::Point{9}, "a"}};
  picture.title = "A <title> & \"more\"\x01";
  for (const Mark mark : marks_used(picture)) {
    picture.legend.push_back({mark, "text & text"});
  }
  return picture;
}

TEST(SvgTest, Every_mark_makes_a_well_formed_document) {
  EXPECT_EQ(fault_of(to_svg(marked_picture())), "");
}

TEST(SvgTest, What_is_not_said_has_no_empty_element) {
  const std::string bare = to_svg(picture_of(board::Board(board::square(3))));
  EXPECT_EQ(bare.find("<title"), std::string::npos);
  EXPECT_EQ(bare.find("aria-labelledby"), std::string::npos);
  Picture picture = picture_of(board::Board(board::square(3)));
  picture.title = "A board";
  EXPECT_NE(to_svg(picture).find("aria-labelledby=\"title\""), std::string::npos);
}

TEST(SvgTest, Text_is_escaped) {
  const std::string svg = to_svg(marked_picture());
  EXPECT_NE(svg.find("A &lt;title&gt; &amp; &quot;more&quot; <"), std::string::npos);
  EXPECT_EQ(svg.find("text & text"), std::string::npos);
}

TEST(SvgTest, The_same_picture_gives_the_same_bytes) {
  EXPECT_EQ(to_svg(marked_picture()), to_svg(marked_picture()));
}

TEST(SvgTest, The_smallest_and_the_largest_board_can_be_drawn) {
  for (const board::Size size : {board::Size{1, 1}, board::Size{25, 25}, board::Size{1, 25}}) {
    EXPECT_EQ(fault_of(to_svg(picture_of(board::Board(size)))), "");
  }
}

TEST(SvgTest, Coordinates_stand_on_all_four_sides_and_can_be_left_out) {
  Picture picture = picture_of(board::Board(board::square(9)));
  EXPECT_EQ(occurrences(to_svg(picture), "class=\"at\""), 36U);
  picture.coordinates = false;
  EXPECT_EQ(occurrences(to_svg(picture), "class=\"at\""), 0U);
}

TEST(SvgTest, A_sheet_with_much_text_takes_more_pages) {
  Sheet sheet;
  sheet.picture = marked_picture();
  sheet.above = {{SheetLine::Kind::Title, "Title"}, {SheetLine::Kind::Blank, "Black"}};
  EXPECT_EQ(sheet_pages(sheet).size(), 1U);
  for (int i = 0; i < 100; ++i) {
    sheet.below.push_back({SheetLine::Kind::Body, "A line that says <something>."});
  }
  const std::vector<std::string> pages = sheet_pages(sheet);
  EXPECT_GT(pages.size(), 2U);
  for (const std::string& page : pages) {
    EXPECT_EQ(fault_of(page), "");
  }
}

TEST(SvgTest, Text_is_broken_at_spaces_and_words_stay_whole) {
  EXPECT_EQ(wrapped("one two three", 8), (std::vector<std::string>{"one two", "three"}));
  EXPECT_EQ(wrapped("incomprehensible", 4), (std::vector<std::string>{"incomprehensible"}));
  EXPECT_TRUE(wrapped("", 4).empty());
}

}  // namespace
}  // namespace shinpan::draw
