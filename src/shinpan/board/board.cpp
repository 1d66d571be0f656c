#include "shinpan/board/board.hpp"

#include "shinpan/base/assert.hpp"
#include "shinpan/base/hash.hpp"

#include <algorithm>

namespace shinpan::board {
namespace {

constexpr std::uint8_t kEmpty = 0;
constexpr std::uint8_t kWallStone = 3;

constexpr std::uint8_t code_of(Color color) {
  return static_cast<std::uint8_t>(stone_of(color));
}

constexpr std::uint8_t other(std::uint8_t code) {
  return static_cast<std::uint8_t>(3U - code);
}

struct StoneHashes {
  std::array<std::array<std::uint64_t, kMaxArea>, 2> of{};

  constexpr StoneHashes() {
    for (std::size_t i = 0; i < kMaxArea; ++i) {
      of[0][i] = base::mix(2 * i + 1);
      of[1][i] = base::mix(2 * i + 2);
    }
  }
};

constexpr StoneHashes kStoneHashes;

std::uint64_t size_hash(Size size) {
  return base::mix(0x5348494e50414eULL + static_cast<std::uint64_t>(size.cols * 32 + size.rows));
}

}  // namespace

Board::Board(Size size) : geometry_(&shinpan::board::geometry(size)), hash_(size_hash(size)) {
  stones_.fill(kEmpty);
  stones_[Geometry::kWall] = kWallStone;
  parent_.fill(0);
  next_.fill(0);
}

Board::Board(const Board& other) {
  copy_state(other);
}

Board& Board::operator=(const Board& other) {
  if (this != &other) {
    copy_state(other);
    log_size_ = 0;
  }
  return *this;
}

// Copies only the part of the tables that the board's size uses.
void Board::copy_state(const Board& other) {
  geometry_ = other.geometry_;
  const auto area = static_cast<std::size_t>(size().area());
  std::copy_n(other.stones_.begin(), area, stones_.begin());
  stones_[Geometry::kWall] = kWallStone;
  std::copy_n(other.parent_.begin(), area, parent_.begin());
  std::copy_n(other.next_.begin(), area, next_.begin());
  std::copy_n(other.chains_.begin(), area, chains_.begin());
  of_ = other.of_;
  hash_ = other.hash_;
  captured_ = other.captured_;
  ko_ = other.ko_;
  ko_color_ = other.ko_color_;
}

PointSet Board::chain(Point stone) const {
  PointSet out;
  for_each_stone(stone, [&](Point p) { out.insert(p); });
  return out;
}

std::vector<Point> Board::roots() const {
  std::vector<Point> out;
  for (const Point p : of_[0] | of_[1]) {
    if (parent_[p.index] == p.index) {
      out.push_back(p);
    }
  }
  return out;
}

Legality Board::check(Point p, Color color) const {
  if (stones_[p.index] != kEmpty) {
    return Legality::Occupied;
  }
  if (p.index == ko_ && color == ko_color_) {
    return Legality::Ko;
  }
  const std::uint8_t own = code_of(color);
  const auto& around = geometry_->around[p.index];
  for (const std::uint16_t n : around) {
    if (stones_[n] == kEmpty) {
      return Legality::Legal;
    }
  }
  for (const std::uint16_t n : around) {
    const std::uint8_t stone = stones_[n];
    if (stone == kWallStone) {
      continue;
    }
    const bool in_atari = chains_[root({n}).index].liberty_count == 1;
    if ((stone == own) != in_atari) {
      return Legality::Legal;
    }
  }
  return Legality::Suicide;
}

void Board::play(Point p, Color color) {
  play_impl<true>(p, color);
}

void Board::play_forever(Point p, Color color) {
  log_size_ = 0;
  play_impl<false>(p, color);
}

Board::LogEntry& Board::next_log_entry() {
  if (log_size_ == log_.size()) {
    log_.resize(std::max<std::size_t>(64, log_.size() * 2));
  }
  return log_[log_size_++];
}

// A new stone as a chain of its own; liberties of neighbours are not touched.
void Board::add_single(std::uint16_t p, Color color) {
  stones_[p] = code_of(color);
  of_[index_of(color)].insert({p});
  hash_ ^= kStoneHashes.of[index_of(color)][p];
  parent_[p] = p;
  next_[p] = p;
  Chain& single = chains_[p];
  single.liberties.clear();
  single.size = 1;
  std::uint16_t count = 0;
  for (const std::uint16_t n : geometry_->around[p]) {
    if (stones_[n] == kEmpty) {
      single.liberties.insert({n});
      ++count;
    }
  }
  single.liberty_count = count;
}

// Hangs the chain `b` below `a`; both are roots. Exchanging two links of two rings makes one ring
// of them, and exchanging the same two again parts them: undo relies on it.
void Board::unite(std::uint16_t a, std::uint16_t b) {
  parent_[b] = a;
  std::swap(next_[a], next_[b]);
  Chain& whole = chains_[a];
  const Chain& part = chains_[b];
  whole.liberties |= part.liberties;
  whole.liberty_count = static_cast<std::uint16_t>(whole.liberties.count());
  whole.size = static_cast<std::uint16_t>(whole.size + part.size);
}

// Takes a chain off: its points become liberties of the other side's chains beside it.
void Board::lift_chain(std::uint16_t chain_root, Color color) {
  const std::uint8_t enemy = other(code_of(color));
  const auto& hashes = kStoneHashes.of[index_of(color)];
  for_each_stone({chain_root}, [&](Point s) {
    stones_[s.index] = kEmpty;
    of_[index_of(color)].erase(s);
    hash_ ^= hashes[s.index];
    for (const std::uint16_t n : geometry_->around[s.index]) {
      if (stones_[n] != enemy) {
        continue;
      }
      Chain& chain = chains_[root({n}).index];
      if (!chain.liberties.contains(s)) {
        chain.liberties.insert(s);
        ++chain.liberty_count;
      }
    }
  });
  captured_[index_of(color)] += chains_[chain_root].size;
}

void Board::put_back_chain(std::uint16_t chain_root, Color color) {
  const std::uint8_t own = code_of(color);
  const std::uint8_t enemy = other(own);
  for_each_stone({chain_root}, [&](Point s) {
    stones_[s.index] = own;
    of_[index_of(color)].insert(s);
    for (const std::uint16_t n : geometry_->around[s.index]) {
      if (stones_[n] != enemy) {
        continue;
      }
      Chain& chain = chains_[root({n}).index];
      if (chain.liberties.contains(s)) {
        chain.liberties.erase(s);
        --chain.liberty_count;
      }
    }
  });
  captured_[index_of(color)] -= chains_[chain_root].size;
}

template <bool kLogged>
void Board::play_impl(Point point, Color color) {
  const std::uint16_t p = point.index;
  SHINPAN_ASSERT(stones_[p] == kEmpty);
  LogEntry* entry = nullptr;
  if constexpr (kLogged) {
    entry = &next_log_entry();
    entry->point = p;
    entry->ko = ko_;
    entry->ko_color = ko_color_;
    entry->color = color;
    entry->suicide = false;
    entry->unions = 0;
    entry->captures = 0;
    entry->old_parent = parent_[p];
    entry->old_next = next_[p];
    entry->hash = hash_;
    entry->old_chain = chains_[p];
  }
  const std::uint8_t own = code_of(color);
  const std::uint8_t enemy = other(own);
  const auto& around = geometry_->around[p];
  add_single(p, color);

  int taken = 0;
  std::uint16_t last_taken = kNoKo;
  for (const std::uint16_t n : around) {
    if (stones_[n] != enemy) {
      continue;
    }
    const std::uint16_t r = root({n}).index;
    Chain& chain = chains_[r];
    if (!chain.liberties.contains(point)) {
      continue;
    }
    chain.liberties.erase(point);
    if (--chain.liberty_count == 0) {
      if constexpr (kLogged) {
        entry->captured_roots[entry->captures++] = r;
      }
      taken += chain.size;
      last_taken = n;
      lift_chain(r, opposite(color));
    }
  }

  std::uint16_t whole = p;
  for (const std::uint16_t n : around) {
    if (stones_[n] != own) {
      continue;
    }
    const std::uint16_t r = root({n}).index;
    if (r == whole) {
      continue;
    }
    const bool keep = chains_[r].size >= chains_[whole].size;
    const std::uint16_t parent = keep ? r : whole;
    const std::uint16_t child = keep ? whole : r;
    if constexpr (kLogged) {
      entry->union_list[entry->unions++] = {parent, child, chains_[parent]};
    }
    unite(parent, child);
    whole = parent;
  }
  Chain& mine = chains_[whole];
  if (mine.size > 1) {
    mine.liberties.erase(point);
    mine.liberty_count = static_cast<std::uint16_t>(mine.liberties.count());
  }
  ko_ = kNoKo;
  if (mine.liberty_count == 0) {
    if constexpr (kLogged) {
      entry->suicide = true;
    }
    lift_chain(whole, color);
  } else if (taken == 1 && mine.size == 1 && mine.liberty_count == 1) {
    ko_ = last_taken;
    ko_color_ = opposite(color);
  }
}

void Board::pass() {
  LogEntry& entry = next_log_entry();
  entry.point = kNoKo;
  entry.ko = ko_;
  entry.ko_color = ko_color_;
  ko_ = kNoKo;
}

void Board::undo() {
  SHINPAN_ASSERT(log_size_ > 0);
  const LogEntry& entry = log_[--log_size_];
  ko_ = entry.ko;
  ko_color_ = entry.ko_color;
  const std::uint16_t p = entry.point;
  if (p == kNoKo) {
    return;
  }
  if (entry.suicide) {
    put_back_chain(root({p}).index, entry.color);
  }
  for (std::size_t i = entry.unions; i-- > 0;) {
    const Union& u = entry.union_list[i];
    parent_[u.child] = u.child;
    std::swap(next_[u.root], next_[u.child]);
    chains_[u.root] = u.before;
  }
  stones_[p] = kEmpty;
  of_[index_of(entry.color)].erase({p});
  for (std::size_t i = entry.captures; i-- > 0;) {
    put_back_chain(entry.captured_roots[i], opposite(entry.color));
  }
  const std::uint8_t enemy = other(code_of(entry.color));
  for (const std::uint16_t n : geometry_->around[p]) {
    if (stones_[n] != enemy) {
      continue;
    }
    Chain& chain = chains_[root({n}).index];
    if (!chain.liberties.contains({p})) {
      chain.liberties.insert({p});
      ++chain.liberty_count;
    }
  }
  parent_[p] = entry.old_parent;
  next_[p] = entry.old_next;
  chains_[p] = entry.old_chain;
  hash_ = entry.hash;
}

void Board::set(Point p, Stone stone) {
  if (stones_[p.index] == static_cast<std::uint8_t>(stone)) {
    return;
  }
  stones_[p.index] = static_cast<std::uint8_t>(stone);
  rebuild();
}

void Board::set_all(std::span<const Stone> stones) {
  SHINPAN_ASSERT(stones.size() == static_cast<std::size_t>(size().area()));
  for (std::size_t i = 0; i < stones.size(); ++i) {
    stones_[i] = static_cast<std::uint8_t>(stones[i]);
  }
  rebuild();
}

// Chains, sets and hash from the stones alone.
void Board::rebuild() {
  const auto area = static_cast<std::uint16_t>(size().area());
  of_ = {};
  hash_ = size_hash(size());
  ko_ = kNoKo;
  log_size_ = 0;
  for (std::uint16_t p = 0; p < area; ++p) {
    if (stones_[p] == kEmpty) {
      continue;
    }
    const Color color = color_of(static_cast<Stone>(stones_[p]));
    add_single(p, color);
    for (const std::uint16_t n : geometry_->around[p]) {
      if (n > p || stones_[n] != stones_[p]) {
        continue;
      }
      const std::uint16_t a = root({n}).index;
      const std::uint16_t b = root({p}).index;
      if (a != b) {
        unite(chains_[a].size >= chains_[b].size ? a : b,
              chains_[a].size >= chains_[b].size ? b : a);
      }
    }
  }
}

std::uint64_t Board::stone_hash(Point p, Color color) {
  return kStoneHashes.of[index_of(color)][p.index];
}

std::uint64_t Board::hash_after(Point p, Color color) const {
  std::uint64_t hash = hash_ ^ stone_hash(p, color);
  const std::uint8_t enemy = other(code_of(color));
  bool breathes = false;
  std::array<std::uint16_t, 4> taken{};
  std::size_t count = 0;
  for (const std::uint16_t n : geometry_->around[p.index]) {
    if (stones_[n] == kEmpty) {
      breathes = true;
    } else if (stones_[n] == enemy) {
      const std::uint16_t r = root({n}).index;
      const bool seen = std::find(taken.begin(), taken.begin() + count, r) != taken.begin() + count;
      if (chains_[r].liberty_count == 1 && !seen) {
        taken[count++] = r;
        breathes = true;
        for_each_stone({r}, [&](Point s) { hash ^= stone_hash(s, opposite(color)); });
      }
    } else if (stones_[n] == code_of(color) && chains_[root({n}).index].liberty_count > 1) {
      breathes = true;
    }
  }
  if (breathes) {
    return hash;
  }
  hash ^= stone_hash(p, color);
  std::array<std::uint16_t, 4> own{};
  std::size_t owns = 0;
  for (const std::uint16_t n : geometry_->around[p.index]) {
    if (stones_[n] != code_of(color)) {
      continue;
    }
    const std::uint16_t r = root({n}).index;
    if (std::find(own.begin(), own.begin() + owns, r) == own.begin() + owns) {
      own[owns++] = r;
      for_each_stone({r}, [&](Point s) { hash ^= stone_hash(s, color); });
    }
  }
  return hash;
}

std::uint64_t Board::fresh_hash() const {
  std::uint64_t hash = size_hash(size());
  for (const Color color : kColors) {
    for (const Point p : of_[index_of(color)]) {
      hash ^= stone_hash(p, color);
    }
  }
  return hash;
}

}  // namespace shinpan::board
