#pragma once

#include "shinpan/board/size.hpp"
#include "shinpan/referee/objection.hpp"

#include <string>

namespace shinpan::referee {

// One text in both languages, UTF-8.
struct Bilingual {
  std::string english;
  std::string russian;
};

// What is wrong and how to mend it, in whole sentences, with the points named. Why a move is
// illegal is said by explain::refusal_text; here is what to do instead.
[[nodiscard]] Bilingual objection_text(const Objection& objection, board::Size size);

}  // namespace shinpan::referee
