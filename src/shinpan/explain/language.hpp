#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace shinpan::explain {

enum class Language : std::uint8_t {
  English,
  Russian,
};

inline constexpr Language kLanguages[2] = {Language::English, Language::Russian};

// Reads "ru", "en" or a locale name such as "ru_RU.UTF-8"; nothing for any other language.
[[nodiscard]] std::optional<Language> parse_language(std::string_view text);

}  // namespace shinpan::explain
