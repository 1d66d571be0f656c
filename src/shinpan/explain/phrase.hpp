#pragma once

#include "shinpan/explain/language.hpp"

#include <initializer_list>
#include <string>
#include <string_view>

namespace shinpan::explain {

// One sentence of the catalogue, in both languages. Slots are names in braces: "{point} is taken".
struct Phrase {
  const char* english = "";
  const char* russian = "";
};

[[nodiscard]] constexpr const char* in(Language language, const Phrase& phrase) {
  return language == Language::Russian ? phrase.russian : phrase.english;
}

struct Slot {
  std::string_view name;
  std::string value;
};

// The pattern with its slots filled. A slot that is not given stays as it is (a test looks for
// that); braces inside the values are left alone.
[[nodiscard]] std::string fill(std::string_view pattern, std::initializer_list<Slot> slots);
[[nodiscard]] std::string say(Language language,
                              const Phrase& phrase,
                              std::initializer_list<Slot> slots = {});

}  // namespace shinpan::explain
