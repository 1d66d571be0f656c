#pragma once

#include <string>
#include <string_view>

namespace shinpan::server {

// SHA-256 (FIPS 180-4) of the bytes, in 64 hexadecimal digits.
[[nodiscard]] std::string sha256(std::string_view bytes);

// 128 bits that nobody can guess, in hexadecimal digits.
[[nodiscard]] std::string random_token();

// Whether the texts are equal, in a time that does not tell where they differ.
[[nodiscard]] bool same_secret(std::string_view a, std::string_view b);

}  // namespace shinpan::server
