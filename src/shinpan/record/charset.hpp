#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan::record {

// A text in UTF-8 and how its bytes were understood.
struct Decoded {
  std::string utf8;      // always well formed
  std::string encoding;  // "UTF-8", "GB18030", ...
  bool guessed = false;  // nothing said so, or what was said proved wrong
};

// Turns bytes of any supported character set into UTF-8. `declared` is what the file says of
// itself, or empty. In this order:
//   1. a byte order mark (UTF-8, UTF-16);
//   2. the declared set, when every byte fits it (a declared Western set yields to UTF-8 that fits,
//      which never happens by chance);
//   3. UTF-8, when every byte fits it;
//   4. the likeliest set by guess_charset, malformed bytes replaced by U+FFFD.
// Without ICU only UTF-8, UTF-16 and Latin-1 are known.
[[nodiscard]] Decoded decode(std::string_view bytes, std::string_view declared = {});

// The likeliest of UTF-8, GB18030, Big5, Shift_JIS, EUC-JP, EUC-KR, windows-1251, KOI8-R and
// windows-1252, by how well the bytes fit what is common in each set; made for a few names, where
// general detectors fail. Words of the game (black, white, wins, points in each language) weigh
// most. A few malformed bytes do not matter.
[[nodiscard]] std::string_view guess_charset(std::string_view bytes);

// What becomes of malformed bytes.
enum class Malformed : std::uint8_t {
  Refused,   // no result
  Replaced,  // U+FFFD
};

// The text in UTF-8. Knows what ICU knows; nothing when the set is not known.
[[nodiscard]] std::optional<std::string> convert(std::string_view bytes,
                                                 std::string_view charset,
                                                 Malformed malformed);

}  // namespace shinpan::record
