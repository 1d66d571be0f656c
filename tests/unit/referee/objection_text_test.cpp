#include "shinpan/referee/objection_text.hpp"

#include <gtest/gtest.h>

#include <set>

namespace shinpan::referee {
namespace {

bool has_cyrillic(const std::string& text) {
  return text.find("\xD0") != std::string::npos || text.find("\xD1") != std::string::npos;
}

void expect_sentences(const Bilingual& text) {
  EXPECT_FALSE(has_cyrillic(text.english)) << text.english;
  EXPECT_TRUE(has_cyrillic(text.russian)) << text.russian;
  for (const std::string& sentence : {text.english, text.russian}) {
    EXPECT_EQ(sentence.back(), '.') << sentence;
    EXPECT_EQ(sentence.find(".."), std::string::npos) << sentence;
    EXPECT_EQ(sentence.find("  "), std::string::npos) << sentence;
    EXPECT_NE(sentence.find(". "), std::string::npos) << sentence << ": no way to mend it";
  }
}

TEST(ObjectionTextTest, Every_objection_says_what_is_wrong_and_how_to_mend_it) {
  std::set<std::string> ids;
  std::set<std::string> sentences;
  for (const ObjectionCode code : kObjectionCodes) {
    Objection objection{code};
    objection.phases = PhaseSet{Phase::Stopped, Phase::Filling};
    const Bilingual text = objection_text(objection, board::square(9));
    expect_sentences(text);
    ids.insert(objection_id(code));
    sentences.insert(text.english);
  }
  EXPECT_EQ(ids.size(), std::size(kObjectionCodes));
  EXPECT_EQ(sentences.size(), std::size(kObjectionCodes));
}

TEST(ObjectionTextTest, Every_refused_move_has_its_own_way_out) {
  for (int i = 0; i <= static_cast<int>(rules::Refusal::GameOver); ++i) {
    Objection objection{ObjectionCode::IllegalMove};
    objection.refusal = static_cast<rules::Refusal>(i);
    expect_sentences(objection_text(objection, board::square(9)));
  }
}

TEST(ObjectionTextTest, Points_and_phases_are_named) {
  Objection open{ObjectionCode::StatusOpen, Phase::Stopped};
  open.points = {{0}, {80}};
  EXPECT_NE(objection_text(open, board::square(9)).english.find(": A9, J1. "), std::string::npos);
  Objection wrong{ObjectionCode::WrongPhase, Phase::Play};
  wrong.phases = PhaseSet{Phase::Stopped, Phase::Filling};
  EXPECT_EQ(objection_text(wrong, board::square(9)).english,
            "This cannot be done now. Wait for a phase that allows it: the stop, filling.");
}

}  // namespace
}  // namespace shinpan::referee
