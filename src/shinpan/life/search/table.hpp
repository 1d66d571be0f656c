#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan::life {

// How many more leaves must be settled before the prover has won (proof) or cannot win any more
// (disproof).
struct Numbers {
  std::uint32_t proof = 1;
  std::uint32_t disproof = 1;
  // Of a proven state: how far its goal is at most by the way that was found. Following lower ranks
  // leads there without going round.
  std::uint32_t rank = 0;

  static constexpr std::uint32_t kInfinite = (1U << 24U) - 1;

  [[nodiscard]] bool proven() const { return proof == 0; }

  [[nodiscard]] bool disproven() const { return disproof == 0; }
};

[[nodiscard]] constexpr Numbers proven_at(std::uint32_t rank) {
  return {0, Numbers::kInfinite, rank};
}

inline constexpr Numbers kDisproven{Numbers::kInfinite, 0, 0};

// A transposition table of bounded size: buckets of four, the least searched unsolved entry gives
// way.
class Table {
 public:
  Table();

  // From now on it may grow to so many entries, rounded down to a power of two and at least
  // kLeastEntries; 16 bytes each, a bucket a cache line. What has grown beyond stays.
  void allow(std::size_t entries);

  static constexpr std::size_t kLeastEntries = 16;

  [[nodiscard]] std::optional<Numbers> find(std::uint64_t key) const;

  // Fetches what `find` will look at.
  void prefetch(std::uint64_t key) const {
    __builtin_prefetch(&buckets_[key & (buckets_.size() - 1)]);
  }

  // `work`: nodes spent below the state, for replacement.
  void store(std::uint64_t key, Numbers numbers, std::uint64_t work);

 private:
  // The two numbers, of a proven state 0 and its rank; the logarithm of the work plus one, 0 where
  // the entry is free.
  struct Entry {
    std::uint64_t key = 0;
    std::uint64_t proof : 24 = 0;
    std::uint64_t disproof : 24 = 0;
    std::uint64_t work : 8 = 0;
  };

  static constexpr std::size_t kWays = 4;

  struct alignas(64) Bucket {
    std::array<Entry, kWays> entries;
  };

  void grow();
  void place(const Entry& entry);
  [[nodiscard]] bool is_full_for(std::uint64_t key) const;

  std::vector<Bucket> buckets_;
  std::size_t most_buckets_ = kLeastEntries / kWays;
};

}  // namespace shinpan::life
