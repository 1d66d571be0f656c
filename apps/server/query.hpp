#pragma once

#include <map>
#include <string>

namespace shinpan::server {

// The parameters of a query as the JSON object that the same request would be in a body: numbers
// and lists of points as such, "strict" and "use_marks" true for "", "1" and "true". What is not
// well written becomes a text, so that the reader of the object names the field. Later values of a
// name are passed over.
[[nodiscard]] std::string json_of_query(const std::multimap<std::string, std::string>& query);

}  // namespace shinpan::server
