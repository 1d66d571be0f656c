#include "shinpan/base/utf8.hpp"
#include "shinpan/rules/names.hpp"
#include "shinpan/rules/ruleset.hpp"

namespace shinpan::rules {
namespace {

struct Name {
  std::string_view key;  // as name_key makes it
  std::string_view id;
};

// Words of people; the identifiers of the presets and their aliases are in presets.cpp. Names
// outside ASCII are those of the countries and of Ing in Chinese, Japanese, Korean and Russian.
constexpr Name kNames[] = {
    {"japan", "japanese-1989"},
    {"jp", "japanese-1989"},
    {"jpn", "japanese-1989"},
    {"nihon", "japanese-1989"},
    {"nihonkiin", "japanese-1989"},
    {"nihonkiin1989", "japanese-1989"},
    {"1989", "japanese-1989"},
    {"japanese89", "japanese-1989"},
    {"\u65e5\u672c", "japanese-1989"},
    {"\u65e5\u672c\u68cb\u9662", "japanese-1989"},
    {"\u65e5\u672c\u56f4\u68cb", "japanese-1989"},
    {"\u6570\u76ee\u6cd5", "japanese-1989"},
    {"\u6578\u76ee\u6cd5", "japanese-1989"},
    {"\uc77c\ubcf8", "japanese-1989"},
    {"\u044f\u043f\u043e\u043d\u0438\u044f", "japanese-1989"},
    {"\u044f\u043f\u043e\u043d\u0441\u043a\u0438\u0435", "japanese-1989"},
    {"\u044f\u043f\u043e\u043d\u0441\u043a\u0438\u0439", "japanese-1989"},
    {"\u044f\u043f\u043e\u043d\u0441\u043a\u0438\u0435\u044f\u043f\u043e\u043d\u0438\u044f1989",
     "japanese-1989"},
    {"\u044f\u043f\u043e\u043d\u0441\u043a\u0438\u04351989", "japanese-1989"},
    {"korea", "korean"},
    {"kr", "korean"},
    {"kor", "korean"},
    {"hankukkiwon", "korean"},
    {"\u97e9\u56fd", "korean"},
    {"\u97d3\u56fd", "korean"},
    {"\u97d3\u570b", "korean"},
    {"\ud55c\uad6d", "korean"},
    {"\u043a\u043e\u0440\u0435\u044f", "korean"},
    {"\u043a\u043e\u0440\u0435\u0439\u0441\u043a\u0438\u0435", "korean"},
    {"\u043a\u043e\u0440\u0435\u0439\u0441\u043a\u0438\u0439", "korean"},
    {"china", "chinese"},
    {"cn", "chinese"},
    {"chn", "chinese"},
    {"cwa", "chinese"},
    {"\u4e2d\u56fd", "chinese"},
    {"\u4e2d\u570b", "chinese"},
    {"\u4e2d\u56fd\u56f4\u68cb", "chinese"},
    {"\u6570\u5b50\u6cd5", "chinese"},
    {"\u6578\u5b50\u6cd5", "chinese"},
    {"\uc911\uad6d", "chinese"},
    {"\u043a\u0438\u0442\u0430\u0439", "chinese"},
    {"\u043a\u0438\u0442\u0430\u0439\u0441\u043a\u0438\u0435", "chinese"},
    {"\u043a\u0438\u0442\u0430\u0439\u0441\u043a\u0438\u0439", "chinese"},
    {"american", "aga"},
    {"usa", "aga"},
    {"agaarea", "aga"},
    {"agaterritory", "aga"},
    {"agausa", "aga"},
    {"\u0430\u0433\u0430", "aga"},
    {"\u0430\u043c\u0435\u0440\u0438\u043a\u0430\u043d\u0441\u043a\u0438\u0435", "aga"},
    {"british", "bga"},
    {"france", "bga"},
    {"ffg", "bga"},
    {"\u0444\u0440\u0430\u043d\u0446\u0443\u0437\u0441\u043a\u0438\u0435", "bga"},
    {"\u0431\u0440\u0438\u0442\u0430\u043d\u0441\u043a\u0438\u0435", "bga"},
    {"newzealandnz", "new-zealand"},
    {"\u043d\u043e\u0432\u043e\u0437\u0435\u043b\u0430\u043d\u0434\u0441\u043a\u0438\u0435",
     "new-zealand"},
    {"\u043d\u043e\u0432\u0430\u044f\u0437\u0435\u043b\u0430\u043d\u0434\u0438\u044f",
     "new-zealand"},
    {"tromp", "tromp-taylor"},
    {"logical", "tromp-taylor"},
    {"\u0442\u0440\u043e\u043c\u043f\u0442\u0435\u0439\u043b\u043e\u0440", "tromp-taylor"},
    {"\u0442\u0440\u043e\u043c\u043f\u0430\u0442\u0435\u0439\u043b\u043e\u0440\u0430",
     "tromp-taylor"},
    {"ingsst", "ing"},
    {"ssting", "ing"},
    {"inggoe", "ing"},
    {"goeing", "ing"},
    {"ings", "ing"},
    {"\u5e94\u6c0f", "ing"},
    {"\u5fdc\u6c0f", "ing"},
    {"\u61c9\u6c0f", "ing"},
    {"\u5fdc\u660c\u671f", "ing"},
    {"\u5e94\u660c\u671f", "ing"},
    {"\u61c9\u660c\u671f", "ing"},
    {"\u8ba1\u70b9", "ing"},
    {"\u8a08\u9ede", "ing"},
    {"\uc751\uc528", "ing"},
    {"\uc751\ucc3d\uae30", "ing"},
    {"\u0438\u043d\u0433", "ing"},
    {"\u0438\u043d\u0433\u0430", "ing"},
};

// "Rules", "style" and "system" in the same languages: said or not, it is the same name.
constexpr std::string_view kFillers[] = {
    "rules",
    "rule",
    "ruleset",
    "\u043f\u0440\u0430\u0432\u0438\u043b\u0430",  // Russian: rules
    "\u89c4\u5219",                                // Chinese, simplified: rules
    "\u898f\u5247",                                // Chinese, traditional, and Japanese: rules
    "\u30eb\u30fc\u30eb",                          // Japanese: rules
    "\uaddc\uce59",                                // Korean: rules
    "\ub8f0",                                      // Korean: rules
    "\uc2dd",                                      // Korean: style
    "\u5f0f",                                      // Chinese and Japanese: style
    "\u5236",                                      // Chinese and Japanese: system
};

char32_t folded(char32_t c) {
  if (c >= 0xFF01 && c <= 0xFF5E) {
    c -= 0xFEE0;  // fullwidth forms
  }
  const bool latin = c >= U'A' && c <= U'Z';
  const bool cyrillic = c >= 0x410 && c <= 0x42F;
  return latin || cyrillic ? c + 0x20 : c;
}

bool is_separator(char32_t c) {
  const bool letter_or_digit = (c >= U'a' && c <= U'z') || (c >= U'0' && c <= U'9');
  const bool general = c == 0xFEFF || c == 0xB7 || (c >= 0x2000 && c <= 0x206F);
  return (c < 0x80 && !letter_or_digit) || c == 0xA0 || general || (c >= 0x3000 && c <= 0x303F);
}

bool strip_filler(std::string& key) {
  for (const std::string_view filler : kFillers) {
    if (key.size() <= filler.size()) {
      continue;
    }
    if (key.compare(key.size() - filler.size(), filler.size(), filler) == 0) {
      key.resize(key.size() - filler.size());
      return true;
    }
    if (key.compare(0, filler.size(), filler) == 0) {
      key.erase(0, filler.size());
      return true;
    }
  }
  return false;
}

std::optional<Ruleset> find_name(std::string_view key) {
  if (std::optional<Ruleset> found = preset(key)) {
    return found;
  }
  for (const Name& name : kNames) {
    if (name.key == key) {
      return preset(name.id);
    }
  }
  return std::nullopt;
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r\n";
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == std::string_view::npos) {
    return {};
  }
  return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

}  // namespace

std::string name_key(std::string_view text) {
  std::string key;
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = folded(base::next_code_point(text, at));
    if (!is_separator(c)) {
      base::append_utf8(key, c);
    }
  }
  return key;
}

base::Result<Ruleset> parse_rules(std::string_view text) {
  if (const std::optional<Ruleset> compact = parse_katago_compact(trimmed(text))) {
    return *compact;
  }
  std::string key = name_key(text);
  do {
    if (const std::optional<Ruleset> found = find_name(key)) {
      return *found;
    }
  } while (strip_filler(key));
  return base::Error{base::ErrorCode::BadRules, {}, std::string(text)};
}

}  // namespace shinpan::rules
