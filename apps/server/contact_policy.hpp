#pragma once

#include "shinpan/explain/language.hpp"

#include <string>

namespace shinpan::server {

// What becomes of contacts: who is responsible, what is kept, for what, for how long, and how it is
// deleted. Paragraphs divided by empty lines; the first one is the heading.
[[nodiscard]] std::string contact_policy(explain::Language language,
                                         const std::string& operator_name,
                                         const std::string& contact,
                                         int days);

}  // namespace shinpan::server
