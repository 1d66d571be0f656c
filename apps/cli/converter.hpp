#pragma once

#include "shinpan/base/result.hpp"

#include <string>
#include <vector>

namespace shinpan::cli {

enum class PictureFormat : std::uint8_t {
  Png,
  Pdf,
};

// How the work of the installed converter ended.
enum class Conversion : std::uint8_t {
  Done,
  ConverterMissing,
  Failed,
};

// Turns SVG documents into one file by the program rsvg-convert; several documents are pages of a
// PDF.
[[nodiscard]] Conversion convert_svg(const std::vector<std::string>& pages,
                                     PictureFormat format,
                                     const std::string& file);

}  // namespace shinpan::cli
