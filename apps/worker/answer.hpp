#pragma once

#include "server/store.hpp"
#include "worker/metrics.hpp"
#include "worker/settings.hpp"

#include <string>
#include <string_view>

namespace shinpan::worker {

// What there is to say to a message.
struct Answer {
  // The game's name in a subject: its id, where every byte but letters, digits, '-' and '_' is
  // written "=2E". Empty: the message names no game, and nobody could find an answer to it.
  std::string token;
  std::string text;  // JSON on one line; where there is no token, what is wrong with the message
};

// A message is a request as api/judge_line.hpp has it, and must have an id that is not empty and
// not longer than 100 bytes; numbers and strings that read the same are the same id. A record that
// cannot be judged is answered like any other. `store`: verdicts are looked for there and kept
// there; may be null.
[[nodiscard]] Answer answer_to(std::string_view message,
                               const Settings& settings,
                               server::Store* store,
                               Metrics& metrics);

}  // namespace shinpan::worker
