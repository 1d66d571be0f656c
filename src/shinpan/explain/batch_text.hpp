#pragma once

#include "shinpan/explain/agreement_text.hpp"

#include <array>

namespace shinpan::explain {

// How the games of a batch agree with their records.
struct BatchTally {
  int agreeing = 0;
  int one_cause = 0;  // of those that differ: how many causes fit
  int several_causes = 0;
  int no_cause = 0;
  std::array<int, kReasonCount> not_compared{};  // by reason
  int failed = 0;                                // could not be read or judged
  int marks_agreeing = 0;
  int marks_differing = 0;

  // One more game; nothing for a board that is no game.
  void add(const std::optional<RecordAgreement>& agreement);

  [[nodiscard]] int differing() const { return one_cause + several_causes + no_cause; }

  [[nodiscard]] int compared() const { return agreeing + differing(); }

  [[nodiscard]] int left_out() const;

  // Those that were read.
  [[nodiscard]] int games() const { return compared() + left_out(); }
};

// The lines that end a batch report.
[[nodiscard]] std::string tally_text(Language language, const BatchTally& tally);

}  // namespace shinpan::explain
