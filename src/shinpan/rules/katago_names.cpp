#include "shinpan/rules/names.hpp"
#include "shinpan/rules/ruleset.hpp"

#include <charconv>

namespace shinpan::rules {
namespace {

template <class Value>
struct Word {
  std::string_view text;
  Value value;
};

constexpr Word<KoRule> kKoWords[] = {
    {"SIMPLE", KoRule::Simple},
    {"POSITIONAL", KoRule::Positional},
    {"SITUATIONAL", KoRule::Situational},
};
constexpr Word<Scoring> kScoringWords[] = {
    {"AREA", Scoring::Area},
    {"TERRITORY", Scoring::Territory},
    {"STONES", Scoring::Stones},
};
constexpr Word<Tax> kTaxWords[] = {
    {"NONE", Tax::None},
    {"SEKI", Tax::Seki},
    {"ALL", Tax::All},
};
constexpr Word<HandicapBonus> kBonusWords[] = {
    {"0", HandicapBonus::None},
    {"N-1", HandicapBonus::NMinusOne},
    {"N", HandicapBonus::N},
};
constexpr Word<bool> kBoolWords[] = {
    {"1", true},
    {"0", false},
    {"TRUE", true},
    {"FALSE", false},
};

template <class Value, std::size_t kCount>
bool read_word(const Word<Value> (&words)[kCount], std::string_view text, Value& out) {
  for (const Word<Value>& word : words) {
    if (word.text == text) {
      out = word.value;
      return true;
    }
  }
  return false;
}

template <class Value, std::size_t kCount>
std::string_view write_word(const Word<Value> (&words)[kCount], Value value) {
  for (const Word<Value>& word : words) {
    if (word.value == value) {
      return word.text;
    }
  }
  return {};
}

Settlement settlement_of(Scoring scoring) {
  return scoring == Scoring::Territory ? Settlement::Confirmation : Settlement::Playout;
}

std::string upper(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'a' && c <= 'z') {
      c = static_cast<char>(c - 'a' + 'A');
    }
  }
  return out;
}

// "7.5" or "-3" as half points; other fractions are not komi.
bool read_komi(std::string_view text, HalfPoints& out) {
  const bool negative = !text.empty() && text.front() == '-';
  if (negative) {
    text.remove_prefix(1);
  }
  int whole = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, whole);
  if (error != std::errc{} || whole < 0 || whole > 1000) {
    return false;
  }
  const std::string_view fraction(rest, static_cast<std::size_t>(end - rest));
  const bool half = fraction == ".5" || fraction == ".50";
  if (!half && !fraction.empty() && fraction != ".0" && fraction != ".00") {
    return false;
  }
  const int halves = whole * 2 + (half ? 1 : 0);
  out = HalfPoints{negative ? -halves : halves};
  return true;
}

enum class FieldRead {
  Unknown,
  Bad,
  Good,
};

FieldRead good_if(bool read) {
  return read ? FieldRead::Good : FieldRead::Bad;
}

struct FieldText {
  std::string_view name;
  std::string_view value;
};

FieldRead set_field(Ruleset& rules, const FieldText& text) {
  const auto& [field, value] = text;
  if (field == "ko") {
    return good_if(read_word(kKoWords, value, rules.ko));
  }
  if (field == "scoring" || field == "score") {
    const Scoring before = rules.scoring;
    const bool read = read_word(kScoringWords, value, rules.scoring);
    if (rules.scoring != before) {
      rules.settlement = settlement_of(rules.scoring);
    }
    return good_if(read);
  }
  if (field == "tax") {
    return good_if(read_word(kTaxWords, value, rules.tax));
  }
  if (field == "suicide" || field == "sui") {
    return good_if(read_word(kBoolWords, value, rules.suicide));
  }
  if (field == "hasButton" || field == "button") {
    return good_if(read_word(kBoolWords, value, rules.button));
  }
  if (field == "whiteHandicapBonus" || field == "whb") {
    return good_if(read_word(kBonusWords, value, rules.handicap_bonus));
  }
  if (field == "friendlyPassOk" || field == "fpok") {
    return good_if(read_word(kBoolWords, value, rules.friendly_pass));
  }
  return FieldRead::Unknown;
}

