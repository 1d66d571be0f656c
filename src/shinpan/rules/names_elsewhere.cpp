#include "shinpan/rules/ruleset.hpp"

namespace shinpan::rules {
namespace {

struct Names {
  std::string_view id;
  std::string_view sgf;
  std::string_view ogs;
  std::string_view katago;
};

constexpr Names kNames[] = {
    {"japanese-1989", "Japanese", "japanese", "japanese"},
    {"japanese-2003", "Japanese", "japanese", "japanese"},
    {"korean", "Korean", "korean", "korean"},
    {"chinese", "Chinese", "", "chinese"},
    {"chinese-ogs", "Chinese", "chinese", "chinese-ogs"},
    {"aga", "AGA", "aga", "aga"},
    {"bga", "AGA", "aga", "bga"},
    {"aga-button", "aga-button", "", "aga-button"},
    {"new-zealand", "NZ", "nz", "new-zealand"},
    {"tromp-taylor", "Tromp-Taylor", "", "tromp-taylor"},
    {"ing", "GOE", "ing", ""},
    {"stone-scoring", "stone-scoring", "", "stone-scoring"},
    {"stone-scoring-tax", "stone-scoring-tax", "", "stone-scoring"},
    {"complete-filling", "complete-filling", "", ""},
    {"territory-seki", "territory-seki", "", ""},
    {"ancient-territory", "ancient-territory", "", "ancient-territory"},
    {"atlas", "atlas", "", ""},
};

constexpr Names kNone{};

const Names& names_of(const Ruleset& rules) {
  for (const Names& names : kNames) {
    if (names.id == rules.id) {
      return names;
    }
  }
  return kNone;
}

}  // namespace

std::string_view sgf_name(const Ruleset& rules) {
  return names_of(rules).sgf;
}

std::string_view ogs_name(const Ruleset& rules) {
  return names_of(rules).ogs;
}

std::string_view katago_name(const Ruleset& rules) {
  return names_of(rules).katago;
}

}  // namespace shinpan::rules
