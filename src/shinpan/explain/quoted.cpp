#include "shinpan/explain/quoted.hpp"

#include "shinpan/base/utf8.hpp"

namespace shinpan::explain {

std::string printable(const std::string& detail) {
  std::string clean = base::repaired_utf8(detail);
  for (char& c : clean) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) {
      c = ' ';
    }
  }
  return clean;
}

std::string quoted(const std::string& detail) {
  constexpr std::size_t kMost = 80;
  std::string clean = printable(detail);
  if (clean.size() <= kMost) {
    return clean;
  }
  std::size_t cut = kMost;
  while (cut > 0 && (static_cast<unsigned char>(clean[cut]) & 0xC0U) == 0x80U) {
    --cut;
  }
  return clean.substr(0, cut) + "...";
}

}  // namespace shinpan::explain
