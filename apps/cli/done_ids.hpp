#pragma once

#include "shinpan/base/result.hpp"

#include <string>
#include <unordered_set>

namespace shinpan::cli {

using Ids = std::unordered_set<std::string>;

// The ids of the answers in a file that an earlier run wrote, as api::JudgeLine has them. A last
// line without its end was torn and counts as not written; where the file is what the standard
// output now appends to, that rest is cut off, so that the next answer has a line of its own. Other
// lines that are no answers are passed over. FileUnreadable.
[[nodiscard]] base::Result<Ids> done_ids(const std::string& file);

}  // namespace shinpan::cli
