#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>

namespace shinpan::life {

// How much search is still allowed: nodes, and time where a time limit was asked for. A part of a
// budget takes from the whole, so one question cannot eat what is meant for the others.
class Budget {
 public:
  using Clock = std::chrono::steady_clock;

  // No limit where an argument is zero.
  Budget(std::uint64_t nodes, std::int64_t milliseconds)
      : left_(nodes == 0 ? std::numeric_limits<std::uint64_t>::max() : nodes) {
    if (milliseconds > 0) {
      deadline_ = Clock::now() + std::chrono::milliseconds(milliseconds);
    }
  }

  Budget(Budget& whole, std::uint64_t nodes) : left_(nodes), whole_(&whole) {}

  // Takes one node; false when there is none left to take, and from then on.
  bool spend() {
    if (left_ == 0 || (whole_ != nullptr && !whole_->spend())) {
      left_ = 0;
      return false;
    }
    --left_;
    ++spent_;
    // Looking at the clock costs about as much as a node.
    if (deadline_ && spent_ % 64 == 0 && Clock::now() >= *deadline_) {
      left_ = 0;
    }
    return true;
  }

  [[nodiscard]] bool exhausted() const {
    return left_ == 0 || (whole_ != nullptr && whole_->exhausted());
  }

  [[nodiscard]] std::uint64_t spent() const { return spent_; }

 private:
  std::uint64_t left_;
  std::uint64_t spent_ = 0;
  std::optional<Clock::time_point> deadline_;
  Budget* whole_ = nullptr;
};

}  // namespace shinpan::life
