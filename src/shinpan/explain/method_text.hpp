#pragma once

#include "shinpan/count/methods/method.hpp"
#include "shinpan/explain/language.hpp"

#include <string>

namespace shinpan::explain {

// What the method counts, in one line.
[[nodiscard]] std::string method_text(Language language, count::Method method);

}  // namespace shinpan::explain
