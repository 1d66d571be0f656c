#pragma once

#include "server/message.hpp"
#include "server/metrics.hpp"
#include "server/settings.hpp"
#include "server/store.hpp"
#include "server/work_slots.hpp"
#include "shinpan/api/judge_request.hpp"

namespace shinpan::server {

// POST /v1/judge. What the body is, its content type says:
//   application/json       one request (api/request.hpp), or an array of them
//   application/x-ndjson   a request on each line
//   anything else          a record in any format that Shinpan reads, the terms in the query
// One request has one JSON object as its answer, with status 200, or 400 for what is wrong with the
// request and 422 for what is wrong with the record; several have a line each, in their order, as
// they are ready, and status 200. Verdicts that no limit cut short are kept in the store and given
// again when the same is asked, with the time that they took then.
class JudgeEndpoint {
 public:
  JudgeEndpoint(const Settings& settings, WorkSlots& slots, Metrics& metrics, Store& store)
      : settings_(settings), slots_(slots), metrics_(metrics), store_(store) {}

  [[nodiscard]] Answer answer(const Request& request, explain::Language language);

 private:
  using Task = std::function<api::JudgeAnswer()>;

  [[nodiscard]] Answer answer_record(const Request& request,
                                     explain::Language language,
                                     WorkSlots::Admission admission);
  [[nodiscard]] Answer answer_requests(std::vector<api::JudgeRequest> requests,
                                       bool several,
                                       WorkSlots::Admission admission);
  [[nodiscard]] Answer answer_one(const api::JudgeRequest& request,
                                  const base::Result<record::GameRecord>& game);
  [[nodiscard]] Answer answer_each(std::vector<Task> tasks, WorkSlots::Admission admission);
  [[nodiscard]] api::JudgeAnswer judge(api::JudgeRequest request,
                                       const base::Result<record::GameRecord>& game);

  [[nodiscard]] std::optional<api::JudgeAnswer> kept_answer(const api::JudgeRequest& request,
                                                            const Store::Question& question);

  const Settings& settings_;
  WorkSlots& slots_;
  Metrics& metrics_;
  Store& store_;
};

}  // namespace shinpan::server
