#include "judgement.h"

#include "shinpan/api/judge_request.hpp"
#include "shinpan/base/version.hpp"

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <cstring>
#include <functional>

namespace {

using nlohmann::json;
using shinpan::api::JudgeRequest;
using shinpan::base::Error;
using shinpan::base::ErrorCode;

json text_or_null(const char* text, std::size_t length) {
  return text == nullptr ? json() : json(std::string(text, length));
}

// The rules as a request has them: an object where they are written as one, else a name.
json rules_of(const shinpan_question& question) {
  const json text = text_or_null(question.rules, question.rules_length);
  const json object = json::parse(text.is_string() ? text.get<std::string>() : "", nullptr, false);
  return object.is_object() ? object : text;
}

JudgeRequest request_of(const shinpan_question& question) {
  json object;
  object["lang"] = text_or_null(question.lang, question.lang_length);
  object["rules"] = rules_of(question);
  object["strict"] = question.strict;
  // Without a limit the search would go by the clock.
  object["nodes"] =
      question.nodes > 0 ? json(static_cast<std::uint64_t>(question.nodes)) : json("none");
  JudgeRequest out = shinpan::api::judge_request(object, shinpan::explain::Language::English);
  if (question.record == nullptr || question.record_length > SHINPAN_LONGEST_RECORD) {
    out.error = Error{ErrorCode::TooLarge, {}, {}};
  } else {
    out.record.assign(question.record, question.record_length);
  }
  return out;
}

char* copied(const std::string& text) {
  auto* const out = static_cast<char*>(std::malloc(text.size() + 1));
  if (out != nullptr) {
    std::memcpy(out, text.c_str(), text.size() + 1);
  }
  return out;
}

}  // namespace

extern "C" shinpan_ending shinpan_judgement(const shinpan_question* question,
                                            bool (*stop)(),
                                            char** answer) noexcept {
  try {
    bool stopped = false;
    const std::function<bool()> asked = [&] {
      stopped = stopped || stop();
      return stopped;
    };
    JudgeRequest request = request_of(*question);
    request.options.limits.stop = &asked;
    const std::string line = shinpan::api::answer_judge(request).line;
    if (stopped) {
      return SHINPAN_STOPPED;
    }
    *answer = copied(line);
    return *answer != nullptr ? SHINPAN_ANSWERED : SHINPAN_NO_MEMORY;
  } catch (...) {  // the library itself throws nothing: there is no memory left
    return SHINPAN_NO_MEMORY;
  }
}

extern "C" const char* shinpan_engine_version() noexcept {
  return shinpan::base::kVersion;
}
