#include "server/judge_endpoint.hpp"

#include "server/failure.hpp"
#include "server/query.hpp"

#include <algorithm>
#include <memory>

namespace shinpan::server {
namespace {

using api::JudgeAnswer;
using api::JudgeRequest;
using explain::Language;
using Game = base::Result<record::GameRecord>;

// What `read` makes of so many bytes.
template <class Read>
auto in_turn(WorkSlots& slots, std::size_t bytes, const Read& read) {
  std::optional<WorkSlots::Turn> turn;
  if (bytes > kSmallBody) {
    turn.emplace(slots);
  }
  return read();
}

bool is_type(const Request& request, std::string_view type) {
  return request.content_type.compare(0, type.size(), type) == 0;
}

base::Error too_large() {
  return {base::ErrorCode::TooLarge, {}, {}};
}

// Each by itself; too many are one with the error TooLarge, as api::judge_requests has it.
std::vector<JudgeRequest> requests_of_lines(std::string_view text, Language language) {
  std::vector<JudgeRequest> out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    if (line.find_first_not_of(" \t\r") != std::string_view::npos) {
      out.push_back(api::judge_request(line, language));
    }
    if (out.size() > api::kMostRequests) {
      out.resize(1);
      out.front().error = too_large();
      return out;
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

Game game_of(const JudgeRequest& request, WorkSlots& slots) {
  return in_turn(slots, request.record.size(), [&] { return api::game_of(request); });
}

// What a verdict on the game is kept under; nothing for a game that cannot be judged.
std::optional<Store::Question> question_of(const JudgeRequest& request, const Game& game) {
  return game ? api::question_of(request, *game) : std::nullopt;
}

}  // namespace

Answer JudgeEndpoint::answer(const Request& request, Language language) {
  std::optional<WorkSlots::Admission> admission = slots_.admit();
  if (!admission) {
    return busy(language);
  }
  if (is_type(request, kJsonLines)) {
    return answer_requests(
        in_turn(
            slots_, request.body.size(), [&] { return requests_of_lines(request.body, language); }),
        true,
        std::move(*admission));
  }
  if (is_type(request, kJson)) {
    const std::size_t first = request.body.find_first_not_of(" \t\r\n");
    const bool several = first != std::string::npos && request.body[first] == '[';
    return answer_requests(in_turn(slots_,
                                   request.body.size(),
                                   [&] { return api::judge_requests(request.body, language); }),
                           several,
                           std::move(*admission));
  }
  return answer_record(request, language, std::move(*admission));
}

Answer JudgeEndpoint::answer_record(const Request& request,
                                    Language language,
                                    WorkSlots::Admission admission) {
  JudgeRequest terms = api::judge_request(json_of_query(request.query), language);
  if (terms.error) {
    return failure(400, *terms.error, terms.language, terms.origin);
  }
  base::Result<record::Import> import = in_turn(
      slots_, request.body.size(), [&] { return record::read(request.body, terms.origin.source); });
  if (!import) {
    return failure(422, import.error(), terms.language, terms.origin);
  }
  if (request.query.count("game") != 0) {
    const std::size_t game = terms.origin.game;
    return answer_one(terms,
                      game < import->games.size()
                          ? import->games[game]
                          : Game(base::Error{base::ErrorCode::BadRequest, {}, "game"}));
  }
  const auto games = std::make_shared<const std::vector<Game>>(std::move(import->games));
  if (games->size() > api::kMostRequests) {
    return failure(413, too_large(), terms.language, terms.origin);
  }
  if (games->size() == 1) {
    return answer_one(terms, games->front());
  }
  std::vector<Task> tasks;
  for (std::size_t i = 0; i < games->size(); ++i) {
    terms.origin.game = i;
    tasks.emplace_back([this, terms, games, i] { return judge(terms, (*games)[i]); });
  }
  return answer_each(std::move(tasks), std::move(admission));
}

Answer JudgeEndpoint::answer_requests(std::vector<JudgeRequest> requests,
                                      bool several,
                                      WorkSlots::Admission admission) {
  if (requests.size() == 1 && requests.front().error == too_large()) {
    const JudgeRequest& request = requests.front();
    return failure(413, too_large(), request.language, request.origin);
  }
  if (!several) {
    const JudgeRequest& request = requests.front();
    return request.error ? failure(400, *request.error, request.language, request.origin)
                         : answer_one(request, game_of(request, slots_));
  }
  std::vector<Task> tasks;
  for (JudgeRequest& one : requests) {
    tasks.emplace_back([this, request = std::move(one)] {
      return judge(request, request.error ? Game(*request.error) : game_of(request, slots_));
    });
  }
  return answer_each(std::move(tasks), std::move(admission));
}

Answer JudgeEndpoint::answer_one(const JudgeRequest& request, const Game& game) {
  JudgeAnswer answer = judge(request, game);
  return {answer.judged ? 200 : 422, kJson, std::move(answer.line) + '\n'};
}

Answer JudgeEndpoint::answer_each(std::vector<Task> tasks, WorkSlots::Admission admission) {
  // Kept until the last line has gone, so that a batch counts as one request all the while.
  auto kept = std::make_shared<WorkSlots::Admission>(std::move(admission));
  Answer out;
  out.type = kJsonLines;
  out.stream = [tasks = std::move(tasks), kept](const Sink& sink) {
    for (const Task& task : tasks) {
      if (!sink(task().line + '\n')) {
        return;
      }
    }
  };
  return out;
}

std::optional<JudgeAnswer> JudgeEndpoint::kept_answer(const JudgeRequest& request,
                                                      const Store::Question& question) {
  const std::optional<std::string> kept = store_.verdict(question);
  metrics_.verdict_kept(kept.has_value());
  if (!kept) {
    return std::nullopt;
  }
  return JudgeAnswer{api::renamed(*kept, {}, request.origin), true, true};
}

JudgeAnswer JudgeEndpoint::judge(JudgeRequest request, const Game& game) {
  std::int64_t& limit = request.options.limits.milliseconds;
  limit = limit == 0 ? settings_.milliseconds : std::min(limit, settings_.milliseconds);
  const std::optional<Store::Question> question = question_of(request, game);
  if (std::optional<JudgeAnswer> kept = question ? kept_answer(request, *question) : std::nullopt) {
    return *kept;
  }
  const WorkSlots::Turn turn(slots_);
  JudgeAnswer answer = api::answer_judge(request, game);
  metrics_.judged(answer.judged);
  if (question && answer.settled) {
    store_.keep_verdict(*question, api::renamed(answer.line, request.origin, {}));
  }
  return answer;
}

}  // namespace shinpan::server
