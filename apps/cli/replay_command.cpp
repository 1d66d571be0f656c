#include "commands.hpp"
#include "files.hpp"
#include "games.hpp"
#include "shinpan/api/judge.hpp"
#include "shinpan/api/replay_report.hpp"
#include "shinpan/api/report.hpp"
#include "shinpan/api/rules_json.hpp"
#include "shinpan/explain/error_text.hpp"

namespace shinpan::cli {

namespace {

using api::Origin;

class Replaying {
 public:
  Replaying(bool json, std::optional<rules::Ruleset> rules, explain::Language language)
      : json_(json), rules_(std::move(rules)), language_(language) {}

  [[nodiscard]] bool failed() const { return failed_; }

  void replay_input(const std::string& name) {
    for_each_game(name, [this](const InputGame& game) { replay_game(game.origin, game.record); });
  }

 private:
  void fail(const Origin& origin, const base::Error& error) {
    failed_ = true;
    print_failure(json_, origin, error, language_);
  }

  void replay_game(const Origin& origin, const base::Result<record::GameRecord>& record) {
    if (!record) {
      fail(origin, record.error());
      return;
    }
    const rules::Ruleset rules = rules_ ? *rules_ : api::rules_of(*record).rules;
    const base::Result<api::ReplayReport> report = api::replay_report(*record, rules, language_);
    if (!report) {
      fail(origin, report.error());
      return;
    }
    failed_ = failed_ || report->first_illegal != 0;
    print(json_ ? api::replay_json(origin, *report) + '\n'
                : api::origin_text(origin, language_) + ": " + report->sentence + '\n');
  }

  bool json_;
  std::optional<rules::Ruleset> rules_;
  explain::Language language_;
  bool failed_ = false;
};

}  // namespace

Exit run(const ReplayCommand& command, explain::Language language) {
  std::optional<rules::Ruleset> rules;
  if (!command.rules.empty()) {
    const base::Result<rules::Ruleset> read = api::ruleset_from_text(command.rules);
    if (!read) {
      print_error("shinpan: " + explain::error_text(language, read.error()) + '\n');
      return Exit::WrongUse;
    }
    rules = *read;
  }
  Replaying replaying(command.json, rules, language);
  for (const std::string& name : expanded(command.inputs)) {
    replaying.replay_input(name);
  }
  return replaying.failed() ? Exit::SomeFailed : Exit::Good;
}

}  // namespace shinpan::cli
