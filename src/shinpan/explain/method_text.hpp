#pragma once

#include "shinpan/count/methods/method.hpp"
#include "shinpan/explain/language.hpp"

#include <string>

namespace shinpan::explain {

// What the method counts, in one line.
[[nodiscard]] std::string method_text(Language language, count::Method method);

// "Method", as a heading.
[[nodiscard]] std::string method_word(Language language);

// All methods that do not count by territory, as the beginning of a sentence.
[[nodiscard]] std::string by_area_text(Language language);

}  // namespace shinpan::explain
