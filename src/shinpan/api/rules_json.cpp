#include "shinpan/api/rules_json.hpp"

#include "shinpan/api/json_value.hpp"
#include "shinpan/api/json_writer.hpp"
#include "shinpan/explain/numbers.hpp"

#include <nlohmann/json.hpp>

#include <cmath>

namespace shinpan::api {

namespace {

using base::Error;
using base::ErrorCode;
using nlohmann::json;

const char* ko_name(rules::KoRule ko) {
  switch (ko) {
    case rules::KoRule::Simple:
      return "SIMPLE";
    case rules::KoRule::Positional:
      return "POSITIONAL";
    case rules::KoRule::Situational:
      return "SITUATIONAL";
  }
  return "SIMPLE";
}

const char* tax_name(rules::Tax tax) {
  switch (tax) {
    case rules::Tax::None:
      return "NONE";
    case rules::Tax::Seki:
      return "SEKI";
    case rules::Tax::All:
      return "ALL";
  }
  return "NONE";
}

const char* bonus_name(rules::HandicapBonus bonus) {
  switch (bonus) {
    case rules::HandicapBonus::None:
      return "0";
    case rules::HandicapBonus::NMinusOne:
      return "N-1";
    case rules::HandicapBonus::N:
      return "N";
  }
  return "0";
}

// The value of a field as rules::with_field reads it; nothing for what is no plain value.
std::optional<std::string> field_text(const json& value) {
  if (value.is_string()) {
    return value.get_ref<const std::string&>();
  }
  if (value.is_boolean()) {
    return value.get<bool>() ? "true" : "false";
  }
  if (value.is_number_integer()) {
    return std::to_string(value.get<std::int64_t>());
  }
  return std::nullopt;
}

base::Result<rules::Ruleset> start_of(const json& object) {
  for (const char* key : {"id", "rules"}) {
    const auto named = object.find(key);
    if (named == object.end() || !named->is_string()) {
      continue;
    }
    const std::string& name = named->get_ref<const std::string&>();
    // The other fields say what a set is that has no name.
    if (name != "custom") {
      return rules::parse_rules(name);
    }
  }
  return rules::Ruleset{};
}

// Counting stones has the totals of area counting with the tax, which is how KataGo says it.
bool says_area_for_stones(const rules::Ruleset& rules,
                          const std::string& field,
                          const json& value) {
  return rules.scoring == rules::Scoring::Stones && field == "scoring" && value == "AREA";
}

base::Result<rules::Ruleset> ruleset_from_object(const json& object) {
  base::Result<rules::Ruleset> rules = start_of(object);
  for (auto field = object.begin(); rules && field != object.end(); ++field) {
    if (field.key() == "id" || field.key() == "rules") {
      continue;
    }
    if (field.key() == "komi") {
      const std::optional<rules::HalfPoints> komi = half_points_from(field.value());
      if (!komi) {
        return Error{ErrorCode::BadNumber, {}, "komi"};
      }
      rules->komi = *komi;
      continue;
    }
    if (says_area_for_stones(*rules, field.key(), field.value())) {
      continue;
    }
    if (const std::optional<std::string> text = field_text(field.value())) {
      rules = rules::with_field(*rules, field.key(), *text);
    }
  }
  return rules;
}

}  // namespace

std::optional<rules::HalfPoints> half_points_from(const json& value) {
  constexpr double kMost = 2000;
  if (!value.is_number()) {
    return std::nullopt;
  }
  const double halves = value.get<double>() * 2;
  if (!(std::abs(halves) <= kMost) || halves != std::floor(halves)) {
    return std::nullopt;
  }
  return rules::HalfPoints{static_cast<std::int32_t>(halves)};
}

base::Result<rules::Ruleset> ruleset_from(const json& value) {
  if (value.is_string()) {
    return ruleset_from_text(value.get_ref<const std::string&>());
  }
  if (value.is_object()) {
    return ruleset_from_object(value);
  }
  return Error{ErrorCode::BadRules, {}, {}};
}

std::string ruleset_to_json(const rules::Ruleset& rules) {
  JsonWriter out;
  out.open_object();
  out.key("id").text(rules.id);
  out.key("ko").text(ko_name(rules.ko));
  out.key("scoring").text(rules.scoring == rules::Scoring::Territory ? "TERRITORY" : "AREA");
  out.key("tax").text(tax_name(rules.tax));
  out.key("suicide").boolean(rules.suicide);
  out.key("hasButton").boolean(rules.button);
  out.key("whiteHandicapBonus").text(bonus_name(rules.handicap_bonus));
  out.key("friendlyPassOk").boolean(rules.friendly_pass);
  out.key("komi").number(explain::number_text(explain::Language::English, rules.komi));
  out.close_object();
  return out.str();
}

std::string rulesets_to_json() {
  JsonWriter out;
  out.open_array();
  for (const rules::Ruleset& rules : rules::presets()) {
    out.json(ruleset_to_json(rules));
  }
  return out.close_array().str();
}

base::Result<rules::Ruleset> ruleset_from_json(std::string_view text) {
  const json value = json::parse(text, nullptr, false);
  if (value.is_discarded() || !value.is_object()) {
    return Error{ErrorCode::BadJson, {}, {}};
  }
  return ruleset_from_object(value);
}

base::Result<rules::Ruleset> ruleset_from_text(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && text[first] == '{' ? ruleset_from_json(text)
                                                               : rules::parse_rules(text);
}

}  // namespace shinpan::api
