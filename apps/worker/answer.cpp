#include "worker/answer.hpp"

#include "shinpan/api/judge_line.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace shinpan::worker {
namespace {

using api::JudgeAnswer;
using api::JudgeLine;
using api::JudgeRequest;
using Game = base::Result<record::GameRecord>;

constexpr std::size_t kLongestId = 100;

bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
         c == '_';
}

std::string token_of(const std::string& id_as_json) {
  constexpr char kHex[] = "0123456789ABCDEF";
  const nlohmann::json id = nlohmann::json::parse(id_as_json, nullptr, false);
  const std::string text = id.is_string() ? id.get<std::string>() : id.is_null() ? "" : id_as_json;
  std::string out;
  for (const char c : text.size() > kLongestId ? std::string() : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (is_plain(c)) {
      out += c;
    } else {
      out += {'=', kHex[byte >> 4U], kHex[byte & 15U]};
    }
  }
  return out;
}

// The library leaves the time to whoever asks; here nobody may ask for more than the worker gives.
void bound(JudgeRequest& request, const Settings& settings) {
  std::int64_t& limit = request.options.limits.milliseconds;
  limit = limit == 0 ? settings.milliseconds : std::min(limit, settings.milliseconds);
}

JudgeAnswer judged(const JudgeRequest& request, server::Store* store, Metrics& metrics) {
  const Game game = request.error ? Game(*request.error) : api::game_of(request);
  const auto question = game && store != nullptr ? api::question_of(request, *game) : std::nullopt;
  if (const auto kept = question ? store->verdict(*question) : std::nullopt) {
    ++metrics.kept;
    return {api::renamed(*kept, {}, request.origin), true, true};
  }
  JudgeAnswer answer = api::answer_judge(request, game);
  ++(answer.judged ? metrics.judged : metrics.failed);
  if (question && answer.settled) {
    store->keep_verdict(*question, api::renamed(answer.line, request.origin, {}));
  }
  return answer;
}

}  // namespace

Answer answer_to(std::string_view message,
                 const Settings& settings,
                 server::Store* store,
                 Metrics& metrics) {
  api::JudgeOptions defaults;
  defaults.limits.nodes = settings.nodes;
  JudgeLine line = api::judge_line(message, defaults, settings.language);
  Answer out;
  out.token = token_of(line.id);
  if (out.token.empty()) {
    out.text = "no JSON object with an id of 1 to 100 bytes";
    return out;
  }
  if (line.request.origin.source == "-") {  // its name where lines are read
    line.request.origin.source = "queue";
  }
  bound(line.request, settings);
  const JudgeAnswer answer = judged(line.request, store, metrics);
  out.text = "{\"id\":" + line.id + ',' + answer.line.substr(1);
  return out;
}

}  // namespace shinpan::worker
