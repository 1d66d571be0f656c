#include "record_invariants.hpp"
#include "shinpan/record/charset.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace shinpan;
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  const std::string text = record::decode(bytes).utf8;
  static_cast<void>(record::looks_like_ugf(text));
  fuzz::check_games(record::read_ugf(text));
  return 0;
}