Scoring katago_scoring(Scoring scoring) {
  return scoring == Scoring::Stones ? Scoring::Area : scoring;
}

// Whether KataGo would see one and the same rule set.
bool katago_equal(const Ruleset& a, const Ruleset& b) {
  return a.ko == b.ko && katago_scoring(a.scoring) == katago_scoring(b.scoring) && a.tax == b.tax &&
         a.suicide == b.suicide && a.button == b.button && a.handicap_bonus == b.handicap_bonus;
}

bool is_key_char(char c) {
  return c >= 'a' && c <= 'z';
}

std::string_view take_while(std::string_view& rest, bool key) {
  std::size_t n = 0;
  while (n < rest.size() && is_key_char(rest[n]) == key) {
    ++n;
  }
  const std::string_view taken = rest.substr(0, n);
  rest.remove_prefix(n);
  return taken;
}

}  // namespace

std::optional<Ruleset> parse_katago_compact(std::string_view text) {
  // What KataGo leaves unsaid: no button, no bonus.
  Ruleset read;
  bool has_ko = false;
  bool has_scoring = false;
  bool has_pass = false;
  std::optional<HalfPoints> komi;
  while (!text.empty()) {
    const std::string_view field = take_while(text, true);
    const std::string_view value = take_while(text, false);
    if (field.empty() || value.empty()) {
      return std::nullopt;
    }
    if (field == "komi") {
      HalfPoints points;
      if (!read_komi(value, points)) {
        return std::nullopt;
      }
      komi = points;
      continue;
    }
    if (set_field(read, {field, value}) == FieldRead::Bad) {
      return std::nullopt;
    }
    has_ko = has_ko || field == "ko";
    has_scoring = has_scoring || field == "score";
    has_pass = has_pass || field == "fpok";
  }
  if (!has_ko || !has_scoring) {
    return std::nullopt;
  }
  Ruleset out = read;
  out.id = "custom";
  out.komi = HalfPoints{read.scoring == Scoring::Territory ? 13 : 15};
  out.opponent_resumes = read.scoring == Scoring::Territory;
  out.id = matching_id(out);
  for (const Ruleset& r : presets()) {
    const bool same_pass = !has_pass || read.friendly_pass == r.friendly_pass;
    if (!katago_name(r).empty() && katago_equal(read, r) && same_pass) {
      out = r;
      break;
    }
  }
  out.komi = komi.value_or(out.komi);
  return out;
}

base::Result<Ruleset> with_field(Ruleset rules, std::string_view field, std::string_view value) {
  const Ruleset before = rules;
  const std::string upper_value = upper(value);
  if (set_field(rules, {field, upper_value}) == FieldRead::Bad) {
    return base::Error{
        base::ErrorCode::BadRules, {}, std::string(field) + '=' + std::string(value)};
  }
  if (!(rules == before)) {
    rules.id = matching_id(rules);
  }
  return rules;
}

std::string katago_compact(const Ruleset& rules) {
  std::string out;
  const auto add = [&](std::string_view field, std::string_view value) {
    out.append(field).append(value);
  };
  add("ko", write_word(kKoWords, rules.ko));
  add("score", write_word(kScoringWords, katago_scoring(rules.scoring)));
  add("tax", write_word(kTaxWords, rules.tax));
  add("sui", write_word(kBoolWords, rules.suicide));
  add("button", write_word(kBoolWords, rules.button));
  add("whb", write_word(kBonusWords, rules.handicap_bonus));
  add("fpok", write_word(kBoolWords, rules.friendly_pass));
  return out;
}

}  // namespace shinpan::rules
