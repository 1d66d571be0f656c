#include "shinpan/rules/names.hpp"
#include "shinpan/rules/ruleset.hpp"

#include <array>

namespace shinpan::rules {
namespace {

constexpr HalfPoints kKomi75{15};

// Nihon Ki-in and Kansai Ki-in 1989: the default of every field.
Ruleset japanese_1989() {
  return {};
}

// Jasiek's formal text (35a): a pass lifts every ko ban of the passer.
Ruleset japanese_2003() {
  Ruleset r;
  r.id = "japanese-2003";
  r.ko_pass = KoPass::Any;
  return r;
}

Ruleset korean() {
  Ruleset r;
  r.id = "korean";
  return r;
}

// Territory in which eyes of groups in seki count.
Ruleset territory_seki() {
  Ruleset r;
  r.id = "territory-seki";
  r.tax = Tax::None;
  return r;
}

// Territory with two points of tax for each group, played without komi.
Ruleset ancient_territory() {
  Ruleset r;
  r.id = "ancient-territory";
  r.tax = Tax::All;
  r.komi = {};
  return r;
}

// What the rule sets with area counting share.
Ruleset area(const char* id, KoRule ko, HalfPoints komi) {
  Ruleset r;
  r.id = id;
  r.ko = ko;
  r.scoring = Scoring::Area;
  r.tax = Tax::None;
  r.settlement = Settlement::Playout;
  r.opponent_resumes = false;
  r.komi = komi;
  return r;
}

// Tournament practice: a long cycle is the referee's business, not a forbidden move.
Ruleset chinese() {
  Ruleset r = area("chinese", KoRule::Simple, kKomi75);
  r.handicap_bonus = HandicapBonus::N;
  r.opponent_resumes = true;
  return r;
}

// What servers make of it.
Ruleset chinese_ogs() {
  Ruleset r = chinese();
  r.id = "chinese-ogs";
  r.ko = KoRule::Positional;
  return r;
}

Ruleset aga() {
  Ruleset r = area("aga", KoRule::Situational, kKomi75);
  r.handicap_bonus = HandicapBonus::NMinusOne;
  r.pass_stones = {true, true};
  return r;
}

// The British and the French rules are the AGA's.
Ruleset bga() {
  Ruleset r = aga();
  r.id = "bga";
  return r;
}

// The button does what the pass stones are for; komi as KataGo has it.
Ruleset aga_button() {
  Ruleset r = area("aga-button", KoRule::Situational, HalfPoints::points(7));
  r.handicap_bonus = HandicapBonus::NMinusOne;
  r.button = true;
  return r;
}

Ruleset new_zealand() {
  Ruleset r = area("new-zealand", KoRule::Situational, HalfPoints::points(7));
  r.suicide = true;
  return r;
}

Ruleset tromp_taylor() {
  Ruleset r = area("tromp-taylor", KoRule::Positional, kKomi75);
  r.suicide = true;
  r.settlement = Settlement::NothingDead;
  r.friendly_pass = false;
  return r;
}

// Ing's own ko rule is treated as positional superko, as servers do.
Ruleset ing() {
  Ruleset r = area("ing", KoRule::Positional, HalfPoints::points(8));
  r.suicide = true;
  r.handicap_bonus = HandicapBonus::N;
  r.black_wins_ties = true;
  return r;
}

// Stones on the board once each side has filled all but two eyes of each group (KataGo's).
Ruleset stone_scoring() {
  Ruleset r = area("stone-scoring", KoRule::Simple, kKomi75);
  r.scoring = Scoring::Stones;
  r.tax = Tax::All;
  return r;
}

// Old Chinese: the area is counted, then two points are given back for each group. No komi then.
Ruleset stone_scoring_tax() {
  Ruleset r = area("stone-scoring-tax", KoRule::Simple, {});
  r.tax = Tax::All;
  return r;
}

// The most ancient count as the historians tell it: every point is filled, eyes included.
Ruleset complete_filling() {
  Ruleset r = area("complete-filling", KoRule::Simple, {});
  r.scoring = Scoring::Stones;
  return r;
}

// The rules that the Atlas teaches.
Ruleset atlas() {
  return area("atlas", KoRule::Positional, kKomi75);
}

struct Alias {
  std::string_view key;
  std::string_view id;
};

// Keys as name_key makes them.
constexpr Alias kAliases[] = {
    {"japanese", "japanese-1989"},
    {"j89", "japanese-1989"},
    {"j2003", "japanese-2003"},
    {"chinesekgs", "chinese-ogs"},
    {"chinesesuperko", "chinese-ogs"},
    {"french", "bga"},
    {"areabutton", "aga-button"},
    {"nz", "new-zealand"},
    {"tt", "tromp-taylor"},
    {"goe", "ing"},
    {"sst", "ing"},
    {"stone", "stone-scoring"},
    {"stonecounting", "stone-scoring"},
    {"ancientarea", "stone-scoring"},
    {"oldchinese", "stone-scoring-tax"},
    {"grouptax", "stone-scoring-tax"},
    {"area", "chinese"},
    {"territory", "japanese-1989"},
    {"territorysimple", "japanese-1989"},
};

const Ruleset* find_id(std::string_view id) {
  for (const Ruleset& r : presets()) {
    if (r.id == id) {
      return &r;
    }
  }
  return nullptr;
}

bool same_fields(Ruleset a, const Ruleset& b) {
  a.id = b.id;
  a.komi = b.komi;
  return a == b;
}

}  // namespace

std::span<const Ruleset> presets() {
  static const std::array kAll = {japanese_1989(),
                                  japanese_2003(),
                                  korean(),
                                  chinese(),
                                  chinese_ogs(),
                                  aga(),
                                  bga(),
                                  aga_button(),
                                  new_zealand(),
                                  tromp_taylor(),
                                  ing(),
                                  stone_scoring(),
                                  atlas(),
                                  stone_scoring_tax(),
                                  complete_filling(),
                                  territory_seki(),
                                  ancient_territory()};
  return kAll;
}

std::optional<Ruleset> preset(std::string_view id) {
  const std::string key = name_key(id);
  for (const Ruleset& r : presets()) {
    if (name_key(r.id) == key) {
      return r;
    }
  }
  for (const Alias& alias : kAliases) {
    if (alias.key == key) {
      return *find_id(alias.id);
    }
  }
  return std::nullopt;
}

std::string matching_id(const Ruleset& rules) {
  const Ruleset* const own = find_id(rules.id);
  if (own != nullptr && same_fields(rules, *own)) {
    return rules.id;
  }
  for (const Ruleset& r : presets()) {
    if (same_fields(rules, r)) {
      return r.id;
    }
  }
  return "custom";
}

}  // namespace shinpan::rules
