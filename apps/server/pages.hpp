#pragma once

#include <span>
#include <string_view>

namespace shinpan::server {

// A file of the page, built into the program.
struct Page {
  std::string_view path;  // as in an address: "/index.html"
  std::string_view type;
  std::string_view bytes;
  std::string_view gzipped;  // the same, compressed
  bool lasting = false;      // its name changes with its content: it may be kept for good
};

// All of them; none when the program was built without the page.
[[nodiscard]] std::span<const Page> pages();

// What stands at an address, "/" being the first page; nothing where there is none.
[[nodiscard]] const Page* find_page(std::string_view path);

}  // namespace shinpan::server
