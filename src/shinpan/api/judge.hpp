#pragma once

#include "shinpan/count/verdict.hpp"
#include "shinpan/explain/agreement_text.hpp"
#include "shinpan/explain/remark_text.hpp"
#include "shinpan/record/game_record.hpp"

#include <optional>
#include <string>
#include <vector>

namespace shinpan::api {

// What may be asked of a judgement; every field has the default of `shinpan judge`.
struct JudgeOptions {
  std::optional<rules::Ruleset> rules;    // nothing: the record's, else japanese-1989
  std::optional<rules::HalfPoints> komi;  // nothing: the record's, else that of the rule set
  count::Reading reading = count::Reading::Customary;
  std::vector<std::string> dead;  // vertices of stones, as the players agreed
  std::vector<std::string> alive;
  bool use_marks = false;  // take the record's territory marks as the players' agreement
  std::optional<std::size_t> at;
  life::Limits limits;
  life::Proofs proofs = life::Proofs::None;
};

// A judged position with all that an answer tells besides.
struct Judged {
  board::Board board;
  std::size_t moves = 0;
  board::Color to_play = board::Color::Black;
  rules::Ruleset rules;
  rules::HalfPoints komi;
  int handicap = 0;
  count::Reading reading = count::Reading::Customary;
  count::Verdict verdict;
  std::vector<explain::Remark> remarks;
  std::optional<board::Point> last_move;
  std::int64_t microseconds = 0;
  // Beside the record's own result and marks; nothing for a board that is no game and states none.
  std::optional<explain::RecordAgreement> agreement{};
};

// Replays the record and judges the position.
[[nodiscard]] base::Result<Judged> judge(const record::GameRecord& record,
                                         const JudgeOptions& options);

// The same under every preset, in their order. The record's result and marks are not compared.
[[nodiscard]] base::Result<std::vector<Judged>> judge_under_all(const record::GameRecord& record,
                                                                const JudgeOptions& options);

// The rule set of a record, and whether its text was understood.
struct RecordRules {
  rules::Ruleset rules;
  bool known = true;
};

[[nodiscard]] RecordRules rules_of(const record::GameRecord& record);

// The komi of a game that states none.
[[nodiscard]] rules::HalfPoints assumed_komi(const rules::Ruleset& rules, int handicap);

}  // namespace shinpan::api
