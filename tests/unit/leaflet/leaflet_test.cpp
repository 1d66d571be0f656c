#include "leaflet/leaflet.hpp"

#include "leaflet/booklet.hpp"
#include "leaflet/figures.hpp"
#include "leaflet/lines.hpp"
#include "leaflet/words.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace shinpan::leaflet {
namespace {

using explain::Language;
using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

// The leaflet of the book with something changed.
class Changed {
 public:
  Changed() : json_(json::parse(sources().leaflet)) {}

  // The first board with the id, on any page.
  json& board(const std::string& id) { return *find(json_.at("pages"), id); }

  [[nodiscard]] base::Result<std::vector<std::string>> pages(
      Language language = Language::English) {
    text_ = json_.dump();
    return leaflet_pages({sources().book, text_, {}}, language, Fonts::PtSans);
  }

  json& all() { return json_; }

 private:
  static json* find(json& in, const std::string& id) {
    if (in.is_object() && in.value("id", "") == id && in.contains("rows")) {
      return &in;
    }
    if (in.is_structured()) {
      for (json& part : in) {
        if (json* const found = find(part, id)) {
          return found;
        }
      }
    }
    return nullptr;
  }

  json json_;
  std::string text_;
};

TEST(Leaflet, HasSixPagesOfA5InBothLanguages) {
  for (const Language language : explain::kLanguages) {
    const auto pages = leaflet_pages(sources(), language, Fonts::PtSans);
    ASSERT_TRUE(pages) << pages.error().detail;
    ASSERT_EQ(pages->size(), 6U);
    for (const std::string& page : *pages) {
      EXPECT_THAT(page, HasSubstr("width=\"148mm\" height=\"210mm\""));
      EXPECT_THAT(page, HasSubstr("url(#wood)"));
    }
  }
}

TEST(Leaflet, TakesItsNumbersFromTheBoardsItDraws) {
  Changed changed;
  // One stone more in the chain.
  changed.board("chain")["rows"] = {".....", ".X...", ".XXX.", ".....", "....."};
  changed.board("chain")["claims"] = json::array();
  const auto pages = changed.pages();
  ASSERT_TRUE(pages) << pages.error().detail;
  EXPECT_THAT((*pages)[1], HasSubstr("One chain: 4\u00a0stones, 9\u00a0liberties"));
}

TEST(Leaflet, AClaimThatDoesNotHoldIsAnError) {
  Changed changed;
  changed.board("taken")["claims"][0]["points"] = {"B3"};
  const auto pages = changed.pages();
  ASSERT_FALSE(pages);
  EXPECT_EQ(pages.error().code, base::ErrorCode::Internal);
  EXPECT_THAT(pages.error().detail, HasSubstr("taken: claim 1 (captures) does not hold"));
}

TEST(Leaflet, AWrongStatusIsAnError) {
  Changed changed;
  changed.board("one")["claims"][0]["is"] = "alive";
  const auto pages = changed.pages();
  ASSERT_FALSE(pages);
  EXPECT_THAT(pages.error().detail, HasSubstr("one: claim 1 (status)"));
}

TEST(Leaflet, AMoveThatMayNotBeMadeIsAnError) {
  Changed changed;
  changed.board("opening")["steps"].push_back({{"move", "W E5"}});
  const auto pages = changed.pages();
  ASSERT_FALSE(pages);
  EXPECT_THAT(pages.error().detail, HasSubstr("W E5 is occupied"));
}

TEST(Leaflet, ASlotWithoutAFactIsAnError) {
  Changed changed;
  changed.board("middle")["caption"]["en"] = "{nothing}";
  const auto pages = changed.pages();
  ASSERT_FALSE(pages);
  EXPECT_THAT(pages.error().detail, HasSubstr("no such fact: nothing"));
}

TEST(Leaflet, APageTooFullIsAnError) {
  Changed changed;
  json& parts = changed.all()["pages"][2]["parts"];
  for (int i = 0; i < 3; ++i) {
    parts.push_back(parts[0]);
    parts.push_back(parts[1]);
  }
  const auto pages = changed.pages();
  ASSERT_FALSE(pages);
  EXPECT_THAT(pages.error().detail, HasSubstr("page 3 is too full"));
}

TEST(Leaflet, BrokenDataIsAnErrorAndNoException) {
  EXPECT_FALSE(leaflet_pages({"{}", "{}", {}}, Language::English, Fonts::PtSans));
  EXPECT_FALSE(leaflet_pages({"", "", {}}, Language::English, Fonts::PtSans));
  EXPECT_FALSE(problem_pages({"{}", "{}", {}}, Language::English, Fonts::PtSans));
}

TEST(Booklet, LaysSixPagesOntoTwoSheets) {
  std::vector<std::string> pages;
  for (int i = 1; i <= 6; ++i) {
    pages.push_back("<svg width=\"148mm\">page" + std::to_string(i) + "</svg>");
  }
  const std::vector<std::string> sides = booklet(pages);
  ASSERT_EQ(sides.size(), 4U);
  const auto at = [&](std::size_t side, int page) {
    const std::size_t where = sides[side].find("page" + std::to_string(page));
    return where == std::string::npos
               ? -1
               : std::stoi(sides[side].substr(sides[side].rfind("<svg x=\"", where) + 8));
  };
  EXPECT_EQ(at(0, 1), 1485);  // beside the blank back
  EXPECT_EQ(at(1, 2), 5);     // beside the blank inside of it
  EXPECT_EQ(at(2, 3), 1485);
  EXPECT_EQ(at(2, 6), 5);
  EXPECT_EQ(at(3, 4), 5);
  EXPECT_EQ(at(3, 5), 1485);
}

TEST(ProblemSheet, HasEveryProblemAndTheAnswersOnItsLastPage) {
  const std::size_t number = json::parse(sources().book).at("problems").size();
  for (const Language language : explain::kLanguages) {
    const auto pages = problem_pages(sources(), language, Fonts::PtSans);
    ASSERT_TRUE(pages) << pages.error().detail;
    std::string before;
    for (std::size_t i = 0; i + 1 < pages->size(); ++i) {
      before += (*pages)[i];
    }
    for (std::size_t i = 1; i <= number; ++i) {
      EXPECT_THAT(before, HasSubstr('>' + std::to_string(i) + ". "));
      EXPECT_THAT(pages->back(), HasSubstr('>' + std::to_string(i) + ".<"));
    }
    const char* const answers = language == Language::Russian ? ">Ответы<" : ">Answers<";
    EXPECT_THAT(pages->back(), HasSubstr(answers));
    EXPECT_THAT(before, Not(HasSubstr(answers)));
  }
}

TEST(Figures, CountWhatTheEngineCounts) {
  const json board = {{"id", "b"},
                      {"rows", {".XO..", "XO.O.", ".XO..", ".....", "....."}},
                      {"to_play", "B"},
                      {"steps", {{{"move", "B C4"}}}},
                      {"facts",
                       {{"libs", {{"kind", "liberties"}, {"at", "B4"}}},
                        {"where", {{"kind", "liberty-points"}, {"at", "B4"}}},
                        {"gone", {{"kind", "captured"}, {"after", 1}}},
                        {"all", {{"kind", "points"}}}}},
                      {"claims",
                       {{{"kind", "illegal"}, {"move", "W B4"}, {"because", "ko"}, {"after", 1}},
                        {{"kind", "atari"}, {"at", "B4"}}}}};
  const auto figures = Figures::from(board);
  ASSERT_TRUE(figures);
  EXPECT_TRUE(figures->hold());
  EXPECT_EQ(value_text(*figures->fact("libs"), Language::English), "1");
  EXPECT_EQ(value_text(*figures->fact("where"), Language::English), "C4");
  EXPECT_EQ(value_text(*figures->fact("gone"), Language::English), "1");
  EXPECT_EQ(value_text(*figures->fact("all"), Language::English), "25");
}

TEST(Words, PutNounsIntoTheRightForm) {
  const json nouns = json::parse(sources().book).at("nouns");
  const json board = {{"id", "b"},
                      {"rows", {"XX.", "...", "..."}},
                      {"facts", {{"n", {{"kind", "liberties"}, {"at", "A3"}}}}}};
  const auto figures = Figures::from(board);
  ASSERT_TRUE(figures);
  Words russian(nouns, Language::Russian);
  russian.add("b", *figures);
  EXPECT_EQ(*russian.filled({{"ru", "{n|liberty}, {=7.5}"}}, "b"), "3\u00a0дыхания, 7,5");
  EXPECT_FALSE(russian.filled({{"ru", "{n|elephant}"}}, "b"));
  EXPECT_FALSE(russian.filled({{"ru", "{n}"}}, "another"));
}

TEST(Words, MarkEmphasisAndDropLinks) {
  EXPECT_THAT(marked_up("a *b* [[liberty|c]]."),
              ElementsAre(leaflet::Run{"a ", Face::Regular},
                          leaflet::Run{"b", Face::Italic},
                          leaflet::Run{" c.", Face::Regular}));
}

TEST(Lines, AreNoWiderThanAskedFor) {
  const std::vector<leaflet::Run> text = {
      {"Stones of one colour that are joined along lines are one ", {}},
      {"chain", Face::Italic},
      {". Its liberties are shared.", {}}};
  const std::vector<Line> lines = broken(text, Face::Regular, 34, 400);
  EXPECT_GT(lines.size(), 2U);
  for (const Line& line : lines) {
    EXPECT_LE(line_width(line, 34), 400);
  }
}

TEST(Lines, DoNotBeginWithADashOrEndWithOneLetter) {
  const std::vector<Line> lines =
      broken({{"Дыхание — пустое пересечение в углу и на краю", {}}}, Face::Regular, 34, 240);
  for (const Line& line : lines) {
    EXPECT_NE(line.front().text.rfind("—", 0), 0U);
    EXPECT_THAT(line.back().text, Not(testing::EndsWith(" в")));
    EXPECT_THAT(line.back().text, Not(testing::EndsWith(" и")));
  }
}

}  // namespace
}  // namespace shinpan::leaflet
