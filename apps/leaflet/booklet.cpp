#include "leaflet/booklet.hpp"

#include "leaflet/paper.hpp"

namespace shinpan::leaflet {

namespace {

constexpr int kFold = kA4.height / 2;

// The document as a part of another one.
std::string placed(const std::string& page, int x) {
  const std::size_t inside = page.find('>') + 1;
  return "<svg x=\"" + std::to_string(x) + "\" y=\"0\" width=\"" + std::to_string(kA5.width) +
         "\" height=\"" + std::to_string(kA5.height) + "\" viewBox=\"0 0 " +
         std::to_string(kA5.width) + ' ' + std::to_string(kA5.height) + "\">" + page.substr(inside);
}

}  // namespace

std::vector<std::string> booklet(const std::vector<std::string>& pages) {
  const std::size_t places = (pages.size() + 3) / 4 * 4;
  std::vector<std::string> out;
  for (std::size_t side = 0; side < places / 2; ++side) {
    // The front of a sheet has the later page on its left, its back on its right.
    const std::size_t early = side;
    const std::size_t late = places - 1 - side;
    const bool front = side % 2 == 0;
    std::string sheet =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"297mm\" "
        "height=\"210mm\" viewBox=\"0 0 2970 2100\">\n";
    for (const auto& [number, x] : {std::pair{front ? late : early, kFold - kA5.width},
                                    std::pair{front ? early : late, kFold}}) {
      sheet += number < pages.size() ? placed(pages[number], x) : "";
    }
    out.push_back(sheet + "</svg>\n");
  }
  return out;
}

}  // namespace shinpan::leaflet
