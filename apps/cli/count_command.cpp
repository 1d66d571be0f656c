#include "commands.hpp"
#include "environment.hpp"
#include "files.hpp"
#include "games.hpp"
#include "limits.hpp"
#include "shinpan/api/count_json.hpp"
#include "shinpan/api/count_report.hpp"
#include "shinpan/explain/method_text.hpp"
#include "shinpan/explain/phrase.hpp"
#include "terms.hpp"

#include <fmt/core.h>

namespace shinpan::cli {

namespace {

using api::CountedGame;
using api::Origin;

std::string list(explain::Language language) {
  std::string out;
  for (const count::Method method : count::kMethods) {
    out += fmt::format("{:<14}{}\n", method_id(method), explain::method_text(language, method));
  }
  return out;
}

std::vector<count::Method> methods_of(const std::string& name) {
  if (name == "all") {
    return {count::kMethods.begin(), count::kMethods.end()};
  }
  return {count::method_of(name).value_or(count::Method::Territory)};
}

class Counting {
 public:
  Counting(const CountCommand& command, api::CountOptions options, explain::Language language)
      : command_(command),
        options_(std::move(options)),
        style_{language, glyphs_of_environment(), paint_of_environment()} {}

  [[nodiscard]] bool failed() const { return failed_; }

  void count_input(const std::string& name) {
    for_each_game(name, [this](const InputGame& game) { count_game(game.origin, game.record); });
  }

 private:
  void fail(const Origin& origin, const base::Error& error) {
    failed_ = true;
    print_failure(command_.json, origin, error, style_.language);
  }

  void count_game(const Origin& origin, const base::Result<record::GameRecord>& record) {
    if (!record) {
      fail(origin, record.error());
      return;
    }
    const base::Result<CountedGame> game = api::count_game(*record, options_);
    if (!game) {
      fail(origin, game.error());
      return;
    }
    const std::string text = command_.json ? json_lines(origin, *game) : report(origin, *game);
    print(!command_.json && !first_ ? '\n' + text : text);
    first_ = false;
  }

  [[nodiscard]] std::string json_lines(const Origin& origin, const CountedGame& game) const {
    std::string out;
    for (const count::Counted& counted : game.counts) {
      out += api::count_json(origin, game, counted, style_.language) + '\n';
    }
    return out;
  }

  [[nodiscard]] std::string report(const Origin& origin, const CountedGame& game) const {
    if (command_.method == "all") {
      return api::count_table(origin, game, style_.language);
    }
    const api::Boards boards = command_.steps ? api::Boards::EachStep : api::Boards::None;
    return api::count_report(origin, game, game.counts.front(), style_, boards);
  }

  const CountCommand& command_;
  api::CountOptions options_;
  api::ReportStyle style_;
  bool failed_ = false;
  bool first_ = true;
};

// Nothing, with a sentence on the errors, when the terms cannot be read.
std::optional<api::CountOptions> options_of(const CountCommand& command,
                                            explain::Language language) {
  api::CountOptions out;
  rules::Ruleset rules;
  if (!read_terms(command.rules, command.komi, language, rules, out.judge.komi)) {
    return std::nullopt;
  }
  if (!command.rules.empty()) {
    out.judge.rules = std::move(rules);
  }
  out.judge.dead = command.dead;
  out.judge.alive = command.alive;
  out.judge.use_marks = command.use_marks;
  out.judge.at = command.at;
  out.judge.limits = limits_of(command.time_limit, command.nodes);
  out.methods = methods_of(command.method);
  out.neutral = command.leave_neutral ? count::NeutralPoints::Left : count::NeutralPoints::Filled;
  return out;
}

}  // namespace

Exit run(const CountCommand& command, explain::Language language) {
  if (command.method.empty()) {
    print(list(language));
    return Exit::Good;
  }
  if (command.inputs.empty()) {
    print_error(explain::in(
        language,
        {"shinpan: Name a record to count.\n", "shinpan: Назовите запись, которую считать.\n"}));
    return Exit::WrongUse;
  }
  std::optional<api::CountOptions> options = options_of(command, language);
  if (!options) {
    return Exit::WrongUse;
  }
  Counting counting(command, std::move(*options), language);
  for (const std::string& name : expanded(command.inputs)) {
    counting.count_input(name);
  }
  return counting.failed() ? Exit::SomeFailed : Exit::Good;
}

}  // namespace shinpan::cli
