#include "shinpan/api/call.hpp"

#include "shinpan/api/bench.hpp"
#include "shinpan/api/call_match.hpp"
#include "shinpan/api/call_record.hpp"
#include "shinpan/api/call_verdict.hpp"
#include "shinpan/api/fields.hpp"
#include "shinpan/api/json_value.hpp"
#include "shinpan/api/json_writer.hpp"
#include "shinpan/api/judge_request.hpp"
#include "shinpan/api/rules_json.hpp"
#include "shinpan/base/version.hpp"
#include "shinpan/explain/ruleset_text.hpp"

namespace shinpan::api {

namespace {

using base::ErrorCode;
using explain::Language;
using nlohmann::json;

std::string answer_judgement(const json& object, Language language) {
  return answer_judge(judge_request(object, language)).line;
}

void write_name(JsonWriter& out, const char* key, std::string_view name) {
  out.key(key);
  name.empty() ? out.null() : out.text(name);
}

// The object of the rule set with more fields at its end.
std::string described(const rules::Ruleset& rules, Language language) {
  JsonWriter out;
  out.open_object();
  out.key("name").text(explain::ruleset_name(language, rules));
  out.key("summary").text(explain::ruleset_summary(language, rules));
  write_name(out, "sgf", rules::sgf_name(rules));
  write_name(out, "ogs", rules::ogs_name(rules));
  write_name(out, "katago", rules::katago_name(rules));
  out.close_object();
  std::string object = ruleset_to_json(rules);
  object.back() = ',';
  return object + out.str().substr(1);
}

std::string answer_rules(const json& object, Language language) {
  JsonWriter out;
  out.open_object().key("rules").open_array();
  if (const json* const asked = Fields(object).find("rules")) {
    const base::Result<rules::Ruleset> rules = ruleset_from(*asked);
    if (!rules) {
      return error_json(rules.error(), language);
    }
    out.json(described(*rules, language));
  } else {
    for (const rules::Ruleset& rules : rules::presets()) {
      out.json(described(rules, language));
    }
  }
  return out.close_array().close_object().str();
}

std::string answer_bench(const json& object, Language language) {
  Fields fields(object);
  const std::uint64_t nodes = fields.whole("nodes").value_or(kBenchNodes);
  if (fields.error()) {
    return error_json(*fields.error(), language);
  }
  const base::Result<Bench> measured = bench(nodes);
  return measured ? bench_json(*measured) : error_json(measured.error(), language);
}

std::string answer_version(const json&, Language) {
  JsonWriter out;
  out.open_object().key("version").text(base::kVersion);
  return out.close_object().str();
}

struct Known {
  const char* name;
  std::string (*answer)(const json& object, Language language);
};

constexpr Known kCalls[] = {
    {"judge", answer_judgement},
    {"count", answer_count},
    {"status", answer_status},
    {"replay", answer_replay},
    {"games", answer_games},
    {"board", answer_board},
    {"export", answer_export},
    {"draw", answer_draw},
    {"rules", answer_rules},
    {"match", answer_match},
    {"try", answer_try},
    {"bench", answer_bench},
    {"version", answer_version},
};

}  // namespace

std::string call(std::string_view request) {
  const json object = json::parse(request, nullptr, false);
  if (!object.is_object()) {
    return error_json({ErrorCode::BadJson, {}, {}}, Language::English);
  }
  Fields fields(object);
  const Language language =
      explain::parse_language(fields.text("lang")).value_or(Language::English);
  const std::string name = fields.text("call");
  for (const Known& known : kCalls) {
    if (!fields.error() && name == known.name) {
      return known.answer(object, language);
    }
  }
  return error_json(fields.error().value_or(base::Error{ErrorCode::BadRequest, {}, "call"}),
                    language);
}

}  // namespace shinpan::api
