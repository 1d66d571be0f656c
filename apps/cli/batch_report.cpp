#include "batch_report.hpp"

#include "files.hpp"
#include "games.hpp"
#include "ordered.hpp"
#include "progress.hpp"
#include "shinpan/api/batch_json.hpp"

#include <mutex>

namespace shinpan::cli {

namespace {

using To = Message::To;

class BatchReport {
 public:
  BatchReport(const api::JudgeOptions& options, bool json, explain::Language language)
      : options_(options), json_(json), language_(language) {}

  [[nodiscard]] const explain::BatchTally& tally() const { return tally_; }

  void judge_input(const std::string& name, const Emit& emit) {
    for_each_game(name, [&](const InputGame& game) { judge_game(game, emit); });
  }

 private:
  void judge_game(const InputGame& game, const Emit& emit) {
    if (!game.record) {
      fail(game.origin, game.record.error(), emit);
      return;
    }
    const base::Result<api::Judged> judged = api::judge(*game.record, options_);
    if (!judged) {
      fail(game.origin, judged.error(), emit);
      return;
    }
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      tally_.add(judged->agreement);
    }
    if (judged->agreement && judged->agreement->state == explain::RecordAgreement::State::Differs) {
      emit({To::Output, mismatch_line(game.origin, *judged) + '\n'});
    }
  }

  [[nodiscard]] std::string mismatch_line(const api::Origin& origin,
                                          const api::Judged& judged) const {
    return json_
               ? api::mismatch_json(origin, judged, language_)
               : api::origin_text(origin, language_) + ": " +
                     explain::mismatch_text(
                         language_, judged.board.size(), *judged.agreement, judged.verdict.proved);
  }

  void fail(const api::Origin& origin, const base::Error& error, const Emit& emit) {
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      ++tally_.failed;
    }
    emit(failure_message(json_, origin, error, language_));
  }

  const api::JudgeOptions& options_;
  bool json_;
  explain::Language language_;
  std::mutex mutex_;
  explain::BatchTally tally_;  // of all threads
};

}  // namespace

Exit report_batch(const JudgeCommand& command,
                  const api::JudgeOptions& options,
                  explain::Language language) {
  const std::vector<std::string> inputs = expanded(command.inputs);
  BatchReport report(options, command.json, language);
  const auto work_through = command.unordered ? as_ready : in_order;
  work_through(
      inputs.size(),
      command.jobs,
      [&](std::size_t i, const Emit& emit) { report.judge_input(inputs[i], emit); },
      [](const Message& message) {
        message.to == To::Errors ? print_error(message.text) : print(message.text);
      },
      [&](std::size_t done) { show_progress(done, inputs.size()); });
  const explain::BatchTally& tally = report.tally();
  const bool lines_above = tally.differing() > 0;
  print(command.json ? api::tally_json(tally) + '\n'
                     : (lines_above ? "\n" : "") + explain::tally_text(language, tally));
  return tally.failed > 0 ? Exit::SomeFailed : Exit::Good;
}

}  // namespace shinpan::cli
