#include "shinpan/explain/glossary.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>
#include <string>

namespace shinpan::explain {
namespace {

std::string page(const char* language) {
  std::ifstream in(std::string(SHINPAN_SOURCE_DIR) + "/docs/" + language + "/glossary.md");
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string cell(const char* text) {
  return std::string(" ") + text + " |";
}

std::string read_as(const char* written, const char* read) {
  const std::string text = written;
  return text.empty() ? " |" : " " + text + " " + read + " |";
}

std::string row(const Term& term, Language language) {
  const std::string also = in(language, term.also);
  return std::string("| ") + in(language, term.name) + (also.empty() ? "" : " (" + also + ")") +
         " |" + cell(in(language, term.meaning)) + read_as(term.japanese, term.romaji) +
         read_as(term.chinese, term.pinyin);
}

TEST(GlossaryTest, Each_term_has_its_row_in_both_languages) {
  const std::string english = page("en");
  const std::string russian = page("ru");
  for (const Term& term : glossary()) {
    EXPECT_NE(english.find(row(term, Language::English) + "\n"), std::string::npos)
        << row(term, Language::English);
    EXPECT_NE(russian.find(row(term, Language::Russian) + "\n"), std::string::npos)
        << row(term, Language::Russian);
  }
}

TEST(GlossaryTest, Terms_have_names_of_their_own_and_whole_sentences) {
  std::set<std::string> ids;
  std::set<std::string> names;
  for (const Term& term : glossary()) {
    EXPECT_TRUE(ids.insert(term.id).second) << term.id;
    EXPECT_TRUE(names.insert(term.name.english).second) << term.id;
    EXPECT_TRUE(names.insert(term.name.russian).second) << term.id;
    for (const Language language : {Language::English, Language::Russian}) {
      const std::string meaning = in(language, term.meaning);
      EXPECT_FALSE(meaning.empty()) << term.id;
      EXPECT_EQ(meaning.back(), '.') << term.id;
    }
    EXPECT_NE(std::string(term.japanese), "") << term.id;
    EXPECT_EQ(std::string(term.chinese).empty(), std::string(term.pinyin).empty()) << term.id;
  }
}

}  // namespace
}  // namespace shinpan::explain
