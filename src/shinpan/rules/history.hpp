#pragma once

#include "shinpan/board/color.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan::rules {

// The positions of a game in order, each found again in constant time. A position is known by the
// hash of its stones: two with equal 64-bit hashes count as equal.
class History {
 public:
  struct Entry {
    std::uint64_t hash = 0;
    board::Color to_play = board::Color::Black;
    std::array<int, 2> captured{};           // black and white stones taken so far
    std::uint32_t last_play = 0;             // the number of the latest entry that a play made
    std::uint32_t newest_before = kNone;     // the same position and turn just before, if any
    std::uint32_t before_last_play = kNone;  // the same with a play in between, if any
  };

  static constexpr std::uint32_t kNone = 0xFFFFFFFF;

  // Forgets everything.
  void clear();
  // Adds the position after one more move; `by_play` tells a play from a pass.
  void push(std::uint64_t hash, board::Color to_play, std::array<int, 2> captured, bool by_play);
  // Takes the last position off; there must be one.
  void pop();

  [[nodiscard]] std::size_t size() const { return entries_.size(); }

  [[nodiscard]] const Entry& operator[](std::size_t i) const { return entries_[i]; }

  [[nodiscard]] const Entry& last() const { return entries_.back(); }

  // Whether these stones stood before with that side to move.
  [[nodiscard]] bool contains(std::uint64_t hash, board::Color to_play) const;

 private:
  [[nodiscard]] std::size_t slot_of(std::uint64_t hash, board::Color to_play) const;
  void grow();

  std::vector<Entry> entries_;
  // Open addressing: the number of the newest entry with each key. Only the key added last is ever
  // removed, so a removal breaks no chain of probes.
  std::vector<std::uint32_t> slots_;
  std::size_t keys_ = 0;
};

}  // namespace shinpan::rules
