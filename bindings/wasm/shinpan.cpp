// The one door for JavaScript. How it is used from there is in shinpan.js beside this file.
#include "shinpan/api/call.hpp"

#include <cstddef>
#include <string>

// Answers the request, `size` bytes of UTF-8 that the caller owns, as shinpan/api/call.hpp says.
// The answer ends with a zero byte, has none before it and stays valid until the next call, which
// is the only other one to touch it.
extern "C" const char* shinpan_call(const char* request, std::size_t size) {
  static std::string answer;
  answer = shinpan::api::call({request, size});
  return answer.c_str();
}
