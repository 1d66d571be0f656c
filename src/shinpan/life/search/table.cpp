#include "shinpan/life/search/table.hpp"

#include <algorithm>
#include <bit>

namespace shinpan::life {

Table::Table(std::size_t entries)
    : buckets_(std::bit_ceil(std::max<std::size_t>(entries, kWays)) / kWays) {}

const Numbers* Table::find(std::uint64_t key) const {
  for (const Entry& entry : buckets_[key & (buckets_.size() - 1)]) {
    if (entry.used && entry.key == key) {
      return &entry.numbers;
    }
  }
  return nullptr;
}

void Table::store(std::uint64_t key, Numbers numbers, std::uint64_t work) {
  auto& bucket = buckets_[key & (buckets_.size() - 1)];
  Entry* victim = nullptr;
  for (Entry& entry : bucket) {
    if (!entry.used || entry.key == key) {
      victim = &entry;
      break;
    }
    if (victim == nullptr || entry.work < victim->work) {
      victim = &entry;
    }
  }
  const auto capped = static_cast<std::uint32_t>(std::min<std::uint64_t>(work, UINT32_MAX));
  *victim = {key, numbers, capped, true};
}

void Table::clear() {
  for (auto& bucket : buckets_) {
    bucket.fill({});
  }
}

}  // namespace shinpan::life
