#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace shinpan::api {

// The text as a JSON string with its quotes; malformed UTF-8 becomes U+FFFD.
[[nodiscard]] std::string json_string(std::string_view text);

// A time in milliseconds as a JSON number with one digit behind the point.
[[nodiscard]] std::string decimal_milliseconds(std::int64_t microseconds);

// Writes one JSON value on one line, piece by piece in order. Commas and colons come by themselves;
// that objects and arrays are closed and keys come before values is the caller's part.
class JsonWriter {
 public:
  JsonWriter& open_object() { return open('{'); }

  JsonWriter& close_object() { return close('}'); }

  JsonWriter& open_array() { return open('['); }

  JsonWriter& close_array() { return close(']'); }

  JsonWriter& key(std::string_view name);
  JsonWriter& text(std::string_view value);
  JsonWriter& integer(std::int64_t value);
  JsonWriter& boolean(bool value);
  JsonWriter& null();
  // A decimal number already written, such as "6.5".
  JsonWriter& number(std::string_view digits);

  // A whole value already written as JSON.
  JsonWriter& json(std::string_view value) { return number(value); }

  [[nodiscard]] const std::string& str() const { return out_; }

 private:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  void separate();

  std::string out_;
  bool fresh_ = true;  // nothing stands before the next value in its object or array, or a key does
};

}  // namespace shinpan::api
