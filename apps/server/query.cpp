#include "server/query.hpp"

#include "shinpan/api/json_writer.hpp"

#include <algorithm>
#include <string_view>

namespace shinpan::server {
namespace {

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

// Digits with a sign before and a point between them at most.
bool is_number(std::string_view text) {
  constexpr std::size_t kLongest = 20;
  const bool minus = !text.empty() && text.front() == '-';
  const std::string_view digits = text.substr(minus ? 1 : 0);
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const std::size_t point = digits.find('.');
  const std::string_view whole = digits.substr(0, point);
  const std::string_view part = point == std::string_view::npos ? "0" : digits.substr(point + 1);
  return text.size() <= kLongest && !whole.empty() && !part.empty() &&
         (whole == "0" || whole.front() != '0') &&
         std::all_of(whole.begin(), whole.end(), is_digit) &&
         std::all_of(part.begin(), part.end(), is_digit);
}

void write_points(api::JsonWriter& json, std::string_view text) {
  json.open_array();
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    json.text(text.substr(0, comma));
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  json.close_array();
}

void write_value(api::JsonWriter& json, std::string_view name, std::string_view value) {
  if (is_one_of(name, {"komi", "at", "game", "time_limit", "nodes", "seed"}) && is_number(value)) {
    json.number(value);
  } else if (is_one_of(name, {"dead", "alive"})) {
    write_points(json, value);
  } else if (is_one_of(name, {"strict", "use_marks"}) && is_one_of(value, {"", "1", "true"})) {
    json.boolean(true);
  } else if (is_one_of(name, {"strict", "use_marks"}) && is_one_of(value, {"0", "false"})) {
    json.boolean(false);
  } else {
    json.text(value);
  }
}

}  // namespace

std::string json_of_query(const std::multimap<std::string, std::string>& query) {
  api::JsonWriter json;
  json.open_object();
  std::string_view last;
  for (const auto& [name, value] : query) {
    if (name != last) {
      json.key(name);
      write_value(json, name, value);
    }
    last = name;
  }
  return json.close_object().str();
}

}  // namespace shinpan::server
