#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <utility>

namespace shinpan::board {

// A stack of 64-bit words in which a board keeps what it needs to take moves back. Entries have
// different lengths; the board reads them backwards, in the order opposite to that of writing.
class UndoLog {
 public:
  // No entry is longer.
  static constexpr std::size_t kLongestEntry = 32;

  UndoLog() = default;
  UndoLog(const UndoLog&) = delete;
  UndoLog& operator=(const UndoLog&) = delete;
  ~UndoLog() = default;

  UndoLog(UndoLog&& other) noexcept
      : words_(std::move(other.words_)),
        end_(std::exchange(other.end_, 0)),
        capacity_(std::exchange(other.capacity_, 0)),
        depth_(std::exchange(other.depth_, 0)) {}

  UndoLog& operator=(UndoLog&& other) noexcept {
    words_ = std::move(other.words_);
    end_ = std::exchange(other.end_, 0);
    capacity_ = std::exchange(other.capacity_, 0);
    depth_ = std::exchange(other.depth_, 0);
    return *this;
  }

  // How many entries there are.
  [[nodiscard]] std::size_t depth() const { return depth_; }

  void clear() {
    end_ = 0;
    depth_ = 0;
  }

  // Begins an entry: makes room for the longest.
  void open() {
    if (end_ + kLongestEntry > capacity_) {
      grow();
    }
    ++depth_;
  }

  // Begins to read the last entry.
  void reopen() { --depth_; }

  void push(std::uint64_t word) { words_[end_++] = word; }

  [[nodiscard]] std::uint64_t pop() { return words_[--end_]; }

  template <std::size_t kCount>
  void push_words(const std::uint64_t* from) {
    std::memcpy(words_.get() + end_, from, kCount * sizeof(std::uint64_t));
    end_ += kCount;
  }

  template <std::size_t kCount>
  void pop_words(std::uint64_t* to) {
    end_ -= kCount;
    std::memcpy(to, words_.get() + end_, kCount * sizeof(std::uint64_t));
  }

 private:
  // Not a std::vector, which would fill what it grows by with zeros.
  void grow() {
    const std::size_t capacity = capacity_ == 0 ? 512 : capacity_ * 2;
    std::unique_ptr<std::uint64_t[]> words(new std::uint64_t[capacity]);
    if (end_ > 0) {
      std::memcpy(words.get(), words_.get(), end_ * sizeof(std::uint64_t));
    }
    words_ = std::move(words);
    capacity_ = capacity;
  }

  std::unique_ptr<std::uint64_t[]> words_;
  std::size_t end_ = 0;
  std::size_t capacity_ = 0;
  std::size_t depth_ = 0;
};

}  // namespace shinpan::board
