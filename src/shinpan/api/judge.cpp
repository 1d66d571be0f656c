#include "shinpan/api/judge.hpp"

#include "shinpan/api/agreement.hpp"
#include "shinpan/api/record_agreement.hpp"
#include "shinpan/api/remarks.hpp"
#include "shinpan/explain/numbers.hpp"

#include <chrono>

namespace shinpan::api {

namespace {

using explain::Remark;
using explain::RemarkKind;

std::vector<Remark> remarks_on_terms(const record::GameRecord& record,
                                     const JudgeOptions& options,
                                     rules::HalfPoints komi) {
  std::vector<Remark> out;
  if (!options.rules && !rules_of(record).known) {
    out.push_back({RemarkKind::UnknownRules, {}, record.rules_text, {}});
  }
  if (!options.komi && !record.komi) {
    out.push_back(
        {RemarkKind::KomiAssumed, {}, explain::number_text(explain::Language::English, komi), {}});
  }
  if (options.use_marks && !record.has_marks) {
    out.push_back({RemarkKind::NoMarks, {}, {}, {}});
  }
  return out;
}

base::Result<life::Agreement> agreement_of(const record::GameRecord& record,
                                           const JudgeOptions& options,
                                           const board::Board& board) {
  base::Result<life::Agreement> stated = agreement_from(board, options.dead, options.alive);
  if (stated && options.use_marks && record.has_marks) {
    return agreement_from_marks(board, record, *stated);
  }
  return stated;
}

std::optional<board::Point> last_play(const rules::Game& game) {
  if (game.moves().empty() || game.moves().back().kind != rules::Move::Kind::Play) {
    return std::nullopt;
  }
  return game.moves().back().point;
}

bool is_end(const record::GameRecord& record, std::size_t moves) {
  std::size_t all = 0;
  for (const record::Step& step : record.steps) {
    all += std::holds_alternative<rules::Move>(step) ? 1U : 0U;
  }
  return moves >= all;
}

}  // namespace

RecordRules rules_of(const record::GameRecord& record) {
  if (record.rules_text.empty()) {
    return {rules::Ruleset{}, true};
  }
  base::Result<rules::Ruleset> read = rules::parse_rules(record.rules_text);
  return read ? RecordRules{*read, true} : RecordRules{rules::Ruleset{}, false};
}

rules::HalfPoints assumed_komi(const rules::Ruleset& rules, int handicap) {
  // A handicap game without a stated komi keeps the fraction only: it decides an even count.
  return handicap > 1 ? rules::HalfPoints{rules.komi.halves % 2} : rules.komi;
}

base::Result<Judged> judge(const record::GameRecord& record, const JudgeOptions& options) {
  const auto started = std::chrono::steady_clock::now();
  const rules::Ruleset rules = options.rules ? *options.rules : rules_of(record).rules;
  const rules::HalfPoints komi = options.komi  ? *options.komi
                                 : record.komi ? *record.komi
                                               : assumed_komi(rules, record.handicap);
  const base::Result<record::Replay> replayed = record::replay(record, rules, options.at);
  if (!replayed) {
    return replayed.error();
  }
  const rules::Position position = replayed->game.position();
  const base::Result<life::Agreement> agreement = agreement_of(record, options, position.board());
  if (!agreement) {
    return agreement.error();
  }
  count::Terms terms;
  terms.rules = rules;
  terms.komi = komi;
  terms.handicap = record.handicap;
  terms.passes = replayed->passes;
  terms.first_pass = replayed->first_pass;
  Judged out{position.board(),
             replayed->moves,
             position.to_play(),
             rules,
             komi,
             record.handicap,
             options.reading,
             {},
             {},
             {},
             0};
  out.last_move = last_play(replayed->game);
  out.verdict =
      count::judge(position, terms, *agreement, options.reading, options.limits, options.proofs);
  out.remarks = remarks_of(replayed->warnings);
  if (replayed->cycle) {
    out.remarks.push_back(cycle_remark(*replayed->cycle));
  }
  for (Remark& remark : remarks_on_terms(record, options, komi)) {
    out.remarks.push_back(std::move(remark));
  }
  if (is_end(record, out.moves)) {
    for (Remark& remark : comparison(record, out)) {
      out.remarks.push_back(std::move(remark));
    }
  }
  out.agreement = record_agreement(record, {position, terms}, is_end(record, out.moves), out);
  out.microseconds = std::chrono::duration_cast<std::chrono::microseconds>(
                         std::chrono::steady_clock::now() - started)
                         .count();
  return out;
}

base::Result<std::vector<Judged>> judge_under_all(const record::GameRecord& record,
                                                  const JudgeOptions& options) {
  record::GameRecord alone = record;
  alone.result = {};
  alone.has_marks = record.has_marks && options.use_marks;
  std::vector<Judged> out;
  for (const rules::Ruleset& rules : rules::presets()) {
    JudgeOptions under = options;
    under.rules = rules;
    base::Result<Judged> judged = judge(alone, under);
    if (!judged) {
      return judged.error();
    }
    judged->agreement.reset();
    out.push_back(std::move(*judged));
  }
  return out;
}

}  // namespace shinpan::api
