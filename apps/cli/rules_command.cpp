#include "commands.hpp"
#include "files.hpp"
#include "shinpan/api/rules_json.hpp"
#include "shinpan/explain/error_text.hpp"
#include "shinpan/explain/ruleset_text.hpp"

#include <fmt/core.h>

namespace shinpan::cli {

namespace {

std::string list(bool json, explain::Language language) {
  std::string out;
  for (const rules::Ruleset& rules : rules::presets()) {
    out += json ? api::ruleset_to_json(rules) + '\n'
                : fmt::format("{:<20}{}\n", rules.id, explain::ruleset_name(language, rules));
  }
  return out;
}

std::string one(const rules::Ruleset& rules, bool json, explain::Language language) {
  if (json) {
    return api::ruleset_to_json(rules) + '\n';
  }
  std::string out = fmt::format("{}: {}\n{}\n",
                                rules.id,
                                explain::ruleset_name(language, rules),
                                explain::ruleset_summary(language, rules));
  const auto add = [&](const char* program, std::string_view name) {
    out += name.empty() ? std::string() : fmt::format("{:<8}{}\n", program, name);
  };
  add("SGF", rules::sgf_name(rules));
  add("OGS", rules::ogs_name(rules));
  add("KataGo", rules::katago_name(rules));
  return out;
}

}  // namespace

Exit run(const RulesCommand& command, explain::Language language) {
  if (command.id.empty()) {
    print(list(command.json, language));
    return Exit::Good;
  }
  const base::Result<rules::Ruleset> rules = api::ruleset_from_text(command.id);
  if (!rules) {
    print_error("shinpan: " + explain::error_text(language, rules.error()) + '\n');
    return Exit::WrongUse;
  }
  print(one(*rules, command.json, language));
  return Exit::Good;
}

}  // namespace shinpan::cli
