#include "shinpan/rules/history.hpp"

#include "shinpan/base/assert.hpp"

#include <algorithm>

namespace shinpan::rules {

void History::clear() {
  entries_.clear();
  std::fill(slots_.begin(), slots_.end(), kNone);
  keys_ = 0;
}

// The slot that holds the key, or the free one where it belongs. The table is never full.
std::size_t History::slot_of(std::uint64_t hash, board::Color to_play) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = static_cast<std::size_t>(hash + board::index_of(to_play)) & mask;
  while (slots_[slot] != kNone) {
    const Entry& entry = entries_[slots_[slot]];
    if (entry.hash == hash && entry.to_play == to_play) {
      break;
    }
    slot = (slot + 1) & mask;
  }
  return slot;
}

// Keys go in again in the order in which they came first, which `pop` relies on.
void History::grow() {
  slots_.assign(std::max<std::size_t>(64, slots_.size() * 2), kNone);
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    slots_[slot_of(entries_[i].hash, entries_[i].to_play)] = static_cast<std::uint32_t>(i);
  }
}

void History::push(std::uint64_t hash,
                   board::Color to_play,
                   std::array<int, 2> captured,
                   bool by_play) {
  if ((keys_ + 1) * 2 > slots_.size()) {
    grow();
  }
  const auto number = static_cast<std::uint32_t>(entries_.size());
  Entry entry{hash, to_play, captured, number};
  if (!by_play && !entries_.empty()) {
    entry.last_play = entries_.back().last_play;
  }
  const std::size_t slot = slot_of(hash, to_play);
  entry.newest_before = slots_[slot];
  if (entry.newest_before == kNone) {
    ++keys_;
  } else if (entry.newest_before < entry.last_play) {
    entry.before_last_play = entry.newest_before;
  } else {
    entry.before_last_play = entries_[entry.newest_before].before_last_play;
  }
  slots_[slot] = number;
  entries_.push_back(entry);
}

void History::pop() {
  SHINPAN_ASSERT(!entries_.empty());
  const Entry entry = entries_.back();
  const std::size_t slot = slot_of(entry.hash, entry.to_play);
  slots_[slot] = entry.newest_before;
  if (entry.newest_before == kNone) {
    --keys_;
  }
  entries_.pop_back();
}

bool History::contains(std::uint64_t hash, board::Color to_play) const {
  return !slots_.empty() && slots_[slot_of(hash, to_play)] != kNone;
}

}  // namespace shinpan::rules
