#pragma once

#include "shinpan/base/error.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace shinpan::api {

// Reads typed fields of a JSON object, which must outlive it; a field that is missing or null is
// empty, false or nothing. The first one that is wrong is remembered.
class Fields {
 public:
  explicit Fields(const nlohmann::json& object) : object_(object) {}

  [[nodiscard]] const std::optional<base::Error>& error() const { return error_; }

  [[nodiscard]] const nlohmann::json* find(const char* name) const;
  [[nodiscard]] std::string text(const char* name);
  [[nodiscard]] bool flag(const char* name);
  [[nodiscard]] std::optional<std::uint64_t> whole(const char* name);
  [[nodiscard]] std::vector<std::string> texts(const char* name);

  void fail(const base::Error& error);

  void fail(base::ErrorCode code, std::string detail) { fail({code, {}, std::move(detail)}); }

 private:
  const nlohmann::json& object_;
  std::optional<base::Error> error_;
};

}  // namespace shinpan::api
