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
  while (buckets_.size() < most_buckets_ && is_full_for(key)) {
    grow();
  }
  const auto capped = static_cast<std::uint32_t>(std::min<std::uint64_t>(work, UINT32_MAX));
  place({key, numbers, capped, true});
}

// Whether a new entry for the key would push another out.
bool Table::is_full_for(std::uint64_t key) const {
  const Bucket& bucket = buckets_[key & (buckets_.size() - 1)];
  return std::all_of(bucket.begin(), bucket.end(), [&](const Entry& entry) {
    return entry.used && entry.key != key;
  });
}

void Table::place(const Entry& entry) {
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
  *victim = entry;
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
