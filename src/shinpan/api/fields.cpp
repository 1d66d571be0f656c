#include "shinpan/api/fields.hpp"

namespace shinpan::api {

using base::ErrorCode;
using nlohmann::json;

const json* Fields::find(const char* name) const {
  const auto at = object_.find(name);
  return at == object_.end() || at->is_null() ? nullptr : &*at;
}

std::string Fields::text(const char* name) {
  const json* value = find(name);
  if (value == nullptr) {
    return {};
  }
  if (!value->is_string()) {
    fail(ErrorCode::BadRequest, name);
    return {};
  }
  return value->get_ref<const std::string&>();
}

bool Fields::flag(const char* name) {
  const json* value = find(name);
  if (value != nullptr && !value->is_boolean()) {
    fail(ErrorCode::BadRequest, name);
    return false;
  }
  return value != nullptr && value->get<bool>();
}

std::optional<std::uint64_t> Fields::whole(const char* name) {
  const json* value = find(name);
  if (value == nullptr) {
    return std::nullopt;
  }
  if (!value->is_number_unsigned()) {
    fail(ErrorCode::BadNumber, name);
    return std::nullopt;
  }
  return value->get<std::uint64_t>();
}

std::vector<std::string> Fields::texts(const char* name) {
  std::vector<std::string> out;
  const json* value = find(name);
  if (value == nullptr) {
    return out;
  }
  if (!value->is_array()) {
    fail(ErrorCode::BadRequest, name);
    return out;
  }
  for (const json& item : *value) {
    if (!item.is_string()) {
      fail(ErrorCode::BadRequest, name);
      return out;
    }
    out.push_back(item.get_ref<const std::string&>());
  }
  return out;
}

void Fields::fail(const base::Error& error) {
  if (!error_) {
    error_ = error;
  }
}

}  // namespace shinpan::api
