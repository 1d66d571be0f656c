#pragma once

#include "leaflet/paper.hpp"
#include "leaflet/sources.hpp"
#include "shinpan/base/result.hpp"
#include "shinpan/explain/language.hpp"

#include <string>
#include <vector>

namespace shinpan::leaflet {

// The leaflet "The first stone": SVG documents of A5, one for each of its pages. Every board is
// played and judged by the engine while its page is made, every number on the pages comes from
// there, and a claim of the book that does not hold is an error. So is a page that is too full.
//
// Errors: Internal, for all of them are faults of the book, with the place and what is wrong.
[[nodiscard]] base::Result<std::vector<std::string>> leaflet_pages(const Sources& sources,
                                                                   explain::Language language,
                                                                   Fonts fonts);

// The book's problems on A4, in its order, and their answers on the last page.
[[nodiscard]] base::Result<std::vector<std::string>> problem_pages(const Sources& sources,
                                                                   explain::Language language,
                                                                   Fonts fonts);

}  // namespace shinpan::leaflet
