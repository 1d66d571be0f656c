#include "shinpan/referee/procedure.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

namespace shinpan::referee {
namespace {

Procedure of_preset(std::string_view id) {
  return procedure_of(rules::preset(id).value());
}

TEST(ProcedureTest, Every_preset_has_the_procedure_of_its_text) {
  const std::pair<const char*, const char*> kExpected[] = {{"japanese-1989", "japanese"},
                                                           {"japanese-2003", "japanese"},
                                                           {"korean", "japanese"},
                                                           {"territory-seki", "japanese"},
                                                           {"ancient-territory", "japanese"},
                                                           {"chinese", "chinese"},
                                                           {"chinese-ogs", "chinese"},
                                                           {"aga", "aga"},
                                                           {"bga", "aga"},
                                                           {"aga-button", "aga"},
                                                           {"ing", "ing"},
                                                           {"new-zealand", "new-zealand"},
                                                           {"tromp-taylor", "tromp-taylor"},
                                                           {"atlas", "playout"},
                                                           {"stone-scoring", "playout"},
                                                           {"stone-scoring-tax", "playout"},
                                                           {"complete-filling", "playout"}};
  EXPECT_EQ(std::size(kExpected), rules::presets().size());
  for (const auto& [rules, procedure] : kExpected) {
    EXPECT_EQ(of_preset(rules).id, procedure) << rules;
  }
}

TEST(ProcedureTest, The_table_says_nothing_against_the_rule_set) {
  for (const rules::Ruleset& rules : rules::presets()) {
    const Procedure made = procedure_of(rules);
    for (const Procedure& row : procedures()) {
      if (row.id == made.id) {
        EXPECT_EQ(made.first_move, row.first_move) << rules.id;
      }
    }
    EXPECT_EQ(made.first_move == FirstMove::OpponentOfAsker, rules.opponent_resumes) << rules.id;
    EXPECT_EQ(made.confirmation, rules.settlement == rules::Settlement::Confirmation) << rules.id;
    EXPECT_EQ(made.agreement, rules.settlement != rules::Settlement::NothingDead) << rules.id;
    if (rules.ko != rules::KoRule::Simple) {
      EXPECT_EQ(made.no_result, NoResult::Never) << rules.id;
    }
  }
}

TEST(ProcedureTest, A_rule_set_of_ones_own_follows_the_way_it_settles_statuses) {
  rules::Ruleset own = rules::preset("japanese").value();
  own.id = "custom";
  EXPECT_EQ(procedure_of(own).id, "japanese");
  own.opponent_resumes = false;
  EXPECT_EQ(procedure_of(own).first_move, FirstMove::NextInTurn);
  own.settlement = rules::Settlement::NothingDead;
  EXPECT_EQ(procedure_of(own).id, "tromp-taylor");
  own.settlement = rules::Settlement::Playout;
  EXPECT_EQ(procedure_of(own).id, "playout");
  own.ko = rules::KoRule::Positional;
  EXPECT_EQ(procedure_of(own).no_result, NoResult::Never);
}

TEST(ProcedureTest, Passes_that_end_play_are_whole_stops) {
  for (const Procedure& row : procedures()) {
    EXPECT_EQ(row.passes_to_end % row.passes_to_stop, 0) << row.id;
  }
}

}  // namespace
}  // namespace shinpan::referee
