// Any bytes as a line of a batch: the answer is one line of JSON with the line's id, which a later
// run finds in it.
#include "shinpan/api/judge_line.hpp"
#include "shinpan/base/utf8.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace shinpan;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  api::JudgeOptions defaults;
  defaults.limits = {0, 50, 1};
  const api::JudgeLine line = api::judge_line(text, defaults, explain::Language::English);
  const std::string answer = api::answer_line(line, 1).text;
  const bool one_line = answer.find('\n') == std::string::npos;
  if (!one_line || !base::is_utf8(answer) || api::answered_id(answer).value_or("null") != line.id) {
    std::abort();
  }
  // Whatever an earlier run left behind.
  static_cast<void>(api::answered_id(text));
  return 0;
}
