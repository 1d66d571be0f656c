#include "record_invariants.hpp"
#include "shinpan/record/charset.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace shinpan;
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  const std::string text = record::decode(bytes).utf8;
  const record::Games boards = record::read_text_boards(text);
  fuzz::require(boards.empty() != record::looks_like_text_board(text));
  fuzz::check_games(boards);
  if (record::looks_like_case(text)) {
    fuzz::check_games(record::read_case(text));
  }
  return 0;
}
