#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace shinpan::life {

// The keys of the states on a path, the deepest last.
class Path {
 public:
  void push(std::uint64_t key) {
    keys_.push_back(key);
    ++alike_[slot(key)];
  }

  void pop() {
    --alike_[slot(keys_.back())];
    keys_.pop_back();
  }

  void clear() {
    while (!keys_.empty()) {
      pop();
    }
  }

  [[nodiscard]] bool contains(std::uint64_t key) const {
    return alike_[slot(key)] != 0 && std::find(keys_.begin(), keys_.end(), key) != keys_.end();
  }

  [[nodiscard]] std::size_t size() const { return keys_.size(); }

 private:
  static constexpr unsigned kSlotBits = 10;

  static std::size_t slot(std::uint64_t key) { return key >> (64U - kSlotBits); }

  std::vector<std::uint64_t> keys_;
  std::array<std::uint16_t, std::size_t{1} << kSlotBits> alike_{};  // how many keys a slot has
};

}  // namespace shinpan::life
