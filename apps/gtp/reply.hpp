#pragma once

#include <string>
#include <string_view>

namespace shinpan::gtp {

// What a command answers.
struct Reply {
  enum class Kind {
    Success,
    Failure,
    Open,  // success, and the answer stays open until the next line comes (lz-analyze)
  };

  Kind kind = Kind::Success;
  std::string text{};  // may have several lines

  bool operator==(const Reply&) const = default;
};

[[nodiscard]] inline Reply success(std::string text = {}) {
  return {Reply::Kind::Success, std::move(text)};
}

[[nodiscard]] inline Reply failure(std::string text) {
  return {Reply::Kind::Failure, std::move(text)};
}

// An answer in the form of the protocol, "=12 text", with the empty line that ends it, except where
// it stays open. Inside there are no empty lines and no control characters.
[[nodiscard]] std::string reply_text(std::string_view id, const Reply& reply);

}  // namespace shinpan::gtp
