#pragma once

#include "server/message.hpp"
#include "shinpan/api/judged_json.hpp"

namespace shinpan::server {

// The answer that says what is wrong and how to mend it.
[[nodiscard]] Answer failure(int status,
                             const base::Error& error,
                             explain::Language language,
                             const api::Origin& origin = {"request", 0});

// Too many requests wait already.
[[nodiscard]] Answer busy(explain::Language language);

}  // namespace shinpan::server
