#pragma once

#include "shinpan/api/judge.hpp"
#include "shinpan/draw/picture.hpp"
#include "shinpan/explain/language.hpp"

#include <string>
#include <vector>

namespace shinpan::api {

// The verdict as a picture with its legend and with title and description in words.
[[nodiscard]] draw::Picture verdict_picture(const Judged& judged, explain::Language language);

// The ruling to print: pages of A4 as SVG, with the board, the result, both sums, the reasons, and
// places for the names.
[[nodiscard]] std::vector<std::string> ruling_pages(const Judged& judged,
                                                    explain::Language language);

}  // namespace shinpan::api
