#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace shinpan::base {

// Whether the bytes are well-formed UTF-8 (no overlong forms, no surrogates, at most U+10FFFF).
[[nodiscard]] bool is_utf8(std::string_view bytes);

// Appends one code point; U+FFFD in place of what is not a code point.
void append_utf8(std::string& out, char32_t code_point);

// Decodes the code point at `at` and moves `at` behind it; malformed bytes give U+FFFD, one at a
// time.
[[nodiscard]] char32_t next_code_point(std::string_view bytes, std::size_t& at);

// The same text with every malformed byte replaced by U+FFFD.
[[nodiscard]] std::string repaired_utf8(std::string_view bytes);

// How many cells of a terminal or a monospaced picture the text takes: East Asian wide and
// fullwidth characters two, combining marks none, everything else one. An approximation by blocks.
[[nodiscard]] std::size_t display_width(std::string_view utf8);

}  // namespace shinpan::base
