#include "shinpan/base/assert.hpp"
#include "shinpan/board/board.hpp"
#include "shinpan/board/stone_hashes.hpp"

#include <bit>
#include <utility>

// Playing and taking back. An entry of the log holds, from its top downwards: the move (MoveEntry),
// the hash before it, the roots of the chains it took, the state of the chain that it joined others
// to, and what was left over on its point. Undo goes the same way, so each part finds the board as
// it left it.

namespace shinpan::board {
namespace {

constexpr std::uint8_t kEmpty = 0;

constexpr std::uint8_t code_of(Color color) {
  return static_cast<std::uint8_t>(stone_of(color));
}

constexpr std::uint8_t other(std::uint8_t code) {
  return static_cast<std::uint8_t>(3U - code);
}

template <std::size_t kW>
unsigned count_words(const PointSet& set) {
  unsigned count = 0;
  for (std::size_t i = 0; i < kW; ++i) {
    count += static_cast<unsigned>(std::popcount(set.words()[i]));
  }
  return count;
}

template <std::size_t kW>
void unite_words(PointSet& set, const PointSet& added) {
  for (std::size_t i = 0; i < kW; ++i) {
    set.words()[i] |= added.words()[i];
  }
}

// Adds, or takes out, a point only where `bit` is 1; a plain branch would be guessed wrong too
// often.
void insert_if(PointSet& set, std::uint16_t p, unsigned bit) {
  set.words()[p >> 6U] |= static_cast<std::uint64_t>(bit) << (p & 63U);
}

void erase_if(PointSet& set, std::uint16_t p, unsigned bit) {
  set.words()[p >> 6U] &= ~(static_cast<std::uint64_t>(bit) << (p & 63U));
}

// The number packed as the `i`th of the four 16-bit parts of a word.
std::uint16_t part(std::uint64_t word, std::size_t i) {
  return static_cast<std::uint16_t>(word >> (16 * i));
}

std::uint64_t as_part(std::uint16_t number, std::size_t i) {
  return static_cast<std::uint64_t>(number) << (16 * i);
}

}  // namespace

struct Board::Around {
  unsigned pressed = 0;  // a bit for each direction: where a chain of the other side lost a liberty
  unsigned empty = 0;    // a bit for each of the four directions
  std::array<std::uint16_t, 4> own{};  // roots of the own chains, each once
  std::size_t owns = 0;

  void add_own(std::uint16_t root) {
    for (std::size_t i = 0; i < owns; ++i) {
      if (own[i] == root) {
        return;
      }
    }
    own[owns++] = root;
  }
};

struct Board::MoveEntry {
  static constexpr unsigned kColorBit = 0;
  static constexpr unsigned kKoColorBit = 1;
  static constexpr unsigned kSuicideBit = 2;
  static constexpr unsigned kLeftoversBit = 3;
  static constexpr unsigned kOwnsShift = 4;      // 3 bits
  static constexpr unsigned kTakesShift = 7;     // 3 bits
  static constexpr unsigned kAddedShift = 10;    // 4 bits
  static constexpr unsigned kPressedShift = 14;  // 4 bits

  std::uint16_t point = kNoKo;  // kNoKo: a pass
  std::uint16_t ko = kNoKo;
  unsigned flags = 0;

  [[nodiscard]] static MoveEntry from(std::uint64_t word) {
    return {part(word, 0), part(word, 1), static_cast<unsigned>(word >> 32)};
  }

  [[nodiscard]] std::uint64_t word() const {
    return as_part(point, 0) | as_part(ko, 1) | (static_cast<std::uint64_t>(flags) << 32);
  }

  [[nodiscard]] bool has(unsigned bit) const { return ((flags >> bit) & 1U) != 0; }

  [[nodiscard]] Color color() const { return has(kColorBit) ? Color::White : Color::Black; }

  [[nodiscard]] Color ko_color() const { return has(kKoColorBit) ? Color::White : Color::Black; }

  [[nodiscard]] std::size_t owns() const { return (flags >> kOwnsShift) & 7U; }

  [[nodiscard]] std::size_t takes() const { return (flags >> kTakesShift) & 7U; }

  [[nodiscard]] unsigned pressed() const { return (flags >> kPressedShift) & 15U; }

