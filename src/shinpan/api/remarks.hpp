#pragma once

#include "shinpan/api/judge.hpp"

namespace shinpan::api {

// The warnings of a record as remarks that explain/ has sentences for. Those about a rule set that
// is not known are left out: whether it matters depends on the request.
[[nodiscard]] std::vector<explain::Remark> remarks_of(const std::vector<record::Warning>& warnings);

// A cycle that play went through, by its kind: triple ko, quadruple ko, another in which both sides
// lose as many stones, or one that costs one side more.
[[nodiscard]] explain::Remark cycle_remark(const record::Replay::Cycle& cycle);

// Where the record's own result and territory marks differ from the verdict.
[[nodiscard]] std::vector<explain::Remark> comparison(const record::GameRecord& record,
                                                      const Judged& judged);

}  // namespace shinpan::api
