#include "gtp/commands.hpp"
#include "gtp/words.hpp"
#include "shinpan/explain/quoted.hpp"

#include <algorithm>
#include <charconv>

namespace shinpan::gtp {

namespace {

// Parameters of the verdict, by KataGo's names where it has one that fits.

std::string thousandths_text(std::int64_t value) {
  std::string out = std::to_string(value / 1000);
  if (value % 1000 != 0) {
    out += '.' + std::to_string(1000 + value % 1000).substr(1);
  }
  return out;
}

struct Parameter {
  std::string_view name;
  std::string (*get)(const Session& session);
  bool (*set)(Session& session, const std::string& value);
  std::string_view values;
};

// A number with at most three digits behind the point, in thousandths: seconds as milliseconds.
std::optional<std::int64_t> parse_thousandths(const std::string& text) {
  constexpr std::int64_t kMost = 86400;  // a day
  const std::size_t point = std::min(text.find('.'), text.size());
  const std::optional<int> whole = parse_number(std::string_view(text).substr(0, point));
  std::string fraction = point < text.size() ? text.substr(point + 1) : std::string();
  fraction.resize(3, '0');
  const std::optional<int> thousandths = parse_number(fraction);
  if (!whole || !thousandths || *whole > kMost) {
    return std::nullopt;
  }
  return *whole * std::int64_t{1000} + *thousandths;
}

bool set_time(Session& session, const std::string& value) {
  const std::optional<std::int64_t> time = parse_thousandths(value);
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

bool set_confidence(Session& session, const std::string& value) {
  constexpr std::int64_t kWhole = 1000;
  const std::optional<std::int64_t> per_mille = parse_thousandths(value);
  const bool good = per_mille && *per_mille <= kWhole;
  if (good) {
    session.set_least_confidence(static_cast<int>(*per_mille));
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
     [](const Session& session) { return thousandths_text(session.limits().milliseconds); },
     set_time,
     "seconds for a verdict, 0 for no limit"},
    {"maxNodes",
     [](const Session& session) { return std::to_string(session.limits().nodes); },
     set_nodes,
     "search nodes for a verdict, 0 for no limit"},
    {"minConfidence",
     [](const Session& session) { return thousandths_text(session.least_confidence()); },
     set_confidence,
     "the least confidence, from 0 to 1, of an estimate that is an answer and no guess"},
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
    {"kata-list-params", "", 0, 0, kata_list_params, "the names of the parameters of a verdict"},
    {"kata-get-param", "NAME", 1, 1, kata_get_param, "the value of one"},
    {"kata-set-param", "NAME VALUE", 2, 2, kata_set_param, "sets one"},
    {"clear_cache", "", 0, 0, clear_cache, "forgets the verdict; the next question judges anew"},
};

}  // namespace

std::span<const Command> parameter_commands() {
  return kCommands;
}

}  // namespace shinpan::gtp
