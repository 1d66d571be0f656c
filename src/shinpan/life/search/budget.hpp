#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>

namespace shinpan::life {

// How many entries a transposition table may hold where nothing else is said: 64 MB.
inline constexpr std::size_t kUsualTableEntries = std::size_t{1} << 22U;

// Asked now and then by the thread that searches, some thousand times a second: true ends the
// search as a limit would, and must be the answer from then on. What comes out then is of no use
// but to be thrown away, for it depends on the moment.
using Stop = std::function<bool()>;

// How much search is still allowed: nodes, time where a time limit was asked for, and entries for
// the transposition table of each question. A part of a budget takes from the whole, so one
// question cannot eat what is meant for the others.
class Budget {
 public:
  using Clock = std::chrono::steady_clock;

  // No limit where one of the first two is zero.
  Budget(std::uint64_t nodes,
         std::int64_t milliseconds,
         std::size_t table_entries = kUsualTableEntries,
         const Stop* stop = nullptr)
      : left_(nodes == 0 ? std::numeric_limits<std::uint64_t>::max() : nodes),
        table_entries_(table_entries),
        stop_(stop) {
    if (milliseconds > 0) {
      deadline_ = Clock::now() + std::chrono::milliseconds(milliseconds);
    }
  }

  Budget(Budget& whole, std::uint64_t nodes)
      : left_(nodes), table_entries_(whole.table_entries_), stop_(whole.stop_), whole_(&whole) {}

  // Takes one node; false when there is none left to take, and from then on.
  bool spend() {
    if (left_ == 0 || (whole_ != nullptr && !whole_->spend())) {
      left_ = 0;
      return false;
    }
    --left_;
    ++spent_;
    // Looking at the clock costs about as much as a node.
    if (spent_ % 64 == 0 && is_over()) {
      left_ = 0;
    }
    return true;
  }

  [[nodiscard]] bool exhausted() const {
    return left_ == 0 || (whole_ != nullptr && whole_->exhausted());
  }

  [[nodiscard]] std::uint64_t spent() const { return spent_; }

  [[nodiscard]] std::size_t table_entries() const { return table_entries_; }

  [[nodiscard]] const Stop* stop() const { return stop_; }

 private:
  [[nodiscard]] bool is_over() const {
    return (deadline_ && Clock::now() >= *deadline_) || (stop_ != nullptr && (*stop_)());
  }

  std::uint64_t left_;
  std::uint64_t spent_ = 0;
  std::size_t table_entries_;
  const Stop* stop_ = nullptr;
  std::optional<Clock::time_point> deadline_;
  Budget* whole_ = nullptr;
};

}  // namespace shinpan::life
