#pragma once

#include "shinpan/api/agreement_causes.hpp"
#include "shinpan/api/json_writer.hpp"

namespace shinpan::api {

// The verdict beside the record's own result and territory marks, and what single cause would give
// exactly that result. Nothing where the record is no game and states neither. `is_end`: the
// position judged is the record's last.
[[nodiscard]] std::optional<explain::RecordAgreement> record_agreement(
    const record::GameRecord& record, const CountedGame& game, bool is_end, const Judged& judged);

// The object that JSON has under "record".
void write_agreement(JsonWriter& json,
                     board::Size size,
                     const explain::RecordAgreement& agreement,
                     explain::Language language);

// Its array "causes".
void write_causes(JsonWriter& json,
                  board::Size size,
                  const explain::RecordAgreement& agreement,
                  explain::Language language);

}  // namespace shinpan::api
