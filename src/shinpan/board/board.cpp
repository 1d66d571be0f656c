#include "shinpan/board/board.hpp"

#include "shinpan/base/assert.hpp"
#include "shinpan/base/hash.hpp"
#include "shinpan/board/stone_hashes.hpp"

#include <algorithm>

namespace shinpan::board {
namespace {

constexpr std::uint8_t kEmpty = 0;
constexpr std::uint8_t kWallStone = 3;

constexpr std::uint8_t code_of(Color color) {
  return static_cast<std::uint8_t>(stone_of(color));
}

std::uint64_t size_hash(Size size) {
  return base::mix(0x5348494e50414eULL + static_cast<std::uint64_t>(size.cols * 32 + size.rows));
}

// 9x9 fits into 2 words, 19x19 into 6.
std::uint8_t words_for(Size size) {
  const int area = size.area();
  return area <= 2 * 64 ? 2 : area <= 6 * 64 ? 6 : PointSet::kWords;
}

}  // namespace

Board::Board(Size size)
    : geometry_(&shinpan::board::geometry(size)),
      set_words_(words_for(size)),
      hash_(size_hash(size)) {
  stones_.fill(kEmpty);
  stones_[Geometry::kWall] = kWallStone;
  root_.fill(0);
  next_.fill(0);
  counts_.fill({0, 0});
}

Board::Board(const Board& other) {
  copy_state(other);
}

Board& Board::operator=(const Board& other) {
  if (this != &other) {
    copy_state(other);
  }
  return *this;
}

// Copies only what the board's size and the chains on it use.
void Board::copy_state(const Board& other) {
  geometry_ = other.geometry_;
  set_words_ = other.set_words_;
  const auto area = static_cast<std::size_t>(size().area());
  std::copy_n(other.stones_.begin(), area, stones_.begin());
  std::copy_n(other.root_.begin(), area, root_.begin());
  std::copy_n(other.next_.begin(), area, next_.begin());
  std::copy_n(other.counts_.begin(), area, counts_.begin());
  stones_[Geometry::kWall] = kWallStone;
  root_[Geometry::kWall] = 0;
  roots_ = other.roots_;
  for (const Point root : roots_) {
    liberties_[root.index] = other.liberties_[root.index];
  }
  of_ = other.of_;
  stale_.clear();
  hash_ = other.hash_;
  captured_ = other.captured_;
  ko_ = other.ko_;
  ko_color_ = other.ko_color_;
  log_.clear();
}

PointSet Board::chain(Point stone) const {
  PointSet out;
  for_each_stone(stone, [&](Point p) { out.insert(p); });
  return out;
}

std::vector<Point> Board::roots() const {
  std::vector<Point> out;
  out.reserve(static_cast<std::size_t>(roots_.count()));
  for (const Point p : roots_) {
    out.push_back(p);
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
  const auto& around = geometry_->around[p.index];
  unsigned breathes = 0;
  for (const std::uint16_t n : around) {
    breathes |= stones_[n] == kEmpty ? 1U : 0U;
  }
  if (breathes != 0) {
    return Legality::Legal;
  }
  const std::uint8_t own = code_of(color);
  bool legal = false;
  for (const std::uint16_t n : around) {
    const std::uint8_t stone = stones_[n];
    const bool in_atari = counts_[root_[n]].liberties == 1;
    legal |= (stone != kWallStone) & ((stone == own) != in_atari);
  }
  return legal ? Legality::Legal : Legality::Suicide;
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
  constexpr std::uint16_t kUnknown = 0xFFFF;
  const auto area = static_cast<std::uint16_t>(size().area());
  of_ = {};
  roots_.clear();
  stale_.clear();
  hash_ = size_hash(size());
  ko_ = kNoKo;
  log_.clear();
  std::fill_n(root_.begin(), area, kUnknown);
  for (std::uint16_t p = 0; p < area; ++p) {
    if (stones_[p] == kEmpty) {
      root_[p] = 0;
    } else if (root_[p] == kUnknown) {
      fill_chain(p);
    }
  }
}

// The chain of `start`, its first stone, from the stones alone.
void Board::fill_chain(std::uint16_t start) {
  const std::uint8_t own = stones_[start];
  const std::size_t side = index_of(color_of(static_cast<Stone>(own)));
  std::array<std::uint16_t, kMaxArea> stack;
  std::size_t height = 0;
  std::uint16_t stones = 0;
  PointSet& liberties = liberties_[start].set;
  liberties.clear();
  roots_.insert({start});
  root_[start] = start;
  next_[start] = start;
  stack[height++] = start;
  while (height > 0) {
    const std::uint16_t p = stack[--height];
    ++stones;
    of_[side].insert({p});
    hash_ ^= kStoneHashes.of[side][p];
    for (const std::uint16_t n : geometry_->around[p]) {
      if (stones_[n] == kEmpty) {
        liberties.insert({n});
      } else if (stones_[n] == own && root_[n] != start) {
        root_[n] = start;
        next_[n] = next_[start];
        next_[start] = n;
        stack[height++] = n;
      }
    }
  }
  counts_[start] = {static_cast<std::uint16_t>(liberties.count()), stones};
}

std::uint64_t Board::stone_hash(Point p, Color color) {
  return kStoneHashes.of[index_of(color)][p.index];
}

std::uint64_t Board::hash_after(Point p, Color color) const {
  std::uint64_t hash = hash_ ^ stone_hash(p, color);
  bool breathes = false;
  PointSet taken;
  for (const std::uint16_t n : geometry_->around[p.index]) {
    const std::uint8_t stone = stones_[n];
    if (stone == kWallStone) {
      continue;
    }
    if (stone == kEmpty) {
      breathes = true;
    } else if (stone == code_of(color)) {
      breathes = breathes || counts_[root_[n]].liberties > 1;
    } else if (counts_[root_[n]].liberties == 1) {
      breathes = true;
      if (!taken.contains({root_[n]})) {
        taken.insert({root_[n]});
        for_each_stone({n}, [&](Point s) { hash ^= stone_hash(s, opposite(color)); });
      }
    }
  }
  if (breathes) {
    return hash;
  }
  hash = hash_;
  for (const std::uint16_t n : geometry_->around[p.index]) {
    if (stones_[n] == code_of(color) && !taken.contains({root_[n]})) {
      taken.insert({root_[n]});
      for_each_stone({n}, [&](Point s) { hash ^= stone_hash(s, color); });
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
