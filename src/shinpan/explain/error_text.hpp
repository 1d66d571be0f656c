#pragma once

#include "shinpan/base/error.hpp"
#include "shinpan/explain/language.hpp"

#include <string>

namespace shinpan::explain {

// What is wrong, where, and how to mend it, in whole sentences.
[[nodiscard]] std::string error_text(Language language, const base::Error& error);

}  // namespace shinpan::explain
