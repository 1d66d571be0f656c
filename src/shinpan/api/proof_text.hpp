#pragma once

#include "shinpan/api/judged_json.hpp"

#include <string>

namespace shinpan::api {

// The proof of a verdict in the text form of docs/en/proof.md, without the header; the verdict must
// have been asked for with proofs.
[[nodiscard]] std::string proof_text(const Origin& origin, const Judged& judged);

}  // namespace shinpan::api
