#include "shinpan/explain/objection_text.hpp"

#include <gtest/gtest.h>

#include <set>

namespace shinpan::explain {
namespace {

using referee::Objection;
using referee::ObjectionCode;
using referee::Phase;
using referee::PhaseSet;

bool has_cyrillic(const std::string& text) {
  return text.find("\xD0") != std::string::npos || text.find("\xD1") != std::string::npos;
}

std::string english(const Objection& objection) {
  return objection_text(Language::English, objection, board::square(9));
}

void expect_sentences(const Objection& objection) {
  const std::string russian = objection_text(Language::Russian, objection, board::square(9));
  EXPECT_FALSE(has_cyrillic(english(objection))) << english(objection);
  EXPECT_TRUE(has_cyrillic(russian)) << russian;
  for (const std::string& sentence : {english(objection), russian}) {
    EXPECT_EQ(sentence.back(), '.') << sentence;
    EXPECT_EQ(sentence.find(".."), std::string::npos) << sentence;
    EXPECT_EQ(sentence.find("  "), std::string::npos) << sentence;
    EXPECT_NE(sentence.find(". "), std::string::npos) << sentence << ": no way to mend it";
  }
}

TEST(ObjectionTextTest, Every_objection_says_what_is_wrong_and_how_to_mend_it) {
  std::set<std::string> ids;
  std::set<std::string> sentences;
  for (const ObjectionCode code : referee::kObjectionCodes) {
    Objection objection{code};
    objection.phases = PhaseSet{Phase::Stopped, Phase::Filling};
    expect_sentences(objection);
    ids.insert(objection_id(code));
    sentences.insert(english(objection));
  }
  EXPECT_EQ(ids.size(), std::size(referee::kObjectionCodes));
  EXPECT_EQ(sentences.size(), std::size(referee::kObjectionCodes));
}

TEST(ObjectionTextTest, Every_refused_move_has_its_own_way_out) {
  for (int i = 0; i <= static_cast<int>(rules::Refusal::GameOver); ++i) {
    Objection objection{ObjectionCode::IllegalMove};
    objection.refusal = static_cast<rules::Refusal>(i);
    expect_sentences(objection);
  }
}

TEST(ObjectionTextTest, Points_and_phases_are_named) {
  Objection open{ObjectionCode::StatusOpen, Phase::Stopped};
  open.points = {{0}, {80}};
  EXPECT_NE(english(open).find(": A9, J1. "), std::string::npos);
  Objection wrong{ObjectionCode::WrongPhase, Phase::Play};
  wrong.phases = PhaseSet{Phase::Stopped, Phase::Filling};
  EXPECT_EQ(english(wrong),
            "This cannot be done now. Wait for a phase that allows it: the stop, filling.");
}

}  // namespace
}  // namespace shinpan::explain
