#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace shinpan::leaflet {

enum class Face : std::uint8_t {
  Regular,
  Italic,
  Bold,
};

// Words in one face.
struct Run {
  std::string text;
  Face face = Face::Regular;

  bool operator==(const Run&) const = default;
};

// How wide the text is in PT Sans, in the unit of `size`. Italic letters are as wide as regular
// ones or narrower.
[[nodiscard]] int text_width(std::string_view text, Face face, int size);

}  // namespace shinpan::leaflet
