#include "gtp/commands.hpp"
#include "gtp/words.hpp"
#include "shinpan/api/rules_json.hpp"
#include "shinpan/explain/quoted.hpp"

#include <algorithm>
#include <array>

namespace shinpan::gtp {

namespace {

Reply kata_get_rules(Session& session, const Arguments&) {
  return success(api::ruleset_to_json(session.rules()));
}

Reply kata_set_rules(Session& session, const Arguments& arguments) {
  const base::Result<rules::Ruleset> rules = api::ruleset_from_text(arguments.text);
  if (!rules) {
    return failed(rules.error());
  }
  session.set_rules(*rules);
  return success();
}

constexpr std::array<std::string_view, 7> kFields = {
    "ko", "scoring", "tax", "suicide", "hasButton", "whiteHandicapBonus", "friendlyPassOk"};

Reply kata_set_rule(Session& session, const Arguments& arguments) {
  const std::string& field = arguments.words[0];
  if (std::find(kFields.begin(), kFields.end(), field) == kFields.end()) {
    std::string known;
    for (const std::string_view name : kFields) {
      known += (known.empty() ? "" : ", ") + std::string(name);
    }
    return failure("no such rule: " + explain::quoted(field) + "; there are " + known);
  }
  const base::Result<rules::Ruleset> rules =
      rules::with_field(session.rules(), field, arguments.words[1]);
  if (!rules) {
    return failure("no such value of " + field + ": " + explain::quoted(arguments.words[1]) +
                   "; kata-get-rules shows how values are written");
  }
  session.set_rules(*rules);
  return success();
}

struct KgsName {
  std::string_view name;
  std::string_view id;
};

// KGS plays its Chinese rules with positional superko.
constexpr KgsName kKgsNames[] = {{"chinese", "chinese-ogs"},
                                 {"aga", "aga"},
                                 {"japanese", "japanese-1989"},
                                 {"new_zealand", "new-zealand"}};

Reply kgs_rules(Session& session, const Arguments& arguments) {
  const std::string given = lower(arguments.words[0]);
  for (const KgsName& known : kKgsNames) {
    if (known.name == given) {
      session.set_rules(*rules::preset(known.id));
      return success();
    }
  }
  return failure("no such rules: " + explain::quoted(arguments.words[0]) +
                 "; KGS has chinese, aga, japanese and new_zealand (kata-set-rules knows more)");
}

constexpr Command kCommands[] = {
    {"kata-get-rules", "", 0, 0, kata_get_rules, "the rules as JSON"},
    {"kata-set-rules",
     "NAME | JSON",
     1,
     kAnyNumber,
     kata_set_rules,
     "sets the rules; fields that are not known are passed over"},
    {"kata-set-rule", "FIELD VALUE", 2, 2, kata_set_rule, "changes one of them"},
    {"kgs-rules", "NAME", 1, 1, kgs_rules, "sets the rules by their name on KGS"},
};

}  // namespace

std::span<const Command> rules_commands() {
  return kCommands;
}

}  // namespace shinpan::gtp
