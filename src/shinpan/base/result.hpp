#pragma once

#include "shinpan/base/error.hpp"

#include <tl/expected.hpp>

namespace shinpan::base {

// A value or the Error that prevented it. tl::expected is not [[nodiscard]] by itself; this is, so
// a dropped result is a warning, and our builds turn warnings into errors.
template <class T>
class [[nodiscard]] Result : public tl::expected<T, Error> {
 public:
  using tl::expected<T, Error>::expected;

  // NOLINTNEXTLINE(google-explicit-constructor): an Error returned is a Result.
  Result(Error error) : tl::expected<T, Error>(tl::make_unexpected(std::move(error))) {}
};

}  // namespace shinpan::base
