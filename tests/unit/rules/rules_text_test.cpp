#include "shinpan/rules/ruleset.hpp"

#include <gtest/gtest.h>

namespace shinpan::rules {
namespace {

std::string id_of(std::string_view text) {
  const base::Result<Ruleset> rules = parse_rules(text);
  return rules ? rules->id : "refused";
}

TEST(RulesTextTest, What_records_say_is_understood) {
  const std::pair<const char*, const char*> kWritten[] = {
      {"Japanese", "japanese-1989"},
      {"japanese", "japanese-1989"},
      {"Japanese Rules", "japanese-1989"},
      {"Japanese rules.", "japanese-1989"},
      {"Japanese (1989)", "japanese-1989"},
      {"jp", "japanese-1989"},
      {"Nihon Ki-in", "japanese-1989"},
      {"Chinese", "chinese"},
      {"Chinese rules", "chinese"},
      {"rules: Chinese", "chinese"},
      {"cn", "chinese"},
      {"Korean", "korean"},
      {"KR", "korean"},
      {"AGA", "aga"},
      {"AGA rules", "aga"},
      {"AGA (Area)", "aga"},
      {"AGA (Territory)", "aga"},
      {"GOE", "ing"},
      {"SST", "ing"},
      {"Ing", "ing"},
      {"Ing (SST)", "ing"},
      {"NZ", "new-zealand"},
      {"New Zealand", "new-zealand"},
      {"new_zealand", "new-zealand"},
      {"tromp taylor", "tromp-taylor"},
      {"Tromp-Taylor", "tromp-taylor"},
      {"French", "bga"},
      {"BGA", "bga"},
      {"stone scoring", "stone-scoring"},
      {"  aga-button\n", "aga-button"},
  };
  for (const auto& [text, id] : kWritten) {
    EXPECT_EQ(id_of(text), id) << text;
  }
}

TEST(RulesTextTest, Names_in_other_scripts_are_understood) {
  const std::pair<const char*, const char*> kWritten[] = {
      {"\u65e5\u672c\u89c4\u5219", "japanese-1989"},        // Chinese: Japanese rules
      {"\u65e5\u672c\u30eb\u30fc\u30eb", "japanese-1989"},  // Japanese
      {"\uc77c\ubcf8\ub8f0", "japanese-1989"},              // Korean
      {"\u042f\u043f\u043e\u043d\u0441\u043a\u0438\u0435", "japanese-1989"},  // Russian
      {"\u4e2d\u56fd\u89c4\u5219", "chinese"},                                // Chinese, simplified
      {"\u4e2d\u570b", "chinese"},                   // Chinese, traditional
      {"\uc911\uad6d \uaddc\uce59", "chinese"},      // Korean
      {"\u97d3\u56fd\u30eb\u30fc\u30eb", "korean"},  // Japanese
      {"\ud55c\uad6d", "korean"},                    // Korean
      {"\u5fdc\u6c0f\u30eb\u30fc\u30eb", "ing"},     // Japanese
      {"\uff21\uff27\uff21", "aga"},                 // fullwidth letters
  };
  for (const auto& [text, id] : kWritten) {
    EXPECT_EQ(id_of(text), id) << text;
  }
}

TEST(RulesTextTest, What_is_not_known_is_refused_and_named) {
  for (const char* const text : {"", "rules", "old", "Go", "Japanese or Chinese", "\xff\xfe"}) {
    const base::Result<Ruleset> rules = parse_rules(text);
    ASSERT_FALSE(rules) << text;
    EXPECT_EQ(rules.error().code, base::ErrorCode::BadRules);
    EXPECT_EQ(rules.error().detail, text);
  }
}

TEST(RulesTextTest, The_compact_form_of_KataGo_is_read) {
  const auto rules = parse_rules("koPOSITIONALscoreAREAtaxNONEsui0button1whbNfpok1");
  ASSERT_TRUE(rules);
  EXPECT_EQ(rules->id, "custom");
  EXPECT_EQ(rules->ko, KoRule::Positional);
  EXPECT_EQ(rules->scoring, Scoring::Area);
  EXPECT_EQ(rules->settlement, Settlement::Playout);
  EXPECT_TRUE(rules->button);
  EXPECT_EQ(rules->handicap_bonus, HandicapBonus::N);
}

TEST(RulesTextTest, The_compact_form_may_leave_out_what_is_usual) {
  EXPECT_EQ(id_of("koSIMPLEscoreTERRITORYtaxSEKIsui0"), "japanese-1989");
  EXPECT_EQ(id_of("koPOSITIONALscoreAREAtaxNONEsui1"), "tromp-taylor");
  EXPECT_EQ(id_of("koSITUATIONALscoreAREAtaxNONEsui0whbN-1"), "aga");
}

TEST(RulesTextTest, The_compact_form_may_state_komi_and_fields_of_the_future) {
  const auto rules = parse_rules("koSIMPLEscoreAREAtaxNONEsui0whbNfpok1moonX7komi5.5");
  ASSERT_TRUE(rules);
  EXPECT_EQ(rules->id, "chinese");
  EXPECT_EQ(rules->komi, HalfPoints{11});
}

TEST(RulesTextTest, A_bad_value_in_the_compact_form_is_refused) {
  for (const char* const text : {"koNEVERscoreAREAtaxNONEsui0",
                                 "koSIMPLE",
                                 "koSIMPLEscoreAREAtax",
                                 "koSIMPLEscoreAREAkomi7.25",
                                 "koSIMPLEscoreAREAkomi-"}) {
    EXPECT_EQ(id_of(text), "refused") << text;
  }
}

TEST(RulesTextTest, Every_mix_survives_the_compact_form) {
  int mixes = 0;
  for (const char* const ko : {"SIMPLE", "POSITIONAL", "SITUATIONAL"}) {
    for (const char* const scoring : {"AREA", "TERRITORY"}) {
      for (const char* const tax : {"NONE", "SEKI", "ALL"}) {
        for (const char* const bonus : {"0", "N-1", "N"}) {
          for (int bits = 0; bits < 8; ++bits) {
            const std::string text = std::string("ko") + ko + "score" + scoring + "tax" + tax +
                                     "sui" + std::to_string(bits & 1) + "button" +
                                     std::to_string((bits >> 1) & 1) + "whb" + bonus + "fpok" +
                                     std::to_string(bits >> 2);
            EXPECT_EQ(katago_compact(*parse_rules(text)), text);
            ++mixes;
          }
        }
      }
    }
  }
  EXPECT_EQ(mixes, 432);
}

TEST(RulesTextTest, Presets_that_KataGo_has_survive_the_compact_form) {
  for (const char* const id : {"japanese-1989",
                               "chinese",
                               "chinese-ogs",
                               "aga",
                               "aga-button",
                               "new-zealand",
                               "tromp-taylor",
                               "stone-scoring",
                               "atlas"}) {
    EXPECT_EQ(id_of(katago_compact(*preset(id))), id);
  }
}

}  // namespace
}  // namespace shinpan::rules
