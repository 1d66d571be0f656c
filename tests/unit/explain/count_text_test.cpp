#include "shinpan/explain/cause_text.hpp"
#include "shinpan/explain/method_text.hpp"
#include "shinpan/explain/step_text.hpp"

#include <gtest/gtest.h>

#include <set>

namespace shinpan::explain {
namespace {

using count::Both;
using count::Cause;
using count::Step;
using rules::HalfPoints;

bool has_cyrillic(const std::string& text) {
  return text.find("\xD0") != std::string::npos || text.find("\xD1") != std::string::npos;
}

void expect_sentence(Language language, const std::string& text) {
  EXPECT_EQ(has_cyrillic(text), language == Language::Russian) << text;
  for (const char* const fault : {"{", "  ", ": .", "()"}) {
    EXPECT_EQ(text.find(fault), std::string::npos) << text;
  }
}

Step step_of(Step::Kind kind) {
  Step out;
  out.kind = kind;
  out.points[0].insert(board::point_at(board::square(9), 0, 0));
  out.points[1].insert(board::point_at(board::square(9), 1, 0));
  out.figures = {HalfPoints::points(1), HalfPoints{3}};
  return out;
}

TEST(CountTextTest, Every_step_has_a_sentence_of_its_own_in_both_languages) {
  for (const Language language : kLanguages) {
    std::set<std::string> sentences;
    for (int kind = 0; kind <= static_cast<int>(Step::Kind::CheckByArea); ++kind) {
      const std::string text = step_text(language,
                                         board::square(9),
                                         count::Method::Chinese,
                                         step_of(static_cast<Step::Kind>(kind)));
      expect_sentence(language, text);
      EXPECT_TRUE(sentences.insert(text).second) << text;
    }
  }
}

TEST(CountTextTest, Every_cause_has_a_sentence_in_both_languages) {
  for (const Language language : kLanguages) {
    for (int kind = 0; kind <= static_cast<int>(Cause::Kind::TiesToBlack); ++kind) {
      Cause cause;
      cause.kind = static_cast<Cause::Kind>(kind);
      cause.figures = {HalfPoints::points(5), HalfPoints::points(4)};
      cause.points.insert({0});
      cause.gain = HalfPoints::points(1);
      expect_sentence(language, cause_text(language, board::square(9), "area", cause));
    }
    for (const Both<int>& put : {Both<int>{5, 4}, {4, 5}, {4, 4}, {9, 2}}) {
      expect_sentence(language, parity_text(language, put));
    }
  }
}

TEST(CountTextTest, Every_method_is_described_in_both_languages) {
  for (const Language language : kLanguages) {
    std::set<std::string> lines;
    for (const count::Method method : count::kMethods) {
      expect_sentence(language, method_text(language, method));
      EXPECT_TRUE(lines.insert(method_text(language, method)).second);
    }
  }
}

TEST(CountTextTest, A_step_names_the_points_where_they_are_few) {
  const Step few = step_of(Step::Kind::Protect);
  EXPECT_EQ(step_text(Language::English, board::square(9), count::Method::Area, few),
            "Protecting stones are added: Black 1 (A9), White 1 (B9).");
  Step many = few;
  for (std::uint16_t i = 0; i < 40; ++i) {
    many.points[0].insert({i});
  }
  many.points[1] = {};
  many.figures[1] = {};
  EXPECT_EQ(step_text(Language::English, board::square(9), count::Method::Area, many),
            "Protecting stones are added: Black 40.");
}

TEST(CountTextTest, Empty_points_are_told_in_tens) {
  Step step = step_of(Step::Kind::Rearrange);
  for (std::uint16_t i = 0; i < 34; ++i) {
    step.points[0].insert({i});
  }
  EXPECT_EQ(step_text(Language::English, board::square(9), count::Method::Japanese, step),
            "Stones are moved so that empty points lie together: Black 34 = 30 + 4, White 1.");
}

TEST(CountTextTest, Counting_units_are_two_points_each) {
  EXPECT_EQ(zi_text(HalfPoints{15}), "3 3/4");
  EXPECT_EQ(zi_text(HalfPoints{1}), "1/4");
  EXPECT_EQ(zi_text(HalfPoints{16}), "4");
  EXPECT_EQ(zi_text(HalfPoints{-6}), "-1 1/2");
  EXPECT_EQ(zi_text(HalfPoints{}), "0");
}

}  // namespace
}  // namespace shinpan::explain
