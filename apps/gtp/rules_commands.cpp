#include "gtp/commands.hpp"
#include "gtp/words.hpp"
#include "shinpan/api/rules_json.hpp"
#include "shinpan/explain/quoted.hpp"

#include <algorithm>
#include <array>
#include <charconv>

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

// Parameters of the verdict, by KataGo's names where it has one that fits.

std::string seconds_text(std::int64_t milliseconds) {
  std::string out = std::to_string(milliseconds / 1000);
  if (milliseconds % 1000 != 0) {
    out += '.' + std::to_string(1000 + milliseconds % 1000).substr(1);
  }
  return out;
}

struct Parameter {
  std::string_view name;
  std::string (*get)(const Session& session);
  bool (*set)(Session& session, const std::string& value);
  std::string_view values;
};

// Seconds with at most three digits behind the point.
std::optional<std::int64_t> parse_milliseconds(const std::string& text) {
  constexpr std::int64_t kMostSeconds = 86400;
  const std::size_t point = std::min(text.find('.'), text.size());
  const std::optional<int> whole = parse_number(std::string_view(text).substr(0, point));
  std::string fraction = point < text.size() ? text.substr(point + 1) : std::string();
  fraction.resize(3, '0');
  const std::optional<int> thousandths = parse_number(fraction);
  if (!whole || !thousandths || *whole > kMostSeconds) {
    return std::nullopt;
  }
  return *whole * std::int64_t{1000} + *thousandths;
}

bool set_time(Session& session, const std::string& value) {
  const std::optional<std::int64_t> time = parse_milliseconds(value);
  life::Limits limits = session.limits();
  limits.milliseconds = time.value_or(0);
  if (time) {
    session.set_limits(limits);
  }
  return time.has_value();
}

bool set_nodes(Session& session, const std::string& value) {
  life::Limits limits = session.limits();
  const char* const end = value.data() + value.size();
  const auto [rest, error] = std::from_chars(value.data(), end, limits.nodes);
  const bool good = error == std::errc{} && rest == end;
  if (good) {
    session.set_limits(limits);
  }
  return good;
}

bool set_reading(Session& session, const std::string& value) {
  const bool strict = value == "strict";
  const bool good = strict || value == "customary";
  if (good) {
    session.set_reading(strict ? count::Reading::Strict : count::Reading::Customary);
  }
  return good;
}

constexpr Parameter kParameters[] = {
    {"maxTime",
     [](const Session& session) { return seconds_text(session.limits().milliseconds); },
     set_time,
     "seconds for a verdict, 0 for no limit"},
    {"maxNodes",
     [](const Session& session) { return std::to_string(session.limits().nodes); },
     set_nodes,
     "search nodes for a verdict, 0 for no limit"},
    {"reading",
     [](const Session& session) {
       return std::string(session.reading() == count::Reading::Strict ? "strict" : "customary");
     },
     set_reading,
     "customary or strict"},
};

const Parameter* find_parameter(const std::string& name) {
  for (const Parameter& parameter : kParameters) {
    if (parameter.name == name) {
      return &parameter;
    }
  }
  return nullptr;
}

Reply no_such_parameter(const std::string& name) {
  return failure("no such parameter: " + explain::quoted(name) + " (see kata-list-params)");
}

Reply kata_get_param(Session& session, const Arguments& arguments) {
  const Parameter* const parameter = find_parameter(arguments.words[0]);
  return parameter != nullptr ? success(parameter->get(session))
                              : no_such_parameter(arguments.words[0]);
}

Reply kata_set_param(Session& session, const Arguments& arguments) {
  const Parameter* const parameter = find_parameter(arguments.words[0]);
  if (parameter == nullptr) {
    return no_such_parameter(arguments.words[0]);
  }
  return parameter->set(session, arguments.words[1])
             ? success()
             : failure("no such value: " + std::string(parameter->name) + " takes " +
                       std::string(parameter->values));
}

Reply kata_list_params(Session&, const Arguments&) {
  std::string out;
  for (const Parameter& parameter : kParameters) {
    out += (out.empty() ? "" : " ") + std::string(parameter.name);
  }
  return success(out);
}

Reply clear_cache(Session& session, const Arguments&) {
  session.forget_verdict();
  return success();
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
    {"kata-list-params", "", 0, 0, kata_list_params, "the names of the parameters of a verdict"},
    {"kata-get-param", "NAME", 1, 1, kata_get_param, "the value of one"},
    {"kata-set-param", "NAME VALUE", 2, 2, kata_set_param, "sets one"},
    {"clear_cache", "", 0, 0, clear_cache, "forgets the verdict; the next question judges anew"},
};

}  // namespace

std::span<const Command> rules_commands() {
  return kCommands;
}

}  // namespace shinpan::gtp