  [[nodiscard]] unsigned added() const { return (flags >> kAddedShift) & 15U; }
};

void Board::start_chain(std::uint16_t p, const Around& sides) {
  root_[p] = p;
  next_[p] = p;
  roots_.insert({p});
  PointSet& liberties = liberties_[p].set;
  liberties.clear();
  const auto& around = geometry_->around[p];
  for (unsigned k = 0; k < 4; ++k) {
    insert_if(liberties, around[k], (sides.empty >> k) & 1U);
  }
  counts_[p] = {static_cast<std::uint16_t>(std::popcount(sides.empty)), 1};
}

// Adds a stone to one chain and returns which of the empty neighbours are new liberties of it.
unsigned Board::extend_chain(std::uint16_t p, const Around& sides) {
  const std::uint16_t root = sides.own[0];
  root_[p] = root;
  next_[p] = next_[root];
  next_[root] = p;
  PointSet& liberties = liberties_[root].set;
  liberties.erase({p});
  const auto& around = geometry_->around[p];
  unsigned added = 0;
  for (unsigned k = 0; k < 4; ++k) {
    const unsigned known = liberties.contains({around[k]}) ? 1U : 0U;
    const unsigned bit = (sides.empty >> k) & 1U;
    insert_if(liberties, around[k], bit);
    added |= (bit & ~known) << k;
  }
  Counts& counts = counts_[root];
  counts.liberties = static_cast<std::uint16_t>(counts.liberties - 1 + std::popcount(added));
  ++counts.stones;
  return added;
}

void Board::shorten_chain(const MoveEntry& entry) {
  const std::uint16_t p = entry.point;
  const unsigned added = entry.added();
  const std::uint16_t root = root_[p];
  next_[root] = next_[p];
  PointSet& liberties = liberties_[root].set;
  const auto& around = geometry_->around[p];
  for (unsigned k = 0; k < 4; ++k) {
    erase_if(liberties, around[k], (added >> k) & 1U);
  }
  liberties.insert({p});
  Counts& counts = counts_[root];
  counts.liberties = static_cast<std::uint16_t>(counts.liberties + 1 - std::popcount(added));
  --counts.stones;
}

// Joins two to four chains by a stone; the largest gives the root, the records of the others stay
// as they are. Exchanging two links of two rings makes one ring of them, and exchanging the same
// two again parts them.
template <bool kLogged, std::size_t kW>
void Board::join_chains(std::uint16_t p, Around& around) {
  for (std::size_t i = 1; i < around.owns; ++i) {
    if (counts_[around.own[i]].stones > counts_[around.own[0]].stones) {
      std::swap(around.own[0], around.own[i]);
    }
  }
  const std::uint16_t root = around.own[0];
  PointSet& liberties = liberties_[root].set;
  Counts& counts = counts_[root];
  if constexpr (kLogged) {
    log_.push_words<kW>(liberties.words().data());
    log_.push(as_part(around.own[1], 0) | as_part(around.own[2], 1) | as_part(around.own[3], 2));
    log_.push(as_part(counts.liberties, 0) | as_part(counts.stones, 1));
  }
  static_cast<void>(extend_chain(p, around));
  for (std::size_t i = 1; i < around.owns; ++i) {
    const std::uint16_t joined = around.own[i];
    for_each_stone({joined}, [&](Point s) { root_[s.index] = root; });
    roots_.erase({joined});
    std::swap(next_[root], next_[joined]);
    unite_words<kW>(liberties, liberties_[joined].set);
    counts.stones = static_cast<std::uint16_t>(counts.stones + counts_[joined].stones);
  }
  liberties.erase({p});
  counts.liberties = static_cast<std::uint16_t>(count_words<kW>(liberties));
}

template <std::size_t kW>
void Board::part_chains(const MoveEntry& entry) {
  const std::uint16_t p = entry.point;
  const std::uint16_t root = root_[p];
  const std::uint64_t counts = log_.pop();
  const std::uint64_t joined = log_.pop();
  for (std::size_t i = entry.owns() - 1; i-- > 0;) {
    const std::uint16_t chain = part(joined, i);
    std::swap(next_[root], next_[chain]);
    for_each_stone({chain}, [&](Point s) { root_[s.index] = chain; });
    roots_.insert({chain});
  }
  next_[root] = next_[p];
  log_.pop_words<kW>(liberties_[root].set.words().data());
  counts_[root] = {part(counts, 0), part(counts, 1)};
}

// Takes a chain off: its points become liberties of the other side's chains beside it.
template <bool kLogged>
void Board::lift_chain(std::uint16_t root, Color color) {
  const std::uint8_t enemy = other(code_of(color));
  const auto& hashes = kStoneHashes.of[index_of(color)];
  for_each_stone({root}, [&](Point s) {
    stones_[s.index] = kEmpty;
    of_[index_of(color)].erase(s);
    hash_ ^= hashes[s.index];
    if constexpr (kLogged) {
      stale_.insert(s);
    }
    for (const std::uint16_t n : geometry_->around[s.index]) {
      if (stones_[n] != enemy) {
        continue;
      }
      PointSet& liberties = liberties_[root_[n]].set;
      if (!liberties.contains(s)) {
        liberties.insert(s);
        ++counts_[root_[n]].liberties;
      }
    }
  });
  roots_.erase({root});
  captured_[index_of(color)] += counts_[root].stones;
}

void Board::put_back_chain(std::uint16_t root, Color color) {
  const std::uint8_t own = code_of(color);
  const std::uint8_t enemy = other(own);
  for_each_stone({root}, [&](Point s) {
    stones_[s.index] = own;
    of_[index_of(color)].insert(s);
    stale_.erase(s);
    for (const std::uint16_t n : geometry_->around[s.index]) {
      if (stones_[n] != enemy) {
        continue;
      }
      PointSet& liberties = liberties_[root_[n]].set;
      if (liberties.contains(s)) {
        liberties.erase(s);
        --counts_[root_[n]].liberties;
      }
    }
  });
  roots_.insert({root});
  captured_[index_of(color)] -= counts_[root].stones;
}

// What an earlier capture left on the point, which the new stone would overwrite.
template <std::size_t kW>
void Board::save_leftovers(std::uint16_t p) {
  log_.push_words<kW>(liberties_[p].set.words().data());
  log_.push(as_part(counts_[p].liberties, 0) | as_part(counts_[p].stones, 1) |
            as_part(root_[p], 2) | as_part(next_[p], 3));
}

template <std::size_t kW>
void Board::restore_leftovers(std::uint16_t p) {
  const std::uint64_t numbers = log_.pop();
  log_.pop_words<kW>(liberties_[p].set.words().data());
  counts_[p] = {part(numbers, 0), part(numbers, 1)};
  root_[p] = part(numbers, 2);
  next_[p] = part(numbers, 3);
  stale_.insert({p});
}

template <bool kLogged, std::size_t kW>
void Board::play_words(std::uint16_t p, Color color) {
  SHINPAN_ASSERT(stones_[p] == kEmpty);
  const std::uint8_t own = code_of(color);
  const std::uint8_t enemy = other(own);
  MoveEntry entry{
      p,
      ko_,
      static_cast<unsigned>(index_of(color)) | (static_cast<unsigned>(index_of(ko_color_)) << 1U)};
  const std::uint64_t hash = hash_;
  if constexpr (kLogged) {
    log_.open();
    if (stale_.contains({p})) {
      save_leftovers<kW>(p);
      entry.flags |= 1U << MoveEntry::kLeftoversBit;
    }
  }
  stones_[p] = own;
  of_[index_of(color)].insert({p});
  hash_ ^= kStoneHashes.of[index_of(color)][p];

  Around around;
  std::uint64_t taken = 0;
  std::size_t takes = 0;
  const auto& neighbors = geometry_->around[p];
  for (unsigned k = 0; k < 4; ++k) {
    const std::uint16_t n = neighbors[k];
    const std::uint8_t stone = stones_[n];
    if (stone == kEmpty) {
      around.empty |= 1U << k;
    } else if (stone == own) {
      around.add_own(root_[n]);
    } else if (stone == enemy) {
      const std::uint16_t root = root_[n];
      PointSet& liberties = liberties_[root].set;
      const unsigned pressed = liberties.contains({p}) ? 1U : 0U;
      around.pressed |= pressed << k;
      liberties.erase({p});
      Counts& counts = counts_[root];
      counts.liberties = static_cast<std::uint16_t>(counts.liberties - pressed);
      if ((counts.liberties == 0) & (pressed != 0)) {
        taken |= as_part(root, takes++);
      }
    }
  }

  if (around.owns == 0) {
    start_chain(p, around);
  } else if (around.owns == 1) {
    entry.flags |= extend_chain(p, around) << MoveEntry::kAddedShift;
  } else {
    join_chains<kLogged, kW>(p, around);
  }

  ko_ = kNoKo;
  if (takes > 0) {
    for (std::size_t i = 0; i < takes; ++i) {
      lift_chain<kLogged>(part(taken, i), opposite(color));
    }
    const std::uint16_t first = part(taken, 0);
    if (takes == 1 && counts_[first].stones == 1 && around.owns == 0 && counts_[p].liberties == 1) {
      ko_ = first;
      ko_color_ = opposite(color);
    }
  } else if (counts_[root_[p]].liberties == 0) {
    entry.flags |= 1U << MoveEntry::kSuicideBit;
    lift_chain<kLogged>(root_[p], color);
  }

  if constexpr (kLogged) {
    if (takes > 0) {
      log_.push(taken);
    }
    entry.flags |= static_cast<unsigned>(around.owns) << MoveEntry::kOwnsShift;
    entry.flags |= static_cast<unsigned>(takes) << MoveEntry::kTakesShift;
    entry.flags |= around.pressed << MoveEntry::kPressedShift;
    log_.push(hash);
    log_.push(entry.word());
  }
}

template <std::size_t kW>
void Board::undo_words(const MoveEntry& entry) {
  const std::uint16_t p = entry.point;
  const Color color = entry.color();
  hash_ = log_.pop();
  if (entry.has(MoveEntry::kSuicideBit)) {
    put_back_chain(root_[p], color);
  }
  if (entry.takes() > 0) {
    const std::uint64_t taken = log_.pop();
    for (std::size_t i = entry.takes(); i-- > 0;) {
      put_back_chain(part(taken, i), opposite(color));
    }
  }
  if (entry.owns() == 0) {
    roots_.erase({p});
  } else if (entry.owns() == 1) {
    shorten_chain(entry);
  } else {
    part_chains<kW>(entry);
  }
  stones_[p] = kEmpty;
  of_[index_of(color)].erase({p});
  const auto& neighbors = geometry_->around[p];
  for (unsigned rest = entry.pressed(); rest != 0; rest &= rest - 1) {
    const std::uint16_t root = root_[neighbors[static_cast<std::size_t>(std::countr_zero(rest))]];
    liberties_[root].set.insert({p});
    ++counts_[root].liberties;
  }
  if (entry.has(MoveEntry::kLeftoversBit)) {
    restore_leftovers<kW>(p);
  }
}

void Board::play(Point p, Color color) {
  switch (set_words_) {
    case 2:
      return play_words<true, 2>(p.index, color);
    case 6:
      return play_words<true, 6>(p.index, color);
    default:
      return play_words<true, PointSet::kWords>(p.index, color);
  }
}

void Board::play_forever(Point p, Color color) {
  log_.clear();
  stale_.clear();
  switch (set_words_) {
    case 2:
      return play_words<false, 2>(p.index, color);
    case 6:
      return play_words<false, 6>(p.index, color);
    default:
      return play_words<false, PointSet::kWords>(p.index, color);
  }
}

void Board::pass() {
  log_.open();
  MoveEntry entry;
  entry.ko = ko_;
  entry.flags = static_cast<unsigned>(index_of(ko_color_)) << MoveEntry::kKoColorBit;
  log_.push(entry.word());
  ko_ = kNoKo;
}

void Board::undo() {
  SHINPAN_ASSERT(log_.depth() > 0);
  log_.reopen();
  const MoveEntry entry = MoveEntry::from(log_.pop());
  ko_ = entry.ko;
  ko_color_ = entry.ko_color();
  if (entry.point == kNoKo) {
    return;
  }
  switch (set_words_) {
    case 2:
      return undo_words<2>(entry);
    case 6:
      return undo_words<6>(entry);
    default:
      return undo_words<PointSet::kWords>(entry);
  }
}

}  // namespace shinpan::board
