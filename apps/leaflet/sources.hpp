#pragma once

#include <span>
#include <string_view>

namespace shinpan::leaflet {

// The parts of the book that pages are printed from, as atlas/ has them.
struct Sources {
  std::string_view book;     // book.json
  std::string_view leaflet;  // leaflet.json
  std::span<const std::string_view> problems;
};

// Those built into the program.
[[nodiscard]] Sources sources();

}  // namespace shinpan::leaflet
