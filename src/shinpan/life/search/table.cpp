#include "shinpan/life/search/table.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace shinpan::life {

Table::Table() : buckets_(kLeastEntries / kWays) {}

void Table::allow(std::size_t entries) {
  most_buckets_ = std::bit_floor(std::max(entries, kLeastEntries)) / kWays;
}

std::optional<Numbers> Table::find(std::uint64_t key) const {
  for (const Entry& entry : buckets_[key & (buckets_.size() - 1)].entries) {
    if (entry.key == key && entry.work != 0) {
      const auto second = static_cast<std::uint32_t>(entry.disproof);
      return entry.proof == 0 ? proven_at(second)
                              : Numbers{static_cast<std::uint32_t>(entry.proof), second, 0};
    }
  }
  return std::nullopt;
}

void Table::store(std::uint64_t key, Numbers numbers, std::uint64_t work) {
  while (buckets_.size() < most_buckets_ && is_full_for(key)) {
    grow();
  }
  Entry entry;
  entry.key = key;
  entry.proof = numbers.proof & Numbers::kInfinite;
  entry.disproof = (numbers.proven() ? numbers.rank : numbers.disproof) & Numbers::kInfinite;
  entry.work = (static_cast<unsigned>(std::bit_width(work)) + 1U) & 0xFFU;
  place(entry);
}

// Whether a new entry for the key would push another out.
bool Table::is_full_for(std::uint64_t key) const {
  const auto& entries = buckets_[key & (buckets_.size() - 1)].entries;
  return std::all_of(entries.begin(), entries.end(), [&](const Entry& entry) {
    return entry.work != 0 && entry.key != key;
  });
}

void Table::place(const Entry& entry) {
  Entry* victim = nullptr;
  for (Entry& candidate : buckets_[entry.key & (buckets_.size() - 1)].entries) {
    if (candidate.work == 0 || candidate.key == entry.key) {
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
    for (const Entry& entry : bucket.entries) {
      if (entry.work != 0) {
        place(entry);
      }
    }
  }
}

}  // namespace shinpan::life
