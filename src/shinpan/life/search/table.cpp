#include "shinpan/life/search/table.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace shinpan::life {
namespace {

constexpr std::size_t kFirstBuckets = 64;

}  // namespace

Table::Table(std::size_t entries)
    : most_buckets_(std::bit_ceil(std::max<std::size_t>(entries, kWays)) / kWays) {
  buckets_.resize(std::min(kFirstBuckets, most_buckets_));
}

const Numbers* Table::find(std::uint64_t key) const {
  for (const Entry& entry : buckets_[key & (buckets_.size() - 1)]) {
    if (entry.used && entry.key == key) {
      return &entry.numbers;
    }
  }
  return nullptr;
}

void Table::store(std::uint64_t key, Numbers numbers, std::uint64_t work) {
  if (used_ * 2 > buckets_.size() * kWays && buckets_.size() < most_buckets_) {
    grow();
  }
  const auto capped = static_cast<std::uint32_t>(std::min<std::uint64_t>(work, UINT32_MAX));
  used_ += place({key, numbers, capped, true}) ? 1 : 0;
}

// True when the entry took a free place.
bool Table::place(const Entry& entry) {
  Bucket& bucket = buckets_[entry.key & (buckets_.size() - 1)];
  Entry* victim = nullptr;
  for (Entry& candidate : bucket) {
    if (!candidate.used || candidate.key == entry.key) {
      victim = &candidate;
      break;
    }
    if (victim == nullptr || candidate.work < victim->work) {
      victim = &candidate;
    }
  }
  const bool fresh = !victim->used;
  *victim = entry;
  return fresh;
}

void Table::grow() {
  const std::vector<Bucket> old = std::exchange(buckets_, std::vector<Bucket>(buckets_.size() * 2));
  for (const Bucket& bucket : old) {
    for (const Entry& entry : bucket) {
      if (entry.used) {
        place(entry);
      }
    }
  }
}

}  // namespace shinpan::life
