#pragma once

#include "shinpan/explain/phrase.hpp"

#include <span>

namespace shinpan::explain {

// A term of the game as the catalogue uses it, with the names that it has where the rules come
// from. UTF-8.
struct Term {
  const char* id;        // stable: "ko", "bent-four", ...
  Phrase name;           // "ko" / "ko in Russian"
  Phrase also;           // other names in use, comma-separated; empty where there are none
  Phrase meaning;        // one sentence
  const char* japanese;  // as written
  const char* romaji;    // as read
  const char* chinese;   // simplified; empty where no settled name is known
  const char* pinyin;
};

// All terms, in the order in which a beginner meets them.
[[nodiscard]] std::span<const Term> glossary();

}  // namespace shinpan::explain
