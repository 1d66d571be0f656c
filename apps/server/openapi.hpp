#pragma once

#include <string_view>

namespace shinpan::server {

// What the service answers, as an OpenAPI 3 document: openapi.json of this folder, which the build
// puts into the program.
[[nodiscard]] std::string_view openapi_document();

}  // namespace shinpan::server
