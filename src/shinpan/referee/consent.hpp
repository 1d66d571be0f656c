#pragma once

#include "shinpan/board/color.hpp"

#include <array>

namespace shinpan::referee {

// What both players have to agree to. A value.
class Consent {
 public:
  [[nodiscard]] bool given(board::Color by) const { return given_[board::index_of(by)]; }

  [[nodiscard]] bool complete() const { return given_[0] && given_[1]; }

  void give(board::Color by) { given_[board::index_of(by)] = true; }

  void withdraw() { given_ = {}; }

  bool operator==(const Consent&) const = default;

 private:
  std::array<bool, 2> given_{};
};

}  // namespace shinpan::referee
