// Any bytes as a proof: every status is verified or has a reason, and the text has been read to its
// end or there is one why not.
#include "verify/verify.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const verify::Report report = verify::verify(text);
  bool is_stated = false;
  for (const verify::CheckedPosition& position : report.positions) {
    for (const verify::CheckedStatus& status : position.statuses) {
      is_stated = true;
      const bool is_dead = status.status == "dead captured";
      if (status.refusal.empty() &&
          (status.point.empty() || (!is_dead && status.status.substr(0, 6) != "alive "))) {
        std::abort();
      }
    }
  }
  if (!is_stated && report.error.empty()) {
    std::abort();
  }
  return 0;
}
