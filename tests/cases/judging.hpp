#pragma once

#include "cases/case_file.hpp"
#include "shinpan/api/judge.hpp"
#include "shinpan/api/judged_json.hpp"
#include "support/board_picture.hpp"

#include <gtest/gtest.h>

namespace shinpan::cases {

// How a case names its rules, and the preset that it means.
inline rules::Ruleset rules_of_case(const Case& given) {
  const std::map<std::string, std::string> names = {{"", "japanese-1989"},
                                                    {"area", "chinese"},
                                                    {"area-button", "aga-button"},
                                                    {"territory", "japanese-1989"},
                                                    {"territory-simple", "japanese-1989"},
                                                    {"stone", "stone-scoring"}};
  const std::string stated = given.word("rules");
  const auto found = names.find(stated);
  return rules::preset(found == names.end() ? stated : found->second).value();
}

// Only the Japanese text turns unfilled neutral points into seki, so those cases are read as they
// stand.
inline bool is_japanese(const Case& given) {
  return given.word("rules").rfind("japanese", 0) == 0;
}

inline api::Judged judge_record(const record::GameRecord& record,
                                const Case& given,
                                std::uint64_t nodes) {
  api::JudgeOptions options;
  options.rules = rules_of_case(given);
  options.komi = record.komi.value_or(rules::HalfPoints{});
  options.reading = is_japanese(given) ? count::Reading::Strict : count::Reading::Customary;
  options.limits.milliseconds = 0;
  options.limits.nodes = nodes;
  return api::judge(record, options).value();
}

// Nodes for each image, and where they prove not everything: it is sameness that is looked for.
inline constexpr std::uint64_t kImageNodes = 120000;
inline constexpr std::uint64_t kFewNodes = 5000;

// Search nodes for a verdict: half a million, more where the table says so.
inline std::uint64_t verdict_nodes(const Case& given) {
  const std::map<std::string, std::uint64_t> patient = {
      {"beast-cross5", 3000000},
      {"beast-rabbity6", 3000000},
  };
  const auto found = patient.find(given.id);
  return found == patient.end() ? 500000 : found->second;
}

inline char letter_at(const std::vector<std::string>& rows, board::Size size, board::Point p) {
  return rows[static_cast<std::size_t>(row_of(size, p))][static_cast<std::size_t>(col_of(size, p))];
}

// Whether what the verdict says about this point rests on proofs alone.
inline bool is_proved(const api::Judged& judged, board::Point p) {
  return judged.board.is_empty(p) ? judged.verdict.proved
                                  : judged.verdict.life.group_of(p).basis != life::Basis::Estimate;
}

struct Difference {
  std::string text;
  bool proved = false;
};

// What the verdict says otherwise than the case.
inline std::vector<Difference> differences_from(const Case& given, const api::Judged& judged) {
  std::vector<Difference> out;
  const board::Size size = judged.board.size();
  const std::vector<std::string> rows = api::verdict_rows(judged.board, judged.verdict);
  for (const board::Point p : judged.board.geometry().all) {
    const char want = letter_at(given.verdict, size, p);
    const char got = letter_at(rows, size, p);
    const bool both_live = (want == 'A' || want == 'S') && (got == 'A' || got == 'S');
    if (want != '?' && want != got && !(both_live && !is_japanese(given))) {
      // A proof shows life; whether it is life in seki rests on the neighbours as well.
      const bool proved = both_live ? judged.verdict.proved : is_proved(judged, p);
      out.push_back({board::vertex(size, p) + " " + want + "->" + got, proved});
    }
  }
  const std::string result = given.word("result");
  const std::string got = count::result_text(judged.verdict.outcome);
  if (!result.empty() && result != got) {
    out.push_back({"result " + result + "->" + got, judged.verdict.proved});
  }
  const std::string finished = given.word("finished");
  if (!finished.empty() && finished != (judged.verdict.finished ? "true" : "false")) {
    out.push_back({"finished " + finished, judged.verdict.proved});
  }
  return out;
}

// A name for ctest: "j89_ex01".
inline std::string name_of(const testing::TestParamInfo<std::filesystem::path>& info) {
  std::string out = info.param.stem().string();
  std::replace(out.begin(), out.end(), '-', '_');
  return out;
}

}  // namespace shinpan::cases
