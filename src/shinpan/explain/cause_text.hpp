#pragma once

#include "shinpan/count/methods/causes.hpp"
#include "shinpan/explain/language.hpp"

#include <string>

namespace shinpan::explain {

// Why these methods have another result than the count by territory, and who gains how much by it.
// `methods`: their names as they begin the sentence.
[[nodiscard]] std::string cause_text(Language language,
                                     board::Size size,
                                     const std::string& methods,
                                     const count::Cause& cause);

// What the stones put down come to at the end, neutral points and protecting stones included, and
// that the last move makes the difference where it does.
[[nodiscard]] std::string parity_text(Language language, const count::Both<int>& put_down);

}  // namespace shinpan::explain
