#pragma once

#include "shinpan/board/size.hpp"
#include "shinpan/explain/language.hpp"
#include "shinpan/referee/objection.hpp"

#include <string>

namespace shinpan::explain {

// Why an event of a match is refused and how to mend it, in whole sentences, with the points named.
// Why a move is illegal is said by refusal_text; here is what to do instead.
[[nodiscard]] std::string objection_text(Language language,
                                         const referee::Objection& objection,
                                         board::Size size);

}  // namespace shinpan::explain
