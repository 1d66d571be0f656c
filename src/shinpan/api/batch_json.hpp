#pragma once

#include "shinpan/api/judged_json.hpp"
#include "shinpan/explain/batch_text.hpp"

namespace shinpan::api {

// One game of a batch whose result differs from its record, as one line of JSON: those keys of the
// whole answer that concern the result.
[[nodiscard]] std::string mismatch_json(const Origin& origin,
                                        const Judged& judged,
                                        explain::Language language);

// The object that ends a batch report.
[[nodiscard]] std::string tally_json(const explain::BatchTally& tally);

}  // namespace shinpan::api
