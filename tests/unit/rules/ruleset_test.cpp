#include "shinpan/rules/ruleset.hpp"

#include <gtest/gtest.h>

#include <set>

namespace shinpan::rules {
namespace {

TEST(RulesetTest, Every_rule_set_of_the_list_has_its_own_name) {
  std::set<std::string> ids;
  for (const Ruleset& r : presets()) {
    EXPECT_TRUE(ids.insert(r.id).second) << r.id;
    EXPECT_EQ(preset(r.id), r);
  }
  for (const char* const id : {"japanese-1989",
                               "japanese-2003",
                               "korean",
                               "chinese",
                               "chinese-ogs",
                               "aga",
                               "bga",
                               "new-zealand",
                               "tromp-taylor",
                               "ing",
                               "stone-scoring",
                               "stone-scoring-tax",
                               "complete-filling",
                               "territory-seki",
                               "atlas",
                               "aga-button"}) {
    EXPECT_TRUE(ids.contains(id)) << id;
  }
}

TEST(RulesetTest, The_default_is_japanese_1989) {
  EXPECT_EQ(Ruleset(), preset("japanese-1989"));
  EXPECT_EQ(presets().front().id, "japanese-1989");
}

TEST(RulesetTest, Territory_is_confirmed_and_area_played_out) {
  for (const Ruleset& r : presets()) {
    const Settlement usual =
        r.scoring == Scoring::Territory ? Settlement::Confirmation : Settlement::Playout;
    EXPECT_EQ(r.settlement, r.id == "tromp-taylor" ? Settlement::NothingDead : usual) << r.id;
  }
}

TEST(RulesetTest, Komi_is_that_of_each_association) {
  const auto komi = [](const char* id) { return preset(id)->komi.halves; };
  EXPECT_EQ(komi("japanese-1989"), 13);
  EXPECT_EQ(komi("korean"), 13);
  EXPECT_EQ(komi("chinese"), 15);
  EXPECT_EQ(komi("aga"), 15);
  EXPECT_EQ(komi("atlas"), 15);
  EXPECT_EQ(komi("new-zealand"), 14);
  EXPECT_EQ(komi("ing"), 16);
  EXPECT_TRUE(preset("ing")->black_wins_ties);
}

TEST(RulesetTest, Aliases_case_and_spaces_lead_to_the_same_rule_set) {
  EXPECT_EQ(preset("japanese")->id, "japanese-1989");
  EXPECT_EQ(preset("Japanese 2003")->id, "japanese-2003");
  EXPECT_EQ(preset("CHINESE_KGS")->id, "chinese-ogs");
  EXPECT_EQ(preset("chinese-superko")->id, "chinese-ogs");
  EXPECT_EQ(preset("nz")->id, "new-zealand");
  EXPECT_EQ(preset("french")->id, "bga");
  EXPECT_EQ(preset("area-button")->id, "aga-button");
  EXPECT_EQ(preset("checkers"), std::nullopt);
  EXPECT_EQ(preset(""), std::nullopt);
}

TEST(RulesetTest, Changing_a_field_makes_a_custom_rule_set) {
  const auto changed = with_field(*preset("chinese"), "ko", "SITUATIONAL");
  ASSERT_TRUE(changed);
  EXPECT_EQ(changed->ko, KoRule::Situational);
  EXPECT_EQ(changed->id, "custom");
}

TEST(RulesetTest, Changing_a_field_may_lead_to_another_known_rule_set) {
  EXPECT_EQ(with_field(*preset("chinese"), "ko", "POSITIONAL")->id, "chinese-ogs");
  EXPECT_EQ(with_field(*preset("japanese"), "tax", "NONE")->id, "territory-seki");
}

TEST(RulesetTest, A_change_and_back_changes_nothing) {
  const Ruleset korean = *preset("korean");
  const auto changed = with_field(korean, "suicide", "true");
  EXPECT_EQ(changed->id, "custom");
  EXPECT_EQ(with_field(*changed, "suicide", "false")->id, "japanese-1989");
  EXPECT_EQ(with_field(korean, "suicide", "false"), korean);
}

TEST(RulesetTest, Scoring_brings_its_settlement_along) {
  const auto area = with_field(*preset("japanese"), "scoring", "AREA");
  EXPECT_EQ(area->settlement, Settlement::Playout);
  EXPECT_EQ(with_field(*area, "scoring", "TERRITORY")->settlement, Settlement::Confirmation);
}

TEST(RulesetTest, All_fields_of_KataGo_can_be_set) {
  Ruleset r = *preset("japanese");
  for (const auto& [field, value] : {std::pair{"ko", "positional"},
                                     {"scoring", "area"},
                                     {"tax", "all"},
                                     {"suicide", "TRUE"},
                                     {"hasButton", "true"},
                                     {"whiteHandicapBonus", "N-1"},
                                     {"friendlyPassOk", "false"}}) {
    const auto changed = with_field(r, field, value);
    ASSERT_TRUE(changed) << field;
    r = *changed;
  }
  EXPECT_EQ(katago_compact(r), "koPOSITIONALscoreAREAtaxALLsui1button1whbN-1fpok0");
}

TEST(RulesetTest, An_unknown_field_is_passed_over_and_a_bad_value_is_not) {
  const Ruleset r = *preset("aga");
  EXPECT_EQ(with_field(r, "moonshine", "42"), r);
  EXPECT_EQ(with_field(r, "ko", "SOMETIMES").error(),
            (base::Error{base::ErrorCode::BadRules, {}, "ko=SOMETIMES"}));
}

TEST(RulesetTest, Names_elsewhere_lead_back) {
  for (const Ruleset& r : presets()) {
    if (!katago_name(r).empty()) {
      EXPECT_EQ(katago_compact(*parse_rules(katago_name(r))), katago_compact(r)) << r.id;
    }
    if (!ogs_name(r).empty()) {
      EXPECT_TRUE(parse_rules(ogs_name(r))) << r.id;
    }
    EXPECT_EQ(sgf_name(*parse_rules(sgf_name(r))), sgf_name(r)) << r.id;
  }
  EXPECT_EQ(sgf_name(*preset("ing")), "GOE");
  EXPECT_EQ(ogs_name(*preset("chinese-ogs")), "chinese");
  Ruleset custom;
  custom.id = "custom";
  EXPECT_EQ(sgf_name(custom), "");
}

}  // namespace
}  // namespace shinpan::rules
