#pragma once

#include "shinpan/api/judge.hpp"

namespace shinpan::api {

// What was counted to come to a verdict: enough to count it again in another way.
struct CountedGame {
  const rules::Position& position;
  const count::Terms& terms;
};

// The single causes for which Black's lead would be exactly `wanted` instead of the verdict's, the
// more likely kinds first. Each is tried by counting again; nothing is guessed and nothing is
// judged.
[[nodiscard]] std::vector<explain::AgreementCause> agreement_causes(
    rules::HalfPoints wanted,
    const record::GameRecord& record,
    const CountedGame& game,
    const Judged& judged,
    const std::optional<explain::RecordAgreement::Marks>& marks);

}  // namespace shinpan::api
