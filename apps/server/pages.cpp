#include "server/pages.hpp"

#include <algorithm>

namespace shinpan::server {

const Page* find_page(std::string_view path) {
  if (path == "/") {
    path = "/index.html";
  }
  const std::span<const Page> all = pages();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Page& page) { return page.path == path; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace shinpan::server
