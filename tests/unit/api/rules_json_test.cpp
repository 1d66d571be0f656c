#include "shinpan/api/rules_json.hpp"

#include <gtest/gtest.h>

namespace shinpan::api {
namespace {

TEST(RulesJsonTest, Every_preset_survives_the_way_to_JSON_and_back) {
  for (const rules::Ruleset& rules : rules::presets()) {
    const base::Result<rules::Ruleset> read = ruleset_from_json(ruleset_to_json(rules));
    ASSERT_TRUE(read) << rules.id;
    EXPECT_EQ(*read, rules) << rules.id;
  }
}

TEST(RulesJsonTest, KataGos_fields_are_read_and_unknown_ones_passed_over) {
  const base::Result<rules::Ruleset> read = ruleset_from_json(
      R"({"ko":"SITUATIONAL","scoring":"AREA","tax":"NONE","suicide":false,"hasButton":false,)"
      R"("whiteHandicapBonus":"N-1","friendlyPassOk":true,"komi":7.5,"tomorrow":{"a":[1]}})");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->ko, rules::KoRule::Situational);
  EXPECT_EQ(read->scoring, rules::Scoring::Area);
  EXPECT_EQ(read->handicap_bonus, rules::HandicapBonus::NMinusOne);
  EXPECT_EQ(read->komi, rules::HalfPoints{15});
}

TEST(RulesJsonTest, A_value_that_is_not_known_is_an_error) {
  EXPECT_EQ(ruleset_from_json(R"({"ko":"SOMETIMES"})").error().code, base::ErrorCode::BadRules);
  EXPECT_EQ(ruleset_from_json(R"({"komi":6.3})").error().code, base::ErrorCode::BadNumber);
  EXPECT_EQ(ruleset_from_json(R"({"komi":1e300})").error().code, base::ErrorCode::BadNumber);
  EXPECT_EQ(ruleset_from_json("[]").error().code, base::ErrorCode::BadJson);
  EXPECT_EQ(ruleset_from_json("{").error().code, base::ErrorCode::BadJson);
}

TEST(RulesJsonTest, Text_is_a_name_unless_it_begins_with_a_brace) {
  EXPECT_EQ(ruleset_from_text("aga")->id, "aga");
  EXPECT_EQ(ruleset_from_text(R"( {"id":"chinese"})")->id, "chinese");
  EXPECT_FALSE(ruleset_from_text("no such rules"));
}

}  // namespace
}  // namespace shinpan::api
