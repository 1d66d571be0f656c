#include "commands.hpp"
#include "environment.hpp"
#include "files.hpp"
#include "games.hpp"
#include "limits.hpp"
#include "shinpan/api/status.hpp"

namespace shinpan::cli {

namespace {

using api::Origin;

class Asking {
 public:
  Asking(const StatusCommand& command, explain::Language language)
      : json_(command.json),
        options_{command.points,
                 command.at,
                 limits_of(command.time_limit, command.nodes, command.table_mb)},
        style_{language, glyphs_of_environment(), paint_of_environment()} {}

  [[nodiscard]] bool failed() const { return failed_; }

  void ask_input(const std::string& name) {
    for_each_game(name, [this](const InputGame& game) { ask_game(game.origin, game.record); });
  }

 private:
  void fail(const Origin& origin, const base::Error& error) {
    failed_ = true;
    print_failure(json_, origin, error, style_.language);
  }

  void ask_game(const Origin& origin, const base::Result<record::GameRecord>& record) {
    if (!record) {
      fail(origin, record.error());
      return;
    }
    const base::Result<api::StatusAnswer> answer = api::status(*record, options_);
    if (!answer) {
      fail(origin, answer.error());
      return;
    }
    const std::string text = json_ ? api::status_json(*answer, style_.language) + '\n'
                                   : api::status_text(origin, *answer, style_);
    print(!json_ && !first_ ? '\n' + text : text);
    first_ = false;
  }

  bool json_;
  api::StatusOptions options_;
  api::ReportStyle style_;
  bool failed_ = false;
  bool first_ = true;
};

}  // namespace

Exit run(const StatusCommand& command, explain::Language language) {
  Asking asking(command, language);
  for (const std::string& name : expanded(command.inputs)) {
    asking.ask_input(name);
  }
  return asking.failed() ? Exit::SomeFailed : Exit::Good;
}

}  // namespace shinpan::cli
