#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace verify {

struct CheckedStatus {
  std::string status;                               // as written: `dead captured`
  std::string point;                                // as written
  std::string refusal = "the text ends before it";  // empty when the status is verified
};

struct CheckedPosition {
  std::string name;
  int width = 0;
  int height = 0;
  std::vector<std::string> rows;  // top first; X, O and .
  bool is_suicide_allowed = false;
  bool is_ko_pass_any = false;
  std::vector<CheckedStatus> statuses;
};

struct Report {
  std::vector<CheckedPosition> positions;
  std::string error;  // why the text could not be read on; empty when it was read to its end
};

// Checks every status of a proof (docs/en/proof.md).
[[nodiscard]] Report verify(std::string_view text);

}  // namespace verify
