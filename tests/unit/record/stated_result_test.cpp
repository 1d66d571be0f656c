#include "shinpan/record/stated_result.hpp"

#include "test_data.hpp"

#include <gtest/gtest.h>

#include <set>

namespace shinpan::record {
namespace {

using board::Color;
using Kind = StatedResult::Kind;

struct Reading {
  std::string text;
  StatedResult result;
};

// The lines of data/odd/re-variants.tsv.
const Reading kVariants[] = {
    {"B+Resign", {Kind::Resignation, Color::Black, {}}},
    {"b+res", {Kind::Resignation, Color::Black, {}}},
    {"W", {Kind::Win, Color::White, {}}},
    {"White resigns.", {Kind::Resignation, Color::Black, {}}},
    {"W+Time Over", {Kind::Time, Color::White, {}}},
    {"B+T", {Kind::Time, Color::Black, {}}},
    {"B+F", {Kind::Forfeit, Color::Black, {}}},
    {"B+Illegal", {Kind::Illegal, Color::Black, {}}},
    {"W+J", {Kind::Win, Color::White, {}}},
    {"B+AW", {Kind::Win, Color::Black, {}}},
    {"B+V", {Kind::Win, Color::Black, {}}},
    {"W+0.0", {Kind::Win, Color::White, {}}},
    {"W+0.02", {Kind::Win, Color::White, {}}},
    {"draw", {Kind::Draw, {}, {}}},
    {"Draw", {Kind::Draw, {}, {}}},
    {"0", {Kind::Draw, {}, {}}},
    {"Jigo", {Kind::Draw, {}, {}}},
    {"B+3.50", {Kind::Points, Color::Black, {7}}},
    {"W+12.", {Kind::Points, Color::White, {24}}},
    {"B+1.75", {Kind::Points, Color::Black, {7}}},
    {"W+3 3/4", {Kind::Points, Color::White, {15}}},
    {"\u9ed1\u4e2d\u76d8\u80dc", {Kind::Resignation, Color::Black, {}}},
    {"B+4\u76ee", {Kind::Points, Color::Black, {8}}},
    {"B+\u548c\u68cb", {Kind::Draw, {}, {}}},
    {"257\u624b\u5b8c, \u9ed2\u4e2d\u62bc\u3057\u52dd\u3061",
     {Kind::Resignation, Color::Black, {}}},
    {"294\uc218 \ud7510.5\uc9d1\uc2b9", {Kind::Points, Color::Black, {1}}},
    {"Black+3", {Kind::Points, Color::Black, {6}}},
    {"W+2.25", {Kind::Points, Color::White, {9}}},
    {"? (No further moves known)", {}},
    {"has adjourned.", {Kind::Unfinished, {}, {}}},
    {"?", {}},
    {"", {}},
    {"Void", {Kind::Void, {}, {}}},
};

// As servers and people write it in words.
const Reading kWords[] = {
    {"White wins by 18.5 points! ", {Kind::Points, Color::White, {37}}},
    {"White loses on time", {Kind::Time, Color::Black, {}}},
    {"Black Win 6.5 >> White(50):Black(63)", {Kind::Points, Color::Black, {13}}},
    {"Progressing!", {Kind::Unfinished, {}, {}}},
    {"232\u624b\u5b8c\u3001\u9ed22\u76ee\u534a\u52dd\u3061", {Kind::Points, Color::Black, {5}}},
    {"\u767d\u6642\u9593\u5207\u308c\u52dd\u3061\uff01", {Kind::Time, Color::White, {}}},
    {"\u767d\u68cb12\u5b50 >> \u767d\u65b9(94):\u9ed1\u65b9(82)",
     {Kind::Points, Color::White, {24}}},
    {"Black wins by resignation", {Kind::Resignation, Color::Black, {}}},
    {"\u9ed1\u80dc3\u53c83/4\u5b50", {Kind::Points, Color::Black, {15}}},
    {"\ud751 \ubc18\uc9d1\uc2b9", {Kind::Points, Color::Black, {1}}},
    {"\u9ed2\u534a\u76ee\u52dd\u3061", {Kind::Points, Color::Black, {1}}},
    {"\u0427\u0451\u0440\u043d\u044b\u0435 \u0432\u044b\u0438\u0433\u0440\u0430\u043b\u0438 3,5 "
     "\u043e\u0447\u043a\u0430",
     {Kind::Points, Color::Black, {7}}},
    {"\u0411\u0435\u043b\u044b\u0435 \u0441\u0434\u0430\u043b\u0438\u0441\u044c",
     {Kind::Resignation, Color::Black, {}}},
    {"\ubb34\uc2b9\ubd80", {Kind::Draw, {}, {}}},
    {"Both lost", {Kind::Void, {}, {}}},
    {"B+", {Kind::Win, Color::Black, {}}},
    {"W+99999999", {Kind::Win, Color::White, {}}},
    {"nonsense", {}},
};

TEST(StatedResult, Every_collected_variant_is_read_as_its_line_says) {
  for (const Reading& reading : kVariants) {
    EXPECT_EQ(read_result(reading.text), reading.result) << reading.text;
  }
}

TEST(StatedResult, No_collected_variant_is_left_out) {
  std::set<std::string> known;
  for (const Reading& reading : kVariants) {
    known.insert(reading.text);
  }
  for (const std::string& line : lines_of(data_folder() / "odd/re-variants.tsv")) {
    const std::string text = fields_of(line)[0];
    EXPECT_TRUE(text == "text" || known.contains(text)) << text;
  }
}

TEST(StatedResult, Words_in_five_languages_are_understood) {
  for (const Reading& reading : kWords) {
    EXPECT_EQ(read_result(reading.text), reading.result) << reading.text;
  }
}

TEST(StatedResult, The_code_of_a_result_is_read_as_the_same_result) {
  for (const StatedResult& result : {StatedResult{},
                                     StatedResult{Kind::Points, Color::White, {7}},
                                     StatedResult{Kind::Resignation, Color::Black, {}},
                                     StatedResult{Kind::Time, Color::White, {}},
                                     StatedResult{Kind::Forfeit, Color::Black, {}},
                                     StatedResult{Kind::Win, Color::Black, {}},
                                     StatedResult{Kind::Draw, {}, {}},
                                     StatedResult{Kind::Void, {}, {}}}) {
    EXPECT_EQ(read_result(sgf_result(result)), result) << sgf_result(result);
  }
}

}  // namespace
}  // namespace shinpan::record
