#pragma once

#include "shinpan/board/point.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace shinpan::board {

// A set of points of one board, as a bit for each point. A value; every operation is a few words
// long.
class PointSet {
 public:
  static constexpr std::size_t kWords = (kMaxArea + 63) / 64;

  constexpr PointSet() : words_{} {}

  // Storage whose content is not defined until it is assigned: for large tables only.
  struct Unset {};

  explicit PointSet(Unset) {}  // NOLINT(cppcoreguidelines-pro-type-member-init)

  [[nodiscard]] constexpr bool contains(Point p) const {
    return ((words_[p.index >> 6U] >> (p.index & 63U)) & 1U) != 0;
  }

  constexpr void insert(Point p) { words_[p.index >> 6U] |= bit(p); }

  constexpr void erase(Point p) { words_[p.index >> 6U] &= ~bit(p); }

  constexpr void clear() { words_ = {}; }

  [[nodiscard]] constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t w : words_) {
      any |= w;
    }
    return any == 0;
  }

  [[nodiscard]] constexpr int count() const {
    int n = 0;
    for (const std::uint64_t w : words_) {
      n += std::popcount(w);
    }
    return n;
  }

  [[nodiscard]] constexpr bool intersects(const PointSet& other) const {
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < kWords; ++i) {
      any |= words_[i] & other.words_[i];
    }
    return any != 0;
  }

  [[nodiscard]] constexpr bool includes(const PointSet& other) const {
    std::uint64_t outside = 0;
    for (std::size_t i = 0; i < kWords; ++i) {
      outside |= other.words_[i] & ~words_[i];
    }
    return outside == 0;
  }

  // The point with the smallest index; the set must not be empty.
  [[nodiscard]] constexpr Point first() const {
    std::size_t i = 0;
    while (words_[i] == 0) {
      ++i;
    }
    return {numbered(i, words_[i])};
  }

  constexpr PointSet& operator|=(const PointSet& o) {
    for (std::size_t i = 0; i < kWords; ++i) {
      words_[i] |= o.words_[i];
    }
    return *this;
  }

  constexpr PointSet& operator&=(const PointSet& o) {
    for (std::size_t i = 0; i < kWords; ++i) {
      words_[i] &= o.words_[i];
    }
    return *this;
  }

  constexpr PointSet& operator-=(const PointSet& o) {
    for (std::size_t i = 0; i < kWords; ++i) {
      words_[i] &= ~o.words_[i];
    }
    return *this;
  }

  [[nodiscard]] friend constexpr PointSet operator|(PointSet a, const PointSet& b) {
    return a |= b;
  }

  [[nodiscard]] friend constexpr PointSet operator&(PointSet a, const PointSet& b) {
    return a &= b;
  }

  [[nodiscard]] friend constexpr PointSet operator-(PointSet a, const PointSet& b) {
    return a -= b;
  }

  bool operator==(const PointSet&) const = default;

  // The raw words, point 0 in the lowest bit of word 0; for hashing and for row-parallel
  // algorithms.
  [[nodiscard]] constexpr const std::array<std::uint64_t, kWords>& words() const { return words_; }

  [[nodiscard]] constexpr std::array<std::uint64_t, kWords>& words() { return words_; }

  // Visits the points in the order of their numbers: for (Point p : set).
  class Iterator {
   public:
    constexpr Iterator(const PointSet* set, std::size_t word) : set_(set), word_(word) {
      rest_ = word < kWords ? set_->words_[word] : 0;
      settle();
    }

    constexpr Point operator*() const { return {numbered(word_, rest_)}; }

    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      settle();
      return *this;
    }

    constexpr bool operator!=(const Iterator& o) const {
      return word_ != o.word_ || rest_ != o.rest_;
    }

   private:
    constexpr void settle() {
      while (rest_ == 0 && word_ < kWords) {
        ++word_;
        rest_ = word_ < kWords ? set_->words_[word_] : 0;
      }
    }

    const PointSet* set_;
    std::uint64_t rest_;
    std::size_t word_;
  };

  [[nodiscard]] constexpr Iterator begin() const { return {this, 0}; }

  [[nodiscard]] constexpr Iterator end() const { return {this, kWords}; }

 private:
  static constexpr std::uint16_t numbered(std::size_t word, std::uint64_t bits) {
    return static_cast<std::uint16_t>(word * 64 + static_cast<unsigned>(std::countr_zero(bits)));
  }

  static constexpr std::uint64_t bit(Point p) { return std::uint64_t{1} << (p.index & 63U); }

  std::array<std::uint64_t, kWords> words_;
};

}  // namespace shinpan::board
