#pragma once

#include <string>
#include <vector>

namespace shinpan::leaflet {

// The pages of A5, as leaflet_pages makes them, two side by side on each side of sheets of A4, in
// the order in which sheets that are printed on both sides (turned over the short edge), laid in
// one another and folded make a booklet. What is left of the last sheet stays blank.
[[nodiscard]] std::vector<std::string> booklet(const std::vector<std::string>& pages);

}  // namespace shinpan::leaflet
